import { cuesOf, type Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';

const ends: ReadonlySet<string> = new Set(['.', '!', '?', ';', '\n', '…']);
const ofSound: ReadonlySet<string> = new Set(['genre', 'instrument', 'vocals', 'era']);

/** How a sentence begins that asks. */
const asking =
  /^[^a-z]{0,6}(?:(?:ok|okay|and|but|so|anyway|anyhow|now|well|right|then|oh|hey|lol)[, ]{1,3}){0,3}(?:let['’]?s|could|can|would|will|i['’]?d (?:like|love)|i would (?:like|love)|i could do|i want|i need|we want|we need|what i['’]?d like|something|anything|nothing|no|make|play|put|give|maybe|perhaps|how about|what about|an? (?:wee |little )?(?:bit|touch|dash)|bit (?:of|more|less)|less|more|some|please|try|add|turn|bring)\b/i;

/** "Do you have anything with a fiddle?", "is there a waltz?": beside a story a question like that is a wish. */
const asksWhetherHad =
  /^[^a-z]{0,6}(?:(?:ok|okay|and|but|so|now|well|then|please)[, ]{1,3}){0,2}(?:(?:do|would|might|have|had) you (?:have |got |know |happen to have |play )?(?:anything|something|any|some|an?|one)\b|(?:is|are|was|were) there (?:anything|something|any|some|an?|one)\b(?!.{0,40}\b(?:in (?:this|that|these|it|the)|on (?:this|that|the))\b)|got (?:any|some|anything|something)\b|any (?:chance of|more)\b|something [a-z]{2,12} would\b)/i;

/**
 * Whether a sentence of its own, beside what is told in others, says how the music is to be: "She texted back!! Anyway, no drums from here on". Praise
 * in that sentence makes it chat.
 */
export function wishesBesideStory(message: Message, { constraints, moves, asked }: Parts): boolean {
  const places = [
    ...constraints
      .filter(({ kind, isLed, operation }) => ofSound.has(kind) && (isLed === true || operation === 'avoid'))
      .map(({ from }) => from),
    ...(moves.valence === 0 && moves.energy === 0 ? [] : [Math.min(...moves.used)]),
    ...(asked?.isWish === true ? placesOf(message, asked.words) : []),
  ];
  const named = constraints.filter(
    ({ kind, operation }) => (ofSound.has(kind) || kind === 'tempo') && operation === 'want',
  );
  return [...places, ...named.map(({ from }) => from)].some((place) => {
    const sentence = sentenceAt(message, place);
    const isOwn = sentence.from > 0 || sentence.to < message.words.length - 1;
    const praised = cuesOf(message, 'smalltalk').some(
      ({ from }) => sentence.from <= from && from < sentence.to,
    );
    const said = message.text.slice(message.words[sentence.from]?.start, message.words[sentence.to - 1]?.end);
    return isOwn && !praised && (places.includes(place) ? asking : asksWhetherHad).test(said);
  });
}

const placesOf = ({ words, text }: Message, said: string): number[] => {
  const at = text.indexOf(said);
  return at === -1 ? [] : words.flatMap(({ start }, place) => (start === at ? [place] : []));
};

function sentenceAt({ words }: Message, place: number): { from: number; to: number } {
  let from = place;
  while (from > 0 && !ends.has(words[from - 1]?.text ?? '')) from -= 1;
  let to = place;
  while (to < words.length && !ends.has(words[to]?.text ?? '')) to += 1;
  return { from, to };
}
