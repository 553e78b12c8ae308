import type { Brief, Situation } from '@attune/contract';
import { has, hasNot, type Trait } from './answer.ts';

const sleeping =
  /\b(?:sleep(?:ing|y)?|asleep|bab(?:y|ies)|lullab(?:y|ies)|pillows?|lights out|bedtime|good ?night|insomnia|naps?)\b/i;
const church =
  /\b(?:gospel|hymns?|psalms?|prayers?|amen|hallelujah|kyrie|requiem|vespers|matins|compline|novena|introit|lacrimosa|paradisum|deacon|reverend|pastor|chapel|church|convent|cloister|abbot|nuns?|sacristy|nave|lord|preach(?:es|ers?)?)\b/i;

/** Titles speak of these in words that no vocabulary counts as their name. */
export const saidOtherwise: ReadonlyMap<string, RegExp> = new Map([
  [
    'romance',
    /\b(?:romances?|romantic|(?:in )?love[sd]?|loving|lovers?|kiss(?:es|ing)?|holding hands|sweethearts?|darling|valentines?|(?:boy|girl)friends?)\b/i,
  ],
  [
    'heartbreak',
    /\b(?:heart-?\s?breaks?|heart-?\s?broken|break-?\s?ups?|broke up|my ex|left me|he left|she left|divorced?|nobody slow-?dances)\b/i,
  ],
  ['sleep', sleeping],
  ...['worship', 'gospel', 'christian', 'sacred'].map((value) => [value, church] as const),
]);

/** At a funeral. */
const burying =
  /\b(?:laments?|requiem|funerals?|lacrimosa|kyrie|elegy|dirge|widows?|empty chair|reads the will)\b/i;
const forlorn = /\b(?:goodbye|lonely|alone)\b/i;
const grownUp =
  /\b(?:lov(?:e[sd]?|ers?|ing)|kiss(?:es|ing)?|romances?|valentines?|boyfriend|girlfriend|divorce|pints?|rum|beer|bourbon|whiske?y|champagne|cigarettes?|bar|ex)\b/i;

/** Who does these is awake, and wants to stay so, however calm the music. */
const awake: ReadonlySet<Situation> = new Set<Situation>([
  ...(['workout', 'running', 'party', 'sports match', 'celebration', 'achievement', 'wedding'] as const),
  ...(['cleaning', 'cooking', 'commute', 'travel', 'dinner with guests', 'study'] as const),
  ...(['coding', 'exams', 'making something', 'waking up'] as const),
]);
const awakeActivities: ReadonlySet<string> = new Set(
  'workout running cycling walking driving dancing party cleaning cooking work study coding hiking gaming travel gardening'.split(
    ' ',
  ),
);

type Asked = Pick<Brief, 'situation' | 'wanted' | 'avoided'>;

/** Whoever asks for sleep, or a child's, is shown lists for it. */
const wantsSleep = ({ situation, wanted }: Asked): boolean =>
  situation === 'falling asleep' ||
  situation === 'sleeplessness' ||
  situation === 'birth' ||
  wanted.some(({ value }) => value === 'sleep' || value === 'lullaby' || value === "children's music");

const drives = ({ wanted }: Asked): boolean => wanted.some(({ value }) => value === 'driving');

const isAwake = (asked: Asked): boolean =>
  drives(asked) ||
  (!wantsSleep(asked) &&
    ((asked.situation !== null && awake.has(asked.situation)) ||
      asked.wanted.some(({ kind, value }) => kind === 'activity' && awakeActivities.has(value))));

/** What music may better not say of itself, though nobody refused it by name. */
export function contraryWords(asked: Asked & Pick<Brief, 'mood'>): RegExp[] {
  const isOfLove = asked.wanted.some(({ value }) => value === 'romance');
  return [
    ...(isAwake(asked) ? [sleeping] : []),
    // Sad is a lost match as well, and a dog, and nobody buries these to a requiem.
    ...(asked.mood === 'sad' && asked.situation === 'grief' ? [] : [burying]),
    ...(asked.mood === 'sad' ? [] : [forlorn]),
    ...(asked.situation === 'children around' && !isOfLove ? [grownUp] : []),
  ];
}

/** Whether a track says of itself, or of who plays it, one of these. */
export const titleTrait =
  (patterns: readonly RegExp[]): Trait =>
  ({ name, artists }) =>
    patterns.some((pattern) => pattern.test(name) || artists.some((artist) => pattern.test(artist)))
      ? has
      : hasNot;
