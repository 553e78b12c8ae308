import { type Message, wordAt } from '../../message.ts';
import { type Direction, type Move, movingWords, type Sign } from './moving-words.ts';

interface Phrase {
  verbs: ReadonlySet<string>;
  ends: ReadonlySet<string>;
  direction: Direction;
  sign: Sign;
  /** "Chill it a bit" is said of the music, "chill a bit" of oneself. */
  needsObject?: true;
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
      'take tone dial bring knock wind tune calm cool quiet quieten settle ease drop scale keep soften mellow chill turn simmer damp tame',
    ),
    ends: set('down doon doun easy'),
    direction: livelier,
    sign: -1,
  },
  { verbs: set('dial scale pull'), ends: set('back'), direction: livelier, sign: -1 },
  {
    verbs: set('chill mellow calm cool soften quieten tame ease settle simmer hush'),
    ends: set('notch bit little touch tad gear peg'),
    needsObject: true,
    direction: livelier,
    sign: -1,
  },
  {
    verbs: set('lifts brightens lightens cheers uplifts warms gladdens heartens'),
    ends: set('me us her him them everyone up it things'),
    direction: pleasure,
    sign: 1,
  },
  { verbs: set('chill mellow'), ends: set('out'), direction: livelier, sign: -1 },
  { verbs: set('soften'), ends: set('it things this'), direction: livelier, sign: -1 },
];
const objects = set(
  'it things this that these them the energy pace tempo music mood vibe everything a bit little notch list mix whole intensity right way volume beat beats',
);
const things = set('it this that these them things everything');
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
  for (const { verbs, ends, direction, sign, needsObject } of phrases) {
    if (!verbs.has(verb)) continue;
    if (needsObject === true && !things.has(wordAt(message, at + 1))) continue;
    let thing: Direction | undefined;
    for (let end = at + 1; end <= at + 4; end += 1) {
      const word = wordAt(message, end);
      if (ends.has(word) && !people.has(wordAt(message, end + 1))) {
        if (end === at + 1 && verb === 'turn') return undefined;
        const lifts = message.words.slice(at, end).some(({ text }) => text === 'mood' || text === 'spirits');
        return { direction: lifts ? pleasure : (thing ?? direction), sign, from: at, to: end + 1 };
      }
      if (word === '' || people.has(word)) break;
      if (objects.has(word)) continue;
      // "Dial the cheer down".
      thing =
        thing === undefined && wordAt(message, end - 1) === 'the' ? movingWords.nouns.get(word) : undefined;
      if (thing === undefined) break;
    }
  }
  return undefined;
}

/** "Up!", "back up a little", "tempo up", "bring it back down": how lively it is, where nothing else is named. */
export function backAt(message: Message, at: number): Move | undefined {
  const word = wordAt(message, at);
  if (word !== 'up' && word !== 'down') return undefined;
  const sign = word === 'up' ? 1 : -1;
  const thing = thingBefore(message, at);
  if (thing !== undefined) return { ...thing, sign, to: at + 1 };
  const isBack = wordAt(message, at - 1) === 'back';
  let before = isBack ? at - 2 : at - 1;
  while (before > at - 6 && bringing.has(wordAt(message, before))) before -= 1;
  if (wordAt(message, before) !== '') return undefined;
  const next = wordAt(message, at + 1);
  const little = next === 'a' && small.has(wordAt(message, at + 2)) ? 3 : 2;
  const isSome = next === 'a' && amounts.has(wordAt(message, at + little));
  const isAlone = at > 0 && next === '';
  if (!isSome && !isAlone && !(isBack && (next === '' || afterBack.has(next)))) return undefined;
  return { direction: livelier, sign, from: at, to: isSome ? at + little + 1 : at + 1 };
}

/** "Tempo slightly up", "energy down": what goes there, and nothing else in its clause. */
function thingBefore(message: Message, at: number): Pick<Move, 'direction' | 'from'> | undefined {
  let before = at - 1;
  while (before > at - 5 && littles.has(wordAt(message, before))) before -= 1;
  const direction = measured.has(wordAt(message, before))
    ? movingWords.nouns.get(wordAt(message, before))
    : undefined;
  const next = wordAt(message, at + 1);
  if (direction === undefined || (next !== '' && !afterBack.has(next) && next !== 'a')) return undefined;
  return { direction, from: before };
}

const measured = set('tempo pace speed energy intensity volume power drive beat groove bpm mood');
const littles = set(
  'slightly a bit little touch tad notch back right way all the much lot just now should can could go',
);

const bringing = set(
  'ok okay and now then bring get take pull go it things this us please right so lets a bit little notch touch tad slightly slowly gently gradually softly let can could may might should we you i come move head nudge shift edge',
);
const amounts = set('bit little notch touch tad gear peg level lot step');
const small = set('tiny wee small teeny weeny slight');
const afterBack = set('again now please then slightly some pls');

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
