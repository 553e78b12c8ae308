import { type Mood, moods } from '@attune/contract';
import { cuesOf, type Message, wordAt } from '../message.ts';
import { isCry, isFestive, sayingIn } from './cries.ts';
import { feelingWords } from './feeling-words.ts';
import { isGladTwice, mayAnger, plainPolarityOf, polarityOf } from './polarity.ts';

const crying: Partial<Record<Mood, number>> = { sad: 8, calm: 1.5, happy: 0.1, energetic: 0.3 };
const celebrating: Partial<Record<Mood, number>> = { happy: 8, energetic: 4, sad: 0.1, focus: 0.2 };

const gladSaying: Partial<Record<Mood, number>> = { happy: 4, sad: 0.2, focus: 0.4 };
const lowSaying: Partial<Record<Mood, number>> = { sad: 4, calm: 1.2, happy: 0.2, energetic: 0.5 };

/** What went well or badly, in plain words: stronger than a model's guess where there are several, or news. */
const plainlyTold: Readonly<Record<'glad' | 'low', Partial<Record<Mood, number>>>> = {
  glad: { happy: 4, energetic: 1.5, sad: 0.25, focus: 0.6 },
  low: { sad: 4, calm: 1.5, happy: 0.2, energetic: 0.5, focus: 0.5 },
};
const told: Readonly<Record<'glad' | 'low', Partial<Record<Mood, number>>>> = {
  glad: { happy: 1.5, focus: 0.8 },
  low: { sad: 1.8, calm: 1.2, happy: 0.6, energetic: 0.8, focus: 0.8 },
};

/** Who is in trouble and angry at nobody seldom wants it loud. */
const seldomLoud = 0.5;

/** Nobody shouts for a quiet hour at the desk. */
const shouting: Partial<Record<Mood, number>> = { calm: 0.5, focus: 0.25 };

const denials = new Set('not dont never no isnt cant wasnt arent'.split(' '));

/** How many times likelier each mood is by the feelings a message tells in so many words; none where it denies them. */
export function likelierByWords(message: Message, isRequest = false): Partial<Record<Mood, number>> {
  const factors: Partial<Record<Mood, number>> = {};
  if (isCry(message.text)) for (const mood of moods) factors[mood] = crying[mood] ?? 1;
  if (isFestive(message.text)) for (const mood of moods) factors[mood] = celebrating[mood] ?? 1;
  // "All clear, I cried in the car": beside good news tears are no lament.
  const isNews = !isRequest && plainPolarityOf(message.text) === 'glad';
  const saying = isNews ? null : sayingIn(message.text);
  if (saying !== null) {
    const bySaying = saying === 'glad' ? gladSaying : lowSaying;
    for (const mood of moods) factors[mood] = (factors[mood] ?? 1) * (bySaying[mood] ?? 1);
  }
  const polarity = saying === null && !isRequest ? polarityOf(message.text) : null;
  if (polarity === 'glad' || polarity === 'low') {
    const isPlain = plainPolarityOf(message.text) === polarity;
    const isTwice = polarity === 'glad' && isGladTwice(message.text);
    const byPolarity = (isPlain || isTwice ? plainlyTold : told)[polarity];
    for (const mood of moods) factors[mood] = (factors[mood] ?? 1) * (byPolarity[mood] ?? 1);
    if (polarity === 'low' && isPlain && !mayAnger(message.text))
      factors.energetic = (factors.energetic ?? 1) * seldomLoud;
  }
  if (message.text.includes('!!'))
    for (const mood of moods) factors[mood] = (factors[mood] ?? 1) * (shouting[mood] ?? 1);
  const seen = new Set<number>();
  for (const { from, to } of cuesOf(message, 'feelingNow')) {
    const isDenied = [0, 1, 2].some((back) => denials.has(wordAt(message, from - back)));
    for (let at = from; at < to; at += 1) {
      const way = feelingWords.find(({ feelings }) => feelings.has(wordAt(message, at)));
      if (way === undefined || seen.has(at) || isDenied) continue;
      seen.add(at);
      for (const mood of moods) factors[mood] = (factors[mood] ?? 1) * (way.likelier[mood] ?? 1);
    }
  }
  for (const at of callouts(message)) {
    const way = feelingWords.find(({ feelings }) => feelings.has(wordAt(message, at)));
    if (way === undefined || seen.has(at)) continue;
    seen.add(at);
    for (const mood of moods) factors[mood] = (factors[mood] ?? 1) * (way.likelier[mood] ?? 1);
  }
  return factors;
}

const strengthening = new Set(
  'so very really absolutely totally completely just utterly proper bloody super too bit a'.split(' '),
);

const praising = new Set(
  'great good lovely wonderful fantastic brilliant perfect amazing awesome fine better'.split(' '),
);

/** "knackered. back hurts", "so angry": a feeling that opens a sentence is told of oneself. */
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
