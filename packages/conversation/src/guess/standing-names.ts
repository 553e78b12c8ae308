import type { Brief, Change, Constraint, Like } from '@attune/contract';
import { readMessageWords } from '../message.ts';
import { nameOf } from '../replies/describe-changes.ts';
import { commonWords } from '../words/common-words.ts';

/** A wish that stands, with the words by which people speak of it. */
export interface StandingWish {
  /** Each as words. */
  names: string[][];
  /** It turns something down: "no dancing" is its name. */
  isRefusal: boolean;
  /** It is named by less than its whole name. */
  isPartly: (words: readonly string[]) => boolean;
  kind: Constraint['kind'] | Like['kind'] | 'length' | 'explicit' | 'discovery';
  /** What takes it out. */
  removing: Change;
}

const wordsIn = (text: string): string[] =>
  readMessageWords(text)
    .words.filter(({ isWord }) => isWord)
    .map(({ text: word }) => word);

/** In letters: shorter words of a name are of any sentence. */
const leastInWord = 4;

/** "Rafi" of Mohammed Rafi: a word of a name that is of no other use. */
const tellingWords = (name: readonly string[]): string[][] =>
  name.flatMap((word) => (word.length >= leastInWord && !commonWords.has(word) ? [[word]] : []));

const always = () => false;

function ofConstraint(field: 'wanted' | 'avoided', one: Constraint): StandingWish {
  const { kind, value } = one;
  const plain = wordsIn(value);
  const isOfLanguage = kind === 'language';
  const names = [
    plain,
    wordsIn(nameOf(one)),
    ...(isOfLanguage
      ? [
          ['songs', 'in', ...plain],
          [...plain, 'language'],
        ]
      : []),
    // "Remove no dance", of dance music.
    ...(plain.length > 1 && plain.at(-1) === 'music' ? [plain.slice(0, -1)] : []),
  ];
  return {
    ...{ names, isRefusal: field === 'avoided', kind },
    // "Not English language, English people".
    isPartly: (words) => isOfLanguage && words.at(-1) === 'language',
    removing: { field, op: 'remove', kind, value },
  };
}

function ofLike(like: Like): StandingWish[] {
  if (like.kind === 'playing') return [];
  const name = wordsIn(like.name);
  const isTelling = name.some((word) => !commonWords.has(word));
  const whole = [['like', ...name], ...(isTelling && like.kind === 'artist' ? [name] : [])];
  const partly = like.kind === 'artist' ? tellingWords(name) : [];
  return [
    {
      names: [...whole, ...partly.map((word) => ['like', ...word]), ...partly],
      isRefusal: false,
      isPartly: (words) => words.filter((word) => word !== 'like').length < name.length,
      kind: like.kind,
      removing: { field: 'like', op: 'remove', like },
    },
  ];
}

const phrases = (list: string): string[][] => list.split('|').map(wordsIn);
const familiar = phrases(
  'familiar|familiar songs|familiar music|familiar stuff|things i know|songs i know|known songs',
);
const unknown = phrases(
  'new songs|songs new to me|new music|new ones|unknown songs|discoveries|new to me|new to you',
);
const clean = phrases(
  'clean|clean lyrics|clean version|clean versions|clean versions only|clean songs|clean music|clean language|clean words',
);
const times = phrases('hour|hours|minutes|minute|time limit|limit|length|number of songs|number of tracks');

function ofSettings({ length, explicit, discovery }: Brief): StandingWish[] {
  const wish = (names: string[][], kind: StandingWish['kind'], removing: Change): StandingWish => ({
    ...{ names, isRefusal: false, isPartly: always, kind, removing },
  });
  const counted = (one: NonNullable<Brief['length']>): string[][] => {
    const [count, units] =
      'minutes' in one ? [one.minutes, ['minutes', 'minute', 'min']] : [one.tracks, ['songs', 'tracks']];
    const hours = count === 60 ? phrases('one hour|an hour|1 hour|the hour') : [[`${count / 60}`, 'hours']];
    return [...units.map((unit) => [String(count), unit]), ...('minutes' in one ? hours : [])];
  };
  return [
    ...(length === null
      ? []
      : [
          {
            ...wish([...counted(length), ...times], 'length', {
              ...{ field: 'length', op: 'set', from: length, to: null },
            }),
            // "No time limit" says all.
            isPartly: (words: readonly string[]) => times.some((time) => time.join(' ') === words.join(' ')),
          },
        ]),
    ...(explicit ? [] : [wish(clean, 'explicit', { field: 'explicit', op: 'set', from: false, to: true })]),
    ...(discovery === 'any'
      ? []
      : [
          wish(discovery === 'new' ? unknown : familiar, 'discovery', {
            ...{ field: 'discovery', op: 'set', from: discovery, to: 'any' },
          }),
        ]),
  ];
}

/** Everything of a brief that can be taken back by its name; the mood and what it is for are guessed, and taken back as that. */
export const standingWishes = (brief: Brief): StandingWish[] => [
  ...brief.wanted.map((one) => ofConstraint('wanted', one)),
  ...brief.avoided.map((one) => ofConstraint('avoided', one)),
  ...brief.like.flatMap(ofLike),
  ...ofSettings(brief),
];
