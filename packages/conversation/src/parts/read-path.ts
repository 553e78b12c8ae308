import type { Mood } from '@attune/contract';
import { cuesOf, type Message, typed, wordAt } from '../message.ts';
import { movingWords } from './moving-words.ts';

/** How the music is to go on: staying where the listener is, or leading elsewhere. */
export interface AskedPath {
  path: 'match' | 'shift';
  /** Where a shift begins and ends, where that is said. */
  from: Mood | null;
  to: Mood | null;
  words: string;
}

const weeping = new Set(
  'wallow wallowing cry crying weep weeping sob bawl sad sadness grieve grieving mourn mope moping heartbreak gloom hurt ache sulk'.split(
    ' ',
  ),
);
const feelings: ReadonlyMap<string, Mood> = new Map(
  Object.entries({
    ...{
      stressed: 'sad',
      anxious: 'sad',
      worried: 'sad',
      down: 'sad',
      tears: 'sad',
      crying: 'sad',
      grief: 'sad',
      low: 'sad',
    },
    ...{
      tired: 'calm',
      asleep: 'calm',
      sleep: 'calm',
      relaxed: 'calm',
      sleepy: 'calm',
      awake: 'energetic',
      pumped: 'energetic',
    },
    ...{
      hyped: 'energetic',
      angry: 'energetic',
      wired: 'energetic',
      hyper: 'energetic',
      focus: 'focus',
      focused: 'focus',
    },
    ...{
      ok: 'calm',
      okay: 'calm',
      smiling: 'happy',
      dancing: 'happy',
      hope: 'happy',
      joy: 'happy',
      euphoria: 'happy',
    },
  }),
);

const moodOf = (word: string): Mood | null =>
  feelings.get(word) ??
  movingWords.adjectives.get(word)?.mood ??
  movingWords.comparatives.get(word)?.mood ??
  movingWords.nouns.get(word)?.mood ??
  null;

/** "cheer me up", "wake me up slowly", "from sad to happy" shift; "let me wallow", "keep me going" match. */
export function readPath(message: Message): AskedPath | null {
  const between = fromTo(message);
  if (between !== null) return between;
  const matching = cuesOf(message, 'matching');
  const [match] = matching;
  const shifts = [
    ...cuesOf(message, 'shiftUp').map((cue) => ({ ...cue, to: cue.to, mood: 'happy' as const })),
    ...cuesOf(message, 'shiftBuild').map((cue) => ({ ...cue, mood: null })),
    ...cuesOf(message, 'shiftEnergy').map((cue) => ({ ...cue, mood: 'energetic' as const })),
    ...cuesOf(message, 'shiftCalm').map((cue) => ({ ...cue, mood: 'calm' as const })),
  ].filter(
    ({ from, to }) =>
      !matching.some((other) => other.from <= from && other.to >= to) && !isDenied(message, from),
  );
  const longest = shifts.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (longest !== undefined) {
    return { path: 'shift', from: null, to: longest.mood, words: typed(message, longest.from, longest.to) };
  }
  if (match === undefined) {
    const denied = cuesOf(message, 'shiftUp').find(({ from }) => isDenied(message, from));
    // "Nothing to buck me up": whoever will not be cheered stays where they are.
    return denied === undefined
      ? null
      : { path: 'match', from: null, to: null, words: typed(message, denied.from, denied.to) };
  }
  const weeps = message.words.some(({ text }) => weeping.has(text));
  return { path: 'match', from: null, to: weeps ? 'sad' : null, words: typed(message, match.from, match.to) };
}

function isDenied(message: Message, at: number): boolean {
  return [1, 2, 3].some((back) =>
    ['dont', 'not', 'never', 'no', 'without', 'nothing', 'nobody', 'stop', 'quit'].includes(
      wordAt(message, at - back),
    ),
  );
}

/** "from sad to happy", "start slow and end wild". */
function fromTo(message: Message): AskedPath | null {
  for (let at = 0; at < message.words.length; at += 1) {
    const word = wordAt(message, at);
    if (
      ![
        'from',
        'start',
        'starts',
        'starting',
        'begin',
        'begins',
        'beginning',
        'go',
        'goes',
        'going',
        'open',
        'opens',
        'opening',
      ].includes(word)
    )
      continue;
    const first = moodNear(message, at + 1, 3);
    if (first === null) continue;
    for (let next = first.at + 1; next <= first.at + 6; next += 1) {
      if (
        ![
          'to',
          'into',
          'end',
          'ends',
          'ending',
          'finish',
          'finishing',
          'then',
          'until',
          'till',
          'towards',
          'toward',
        ].includes(wordAt(message, next))
      )
        continue;
      const last = moodNear(message, next + 1, 3);
      if (last !== null && last.mood !== first.mood) {
        return { path: 'shift', from: first.mood, to: last.mood, words: typed(message, at, last.at + 1) };
      }
    }
  }
  return null;
}

function moodNear(message: Message, from: number, within: number): { mood: Mood; at: number } | null {
  for (let at = from; at < from + within; at += 1) {
    const mood = moodOf(wordAt(message, at));
    if (mood !== null) return { mood, at };
  }
  return null;
}
