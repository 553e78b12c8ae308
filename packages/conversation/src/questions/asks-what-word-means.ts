import { canonicalName, entryOf } from '@attune/vocabulary';
import type { Message } from '../message.ts';
import { explained } from '../replies/texts/explained-words.ts';
import { saidIn, sentencesOf } from './asked-clauses.ts';
import type { AskedAside } from './asked-of-songs.ts';
import type { MixQuestion } from './mix-question.ts';

const leading =
  '(?:(?:and|so|but|ok|okay|oh|sorry|wait|hey|hi|hello|please|also|haha|lol|first|can you tell me|could you tell me|tell me|may i ask|do you know|i wonder|just curious) ){0,4}';
const word = "(?<word>[\\p{L}&’'-]{2,20}(?: [\\p{L}&-]{2,16}){0,2}?)";
const named =
  '(?:(?:an?|some|the word|the term|this word|that word|called|exactly|actually|even|then) ){0,3}';
const tail =
  '(?: (?:music|songs?|anyway|please|exactly|actually|then|again|if i may ask|if i may|lol|haha|dear|love|really|by the way|like|as a genre|sorry)){0,3}';
const questions: readonly RegExp[] = [
  `what(?:s| is| are| even is| on earth is| the heck is| the hell is) ${named}${word}`,
  `what (?:does|do) ${named}${word} (?:even |actually |really )?mean`,
  `what ${named}${word} (?:is|means)`,
  `${word} (?:is|means) what`,
  `(?:explain|define|describe) (?:to me |me )?${named}${word}`,
  `(?:what(?:s| is) )?the meaning of ${named}${word}`,
  `i (?:do not|dont) know (?:what |the word )${named}${word}(?: (?:is|means|are))?`,
].map((one) => new RegExp(`^${leading}(?:${one})${tail}$`, 'iu'));

/** These tell why it is asked. */
const beside =
  /\b(?:(?:do not|dont|didnt|never|not) (?:even )?(?:know|knew|heard|understand|understood)\b.{0,20}\b(?:word|it|that|of it|what)?|what it (?:is|means)|the word)\b/;
/** "What is lo-fi? Play me some": it is asked for as well. */
const wishing = /\b(?:play|give|put|want|try|add|more|some)\b/;

/** Danger that is heard in nothing but such a question is none: "what is lo-fi, if I may ask? I do not know the word". */
export const asksOnlyWhatWordMeans = (message: Message): boolean => {
  const asked = asksWhatWordMeans(message);
  return asked !== null && asked.taken.length === sentencesOf(message).length;
};

/** "What is lo-fi?", "what does skank mean": a word of music that is explained here; `null` where none is asked about. */
export function asksWhatWordMeans(message: Message): AskedAside | null {
  const sentences = sentencesOf(message).map((one) => ({ ...one, said: saidIn(message, one) }));
  for (const one of sentences) {
    const meaning = meaningOf(one.said);
    if (meaning === null) continue;
    const others = sentences.filter((other) => other !== one);
    if (others.some(({ said }) => wishing.test(said))) return null;
    return {
      question: meaning,
      taken: sentences.filter((other) => other === one || beside.test(other.said)),
    };
  }
  return null;
}

/** In characters: what a word means is asked shortly. */
const longest = 90;

function meaningOf(said: string): MixQuestion | null {
  if (said.length > longest) return null;
  for (const question of questions) {
    const asked = question.exec(said)?.groups?.word?.toLowerCase();
    if (asked === undefined) continue;
    for (const form of new Set([asked, asked.replace(/s$/, ''), asked.replaceAll('-', ' ')])) {
      const kind = (['genre', 'instrument'] as const).find((one) => isIn(one, form));
      const value = kind === undefined ? form : canonicalName(kind, form);
      const name = explained(form) === undefined ? value : form;
      if (explained(name) === undefined) continue;
      // "Reel" is looked for as what is Celtic, and is not the same.
      const isSame = kind !== undefined && name === value;
      return { about: 'word', positions: [], trait: isSame ? { kind, value } : null, name };
    }
  }
  return null;
}

const isIn = (kind: 'genre' | 'instrument', word: string): boolean =>
  entryOf(kind, canonicalName(kind, word)) !== undefined;
