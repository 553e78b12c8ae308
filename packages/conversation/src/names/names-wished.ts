import { isFiller } from '../cues/fillers.ts';
import { wordClasses, wordSet } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
import { isTurnedDown as isNotDone } from '../parts/play/turned-down-command.ts';
import { type Name, nameAt } from './read-name.ts';

export const marks = new Set([',', '.', '!', '?', ';', ':', '\n', '(', ')', '–', '—', 'but']);
const refusing = wordSet(`
  no not without never nothing skip avoid drop lose ditch hate hates loathe despise except less fewer ban banned remove dont doesnt didnt
  cant cannot wont minus neither nor stop isnt arent wasnt aint enough sick tired bored nobody many much unlike
`);
/** Between the word that turns down and the name. */
const refused = wordSet(`
  any more of by from the to all those ones songs stuff music like want need play stick stand abide bear hear fan into with anything please too
  another ever really even have take and or
`);
/** What is told of a name, or asked about it, asks to hear nobody. */
const telling = wordSet(`
  is are was were been being did does had who what why where when how whose which he she they saw seen seeing met knew know knows said says told
  died dead sang sings sung played plays wrote writes made danced kissed cried crying heard hearing reminds remind sounds sounded think thought
  guess loved loves liked likes hum hummed finally ah oh wow asleep
  i'm dressed looks looked shouts dresses snores smells listened loving enjoying singing dancing
`);
const owning = wordSet('my our his her their your named called name names dog cat');
/** In words and marks before the name. */
const mostOwned = 3;
/** Beside a name with one of these, it is asked for. */
const wishing = wordSet(`
  some more want wanna need like fancy prefer try give gimme put play bring add get let please pls plz too also instead now then maybe perhaps back
  switch change swap mix throw start begin with only just mostly mainly say including plus especially another next course
  records hits tapes things thing sort kind type style vibe vibes era ones long early late old older something anything
  kinda kindof sorta type energy level levels calibre caliber territory flavour flavor lane league school lot crowd gang bunch ilk etc similar would such forth suchlike whatnot company
`);
const leadingTo = wordSet('back switch change over move jump go closer nearer on listen');

/**
 * "Now with voice, Shajarian of course", "Schubert piano", "folk rock, british. Fairport, Pentangle": a known name, in words that ask for music and
 * neither tell nor ask about it, or alone between marks of a message that does.
 */
export function namesWished(message: Message): Array<Name & { isRefused: boolean }> {
  const found: Array<Name & { isRefused: boolean }> = [];
  for (let at = 0; at < message.words.length; at += 1) {
    const name = nameAt(message, at, false);
    if (name?.isKnown !== true) continue;
    at = name.to - 1;
    const clause = clauseAround(message, name);
    const around = wordsIn(message, clause.from, name.from).concat(wordsIn(message, name.to, clause.to));
    if (around.some((word) => telling.has(word)) || isToldTo(message, name)) continue;
    const isRefused = isTurnedDown(message, clause.from, name);
    const within = around.every(isFiller) ? { from: 0, to: message.words.length } : clause;
    const isAsked =
      namesMusic(message, within, name) ||
      wordsIn(message, within.from, within.to).some((word) => wordClasses.music.has(word)) ||
      around.some((word) => wishing.has(word)) ||
      isAnswered(message, name);
    const isUnclear = !isRefused && around.some((word) => refusing.has(word));
    if (isRefused || (isAsked && !isUnclear)) found.push({ ...name, isRefused });
  }
  return found;
}

const yes = wordSet('yes yeah yep aye definitely sure');

/** "The Kinks yes" answers; "yes, the Kinks!" cheers at what plays. */
export const isAnswered = (message: Message, { to }: Pick<Name, 'to'>): boolean =>
  yes.has(wordAt(message, to)) &&
  message.words.slice(to + 1).every(({ text }) => text === '.' || text === 'please');

export const wordsIn = ({ words }: Message, from: number, to: number): string[] =>
  words.slice(from, to).flatMap(({ text, isWord }) => (isWord ? [text] : []));

export function clauseAround({ words }: Message, { from, to }: Name): { from: number; to: number } {
  let first = from;
  let end = to;
  while (first > 0 && !marks.has(words[first - 1]?.text ?? '')) first -= 1;
  while (end < words.length && !marks.has(words[end]?.text ?? '')) end += 1;
  return { from: first, to: end };
}

/** "Got any that aren't Cold Chisel", "can't stick Phil Collins". */
export function isTurnedDown(message: Message, from: number, name: Name): boolean {
  let at = name.from - 1;
  const isPassed = (place: number) =>
    refused.has(wordAt(message, place)) || message.named.some((one) => one.from <= place && place < one.to);
  while (at > from && isPassed(at)) at -= 1;
  const word = wordAt(message, at);
  // "I like very much the music of Morricone", and not "too much Morricone".
  if ((word === 'much' || word === 'many') && !tooMuch.has(wordAt(message, at - 1))) return false;
  return at >= from && refusing.has(word) && !(losing.has(word) && isNotDone(message, at));
}
/** "Don't lose Nina Simone" keeps her. */
export const losing: ReadonlySet<string> = wordSet(
  'lose drop remove skip ditch ban cut bin scrap axe exclude',
);
const tooMuch = wordSet('too so that way this');

/** "Something for Dolly", "crying to Leonard Cohen", "my dog, Bowie": somebody it is for, what it is done to, or who is called so. */
export function isToldTo(message: Message, { from, to }: Name): boolean {
  const before = wordAt(message, from - 1);
  return (
    message.words.slice(Math.max(0, from - mostOwned), from).some(({ text }) => owning.has(text)) ||
    (before === 'for' && to === from + 1) ||
    (before === 'to' && !leadingTo.has(wordAt(message, from - 2))) ||
    (before === 'with' && to === from + 1)
  );
}

/** A kind of music is named beside it. */
const namesMusic = (message: Message, { from, to }: { from: number; to: number }, name: Name): boolean =>
  message.named.some(
    (one) =>
      one.from >= from &&
      one.to <= to &&
      (one.to <= name.from || one.from >= name.to) &&
      one.kind !== 'activity' &&
      one.kind !== 'scene',
  );
