import { readConstraints } from '@attune/mood';
import { languageOf } from './language-of.ts';

/** In characters. */
const mostRead = 600;
const sentences = /[^.!?\n;]{1,400}[.!?]{0,3}/gu;
const asking =
  /\b(?:something|anything|some|music|songs?|tunes?|play|please|pls|want|need|give me|put on|do you have|have you)\b/i;
const leastAsked = 2;
/** In words: what is said in fewer is soon said in English, and then all of it is understood. */
const leastTold = 8;

/** Kinds of music and instruments that are called the same in most languages. */
const calledAlike =
  /\b(?:samba|bossa ?nova|fado|tango|milonga|boleros?|salsa|cumbia|merengue|bachata|reggaeton|flamenco|jazz|blues|reggae|techno|lo-?fi|hip ?hop|punk|heavy metal|disco|funk|gospel|kora|ukulele|piano|cello|arabesk|chanson|klezmer|highlife|afrobeat|rumba|mariachi|rancheras?|forr[oó]|mpb|sertanejo|pagode|polka|dangdut|enka|raï|rebetiko)\b/giu;
/** So near before it what is named is turned down. */
const refused =
  /\b(?:no|nada|ni|sin|sem|nem|n[aã]o|ohne|kein\w{0,2}|nicht|keinesfalls|pas|sans|ni|senza|non|niente|yok|değil|geen|zonder|niet|ikke|inte|utan|bez|nie|bukan|tanpa|odio|hasse|déteste|not)\W{1,3}(?:\p{L}{1,10}\W{1,3}){0,2}$/iu;

/**
 * What a message in a language that is not read wishes in English, or by a name that all languages have: "acabei de mudar pra Toronto. something
 * brazilian", "quero ouvir samba". `null` where it wishes for nothing so.
 */
export function wishInPassing(text: string): string | null {
  const start = text.slice(0, mostRead);
  const asked = (start.match(sentences) ?? [])
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.split(/\s+/).length >= leastAsked && asking.test(sentence) && languageOf(sentence).isEnglish,
    );
  if (asked.length > 0) return asked.join(' ');
  if (start.split(/\s+/).length < leastTold) return null;
  const named = [...start.matchAll(calledAlike)].filter(
    ({ 0: word, index }) =>
      readConstraints(word).wanted.length > 0 && !refused.test(start.slice(Math.max(0, index - 40), index)),
  );
  return named.length === 0 ? null : [...new Set(named.map(([word]) => word.toLowerCase()))].join(' and ');
}
