import {
  type Brief,
  type Constraint,
  type ConstraintKind,
  moods,
  moodTargets,
  situations,
} from '@attune/contract';
import { type VocabularyKind, vocabulary } from '@attune/vocabulary';

export interface EvalBrief {
  name: string;
  brief: Brief;
}

const usual: Brief = {
  mood: 'calm',
  feeling: moodTargets.calm,
  target: moodTargets.calm,
  path: 'match',
  wanted: [],
  avoided: [],
  like: [],
  length: null,
  explicit: true,
  discovery: 'any',
  situation: null,
};

const one = (kind: ConstraintKind, value: string): Constraint => ({ kind, value, matched: value });
const moodAt = (place: number) => moods[place % moods.length] ?? 'calm';
const lengths: readonly Brief['length'][] = [
  null,
  { minutes: 30 },
  { tracks: 12 },
  { minutes: 60 },
  { tracks: 30 },
  { minutes: 90 },
];
const lengthAt = (place: number) => lengths[place % lengths.length] ?? null;

function of(place: number, given: Partial<Brief>): Brief {
  const mood = given.mood ?? moodAt(place);
  return {
    ...usual,
    mood,
    feeling: moodTargets[mood],
    target: moodTargets[mood],
    length: lengthAt(place),
    ...given,
  };
}

/** Every name of a kind once, wanted, with moods and lengths in turn. */
function wantedOnce(kind: VocabularyKind): EvalBrief[] {
  return vocabulary[kind]
    .filter(({ onlyAvoided }) => !onlyAvoided)
    .map(({ value }, place) => ({
      name: `${kind} ${value}`,
      brief: of(place, { wanted: [one(kind, value)] }),
    }));
}

function avoidedOnce(kind: VocabularyKind, every: number): EvalBrief[] {
  return vocabulary[kind]
    .filter((_, place) => place % every === 0)
    .map(({ value }, place) => ({
      name: `no ${kind} ${value}`,
      brief: of(place, {
        avoided: [{ ...one(kind, value), ...(place % 4 === 3 && { soft: true as const }) }],
      }),
    }));
}

/** From every mood to every other. */
const shifts: EvalBrief[] = moods.flatMap((from) =>
  moods
    .filter((to) => to !== from)
    .map((to, place) => ({
      name: `from ${from} to ${to}`,
      brief: of(place, { mood: to, feeling: moodTargets[from], target: moodTargets[to], path: 'shift' }),
    })),
);

const pairs: readonly (readonly [genre: string, instrument: string])[] = [
  ['jazz', 'piano'],
  ['jazz', 'saxophone'],
  ['blues', 'harmonica'],
  ['folk', 'banjo'],
  ['rock', 'electric guitar'],
  ['classical', 'cello'],
  ['electronic', 'analog synth'],
  ['hip-hop', 'turntables'],
  ['country', 'pedal steel'],
  ['reggae', 'organ'],
  ['soul', 'brass'],
  ['funk', 'trumpet'],
  ['ambient', 'synth pads'],
  ['bossa nova', 'nylon guitar'],
  ['house', 'drum machine'],
];
const combined: EvalBrief[] = pairs.flatMap(([genre, instrument], place) => [
  {
    name: `${genre} with ${instrument}`,
    brief: of(place, { wanted: [one('genre', genre), one('instrument', instrument)] }),
  },
  {
    name: `${genre} without ${instrument}`,
    brief: of(place + 1, { wanted: [one('genre', genre)], avoided: [one('instrument', instrument)] }),
  },
  {
    name: `${genre}, no vocals`,
    brief: of(place + 2, { wanted: [one('genre', genre), one('vocals', 'instrumental')] }),
  },
  {
    name: `${genre} or blues`,
    brief: of(place + 3, { wanted: [one('genre', genre), one('genre', 'blues')] }),
  },
]);

const situated: EvalBrief[] = situations.map((situation, place) => ({
  name: situation,
  brief: of(place, { situation }),
}));

/** As listeners would ask, several things at once. */
const handWritten: EvalBrief[] = [
  {
    name: 'ninety minutes of piano for reading, nobody singing',
    brief: of(0, {
      mood: 'focus',
      wanted: [one('instrument', 'piano'), one('activity', 'reading'), one('vocals', 'instrumental')],
      length: { minutes: 90 },
    }),
  },
  {
    name: 'an hour for the gym from the nineties',
    brief: of(0, {
      mood: 'energetic',
      wanted: [one('activity', 'workout'), one('era', '1990s')],
      length: { minutes: 60 },
    }),
  },
  {
    name: 'calm me down, no organ, no jazz',
    brief: of(0, {
      path: 'shift',
      feeling: { valence: 0.3, energy: 0.85 },
      avoided: [one('instrument', 'organ'), one('genre', 'jazz')],
      length: { minutes: 45 },
    }),
  },
  {
    name: 'cheer me up slowly with soul',
    brief: of(0, {
      mood: 'happy',
      path: 'shift',
      feeling: moodTargets.sad,
      target: moodTargets.happy,
      wanted: [one('genre', 'soul')],
      length: { minutes: 60 },
    }),
  },
  { name: 'five minutes of quiet', brief: of(0, { length: { minutes: 5 } }) },
  {
    name: 'five hours for a long drive',
    brief: of(0, { mood: 'happy', wanted: [one('activity', 'driving')], length: { minutes: 300 } }),
  },
  { name: 'three songs', brief: of(0, { mood: 'sad', length: { tracks: 3 } }) },
  { name: 'a hundred songs', brief: of(0, { mood: 'happy', length: { tracks: 100 } }) },
  {
    name: 'kids in the car',
    brief: of(0, { mood: 'happy', explicit: false, situation: 'children around', length: { minutes: 40 } }),
  },
  {
    name: 'fast songs, nothing electronic',
    brief: of(0, {
      mood: 'energetic',
      wanted: [one('tempo', 'fast')],
      avoided: [one('genre', 'electronic')],
    }),
  },
  {
    name: 'slow and sung',
    brief: of(0, { mood: 'sad', wanted: [one('tempo', 'slow'), one('vocals', 'vocals')] }),
  },
  {
    name: 'oldies for the kitchen',
    brief: of(0, { mood: 'happy', wanted: [one('era', 'oldies'), one('activity', 'cooking')] }),
  },
  { name: 'less guitar', brief: of(0, { avoided: [{ ...one('instrument', 'guitar'), soft: true }] }) },
  {
    name: 'everything turned down',
    brief: of(0, {
      avoided: [
        one('genre', 'rock'),
        one('genre', 'electronic'),
        one('genre', 'jazz'),
        one('instrument', 'drums'),
        one('vocals', 'vocals'),
      ],
    }),
  },
  { name: 'like one of the artists', brief: of(0, { like: [{ kind: 'artist', name: 'Aiko Drummond' }] }) },
  {
    name: 'like one of the artists, but not them',
    brief: of(0, {
      like: [{ kind: 'artist', name: 'Aiko Drummond' }],
      avoided: [one('artist', 'Aiko Drummond')],
    }),
  },
  { name: 'what I know', brief: of(0, { discovery: 'familiar' }) },
  {
    name: 'wake me up',
    brief: of(0, {
      mood: 'energetic',
      path: 'shift',
      feeling: moodTargets.calm,
      target: moodTargets.energetic,
      situation: 'waking up',
      length: { minutes: 30 },
    }),
  },
];

/** Over all kinds of constraints: each name of the vocabulary, pairs, changes, situations, and requests written by hand. */
export const evalBriefs: readonly EvalBrief[] = [
  ...(['genre', 'instrument', 'vocals', 'tempo', 'activity', 'scene', 'era'] as const).flatMap(wantedOnce),
  ...avoidedOnce('genre', 4),
  ...avoidedOnce('instrument', 2),
  ...avoidedOnce('vocals', 1),
  ...shifts,
  ...combined,
  ...situated,
  ...handWritten,
];
