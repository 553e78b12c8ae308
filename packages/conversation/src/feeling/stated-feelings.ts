import { type Mood, moods } from '@attune/contract';
import { cuesOf, type Message, wordAt } from '../message.ts';
import { isCry, isFestive, sayingIn } from './cries.ts';
import { type FeelingWords, feelingWords } from './feeling-words.ts';

const crying: Partial<Record<Mood, number>> = { sad: 8, calm: 1.5, happy: 0.1, energetic: 0.3 };
const celebrating: Partial<Record<Mood, number>> = { happy: 8, energetic: 4, sad: 0.1, focus: 0.2 };

const gladSaying: Partial<Record<Mood, number>> = { happy: 4, sad: 0.2, focus: 0.4 };
const lowSaying: Partial<Record<Mood, number>> = { sad: 4, calm: 1.2, happy: 0.2, energetic: 0.5 };

/** Nobody shouts for a quiet hour at the desk. */
const shouting: Partial<Record<Mood, number>> = { calm: 0.5, focus: 0.25 };

const denials = new Set('not dont never no isnt cant wasnt arent'.split(' '));

/** How many times likelier each mood is by the feelings a message states in so many words; none where it denies them. */
export function likelierByWords(message: Message): Partial<Record<Mood, number>> {
  const factors: Partial<Record<Mood, number>> = {};
  if (isCry(message.text)) for (const mood of moods) factors[mood] = crying[mood] ?? 1;
  if (isFestive(message.text)) for (const mood of moods) factors[mood] = celebrating[mood] ?? 1;
  const saying = sayingIn(message.text);
  if (saying !== null) {
    const perMood = saying === 'glad' ? gladSaying : lowSaying;
    for (const mood of moods) factors[mood] = (factors[mood] ?? 1) * (perMood[mood] ?? 1);
  }
  if (message.text.includes('!!'))
    for (const mood of moods) factors[mood] = (factors[mood] ?? 1) * (shouting[mood] ?? 1);
  for (const { way } of statedFeelings(message))
    for (const mood of moods) factors[mood] = (factors[mood] ?? 1) * (way.likelier[mood] ?? 1);
  return factors;
}

interface StatedWord {
  /** Its place among the words. */
  at: number;
  way: FeelingWords;
}

/** The words for feelings that a message states of its writer. */
export function statedFeelings(message: Message): StatedWord[] {
  const found = new Map<number, FeelingWords>();
  for (const { from, to } of cuesOf(message, 'feelingNow')) {
    const isDenied = [0, 1, 2].some((back) => denials.has(wordAt(message, from - back)));
    for (let at = from; at < to && !isDenied; at += 1) note(at);
  }
  for (const at of callouts(message)) note(at);
  return [...found].map(([at, way]) => ({ at, way }));

  function note(at: number): void {
    const way = feelingWords.find(({ feelings }) => feelings.has(wordAt(message, at)));
    if (way !== undefined) found.set(at, way);
  }
}

const strengthening = new Set(
  'so very really absolutely totally completely just utterly proper bloody super too bit a'.split(' '),
);

const praising = new Set(
  'great good lovely wonderful fantastic brilliant perfect amazing awesome fine better'.split(' '),
);

/** "knackered. back hurts", "so angry": a feeling that opens a sentence is stated of oneself. */
function callouts(message: Message): number[] {
  const found: number[] = [];
  for (let at = 0; at < message.words.length; at += 1) {
    if (at > 0 && message.words[at - 1]?.isWord === true) continue;
    let first = at;
    while (strengthening.has(wordAt(message, first)) && first < at + 3) first += 1;
    const next = wordAt(message, first + 1);
    // "Great, a flat tyre" mocks.
    if (praising.has(wordAt(message, first)) && message.words[first + 1]?.text === ',') continue;
    if (
      next === '' ||
      [
        'and',
        'but',
        'because',
        'after',
        'today',
        'now',
        'tonight',
        'i',
        'from',
        'about',
        'at',
        'with',
      ].includes(next)
    )
      found.push(first);
  }
  return found;
}
