import { type Message, wordAt } from '../message.ts';
import { type Direction, type Move, movingWords, type Sign } from './moving-words.ts';

interface Phrase {
  verbs: ReadonlySet<string>;
  ends: ReadonlySet<string>;
  direction: Direction;
  sign: Sign;
}
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
export const livelier: Direction = { valence: 0, energy: 1, mood: null };
const pleasure: Direction = { valence: 1, energy: 0, mood: null };
const speed: Direction = { valence: 0, energy: 1, mood: null, tempo: 'fast' };

/** A verb, a word or a few for the music, and where it goes. */
const phrases: readonly Phrase[] = [
  {
    verbs: set('lighten brighten cheer lift sweeten perk warm'),
    ends: set('up'),
    direction: pleasure,
    sign: 1,
  },
  {
    verbs: set('lift brighten lighten'),
    ends: set('little bit slightly gradually gently'),
    direction: pleasure,
    sign: 1,
  },
  { verbs: set('darken'), ends: set('it things up this'), direction: pleasure, sign: -1 },
  { verbs: set('speed hurry quicken'), ends: set('up'), direction: speed, sign: 1 },
  { verbs: set('slow'), ends: set('down'), direction: speed, sign: -1 },
  {
    verbs: set(
      'pick kick bump amp ramp step liven pump hype power crank rev bring push dial beef fire turn up jazz spice notch',
    ),
    ends: set('up'),
    direction: livelier,
    sign: 1,
  },
  {
    verbs: set(
      'take tone dial bring wind tune calm cool quiet quieten settle ease drop scale keep soften mellow chill turn simmer damp tame',
    ),
    ends: set('down doon doun easy'),
    direction: livelier,
    sign: -1,
  },
  { verbs: set('dial scale pull'), ends: set('back'), direction: livelier, sign: -1 },
  { verbs: set('chill mellow'), ends: set('out'), direction: livelier, sign: -1 },
  { verbs: set('soften'), ends: set('it things this'), direction: livelier, sign: -1 },
];
const objects = set(
  'it things this that these them the energy pace tempo music mood vibe everything a bit little notch list mix whole intensity right way volume beat beats',
);
const people = set('me us my');

/** "take it down a notch", "pick up the pace", "lighten the mood". */
export function phraseAt(message: Message, at: number): Move | undefined {
  const verb = wordAt(message, at);
  if (
    verb === 'up' ||
    verb === 'raise' ||
    verb === 'increase' ||
    verb === 'boost' ||
    verb === 'lower' ||
    verb === 'reduce'
  ) {
    return changedThing(message, at, verb === 'lower' || verb === 'reduce' ? -1 : 1);
  }
  for (const { verbs, ends, direction, sign } of phrases) {
    if (!verbs.has(verb)) continue;
    for (let end = at + 1; end <= at + 4; end += 1) {
      const word = wordAt(message, end);
      if (ends.has(word) && !people.has(wordAt(message, end + 1))) {
        if (end === at + 1 && verb === 'turn') return undefined;
        const lifts = message.words.slice(at, end).some(({ text }) => text === 'mood' || text === 'spirits');
        return { direction: lifts ? pleasure : direction, sign, from: at, to: end + 1 };
      }
      if (word === '' || people.has(word) || !objects.has(word)) break;
    }
  }
  return undefined;
}

/** "Back up a little", "up a notch", "bring it back down": how lively it is, where nothing else is named. */
export function backAt(message: Message, at: number): Move | undefined {
  const word = wordAt(message, at);
  if (word !== 'up' && word !== 'down') return undefined;
  const isBack = wordAt(message, at - 1) === 'back';
  let before = isBack ? at - 2 : at - 1;
  while (before > at - 6 && bringing.has(wordAt(message, before))) before -= 1;
  if (wordAt(message, before) !== '') return undefined;
  const next = wordAt(message, at + 1);
  const isSome = next === 'a' && amounts.has(wordAt(message, at + 2));
  if (!isSome && !(isBack && (next === '' || afterBack.has(next)))) return undefined;
  return { direction: livelier, sign: word === 'up' ? 1 : -1, from: at, to: isSome ? at + 3 : at + 1 };
}

const bringing = set('ok okay and now then bring get take pull go it things this us please right so lets');
const amounts = set('bit little notch touch tad gear peg level lot step');
const afterBack = set('again now please then slightly some');

/** "up the energy", "raise the mood", "lower the tempo". */
function changedThing(message: Message, at: number, sign: Sign): Move | undefined {
  const article = ['the', 'its', 'my'].includes(wordAt(message, at + 1)) ? 1 : 0;
  const place = at + 1 + article;
  const thing = wordAt(message, place);
  if (article === 0 && wordAt(message, at) === 'up') return undefined;
  const direction = thing === 'mood' || thing === 'spirits' ? pleasure : movingWords.nouns.get(thing);
  if (direction === undefined || people.has(wordAt(message, at + 1))) return undefined;
  return { direction, sign, from: at, to: place + 1 };
}
