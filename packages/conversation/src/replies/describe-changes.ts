import {
  type Brief,
  type BriefLength,
  briefBounds,
  type Change,
  type Constraint,
  type Mood,
} from '@attune/contract';
import { beatsIn, beatsName, keywordName, writtenAs } from '@attune/vocabulary';
import { numberOf } from '../cues/word-classes.ts';
import { movingWords } from '../parts/moves/moving-words.ts';
import { asMusic, isFeltSo, moodMusic, saysMore } from './mood-music.ts';
import { withoutOpening } from './opening-phrase.ts';
import { withDecade } from './with-decade.ts';

/** `words` are those that named it, which tell more of a tempo: "170 bpm" is `fast`. */
type Named = Pick<Constraint, 'kind' | 'value'> & { words?: string | undefined };

const vocals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    instrumental: 'no vocals',
    vocals: 'vocals',
  }),
);
const tempos: ReadonlyMap<string, string> = new Map(
  Object.entries({ slow: 'slow', medium: 'mid-tempo', fast: 'fast' }),
);

/** A constraint in the words in which people say it: `1990s` as "90s", `vocals:instrumental` as "no vocals". */
export function nameOf({ kind, value, words }: Named): string {
  if (kind === 'vocals') return vocals.get(value) ?? value;
  if (kind === 'tempo') {
    const beats = words === undefined ? null : beatsIn(words);
    return beats === null ? `${tempos.get(value) ?? value} songs` : `songs of ${beatsName(beats)}`;
  }
  if (kind === 'activity')
    return value === 'dancing' ? 'dance music' : `${value.replace(/(game|puzzle)s$/, '$1')} music`;
  if (kind === 'scene') return value === 'romance' ? 'love songs' : `${value} songs`;
  if (kind === 'language') return `songs in ${value[0]?.toUpperCase() ?? ''}${value.slice(1)}`;
  if (kind === 'keyword') return keywordName(value);
  if (kind === 'era') return writtenAs(kind, value) ?? value;
  return value;
}

/** What is turned down, in the words in which people say it. */
export function refusalOf({ kind, value, soft }: Pick<Constraint, 'kind' | 'value' | 'soft'>): string {
  const name = nameOf({ kind, value });
  const less = /\bsongs\b/.test(name) ? 'fewer' : 'less';
  return `${soft === true ? less : 'no'} ${name}`;
}

export function describeLength(length: BriefLength): string {
  if ('tracks' in length) return `${length.tracks} tracks`;
  const { minutes } = length;
  if (minutes % 60 === 0) return minutes === 60 ? 'about an hour' : `about ${minutes / 60} hours`;
  return `about ${minutes} minutes`;
}

/** What is said of a length that could not be what was asked: "one song" is too few for a mix. */
function limitOf(length: BriefLength, words = ''): string {
  const [count, hours] = [countIn(words), /\bh(?:ours?|rs?)?\b/i.test(words)];
  if (count === undefined) return '';
  const [unit, value, asked] =
    'tracks' in length
      ? (['tracks', length.tracks, count] as const)
      : (['minutes', length.minutes, hours ? count * 60 : count] as const);
  const { least, most } = briefBounds[unit];
  if (value === least && asked < least) return ' (the least there is)';
  return value === most && asked > most ? ' (the most there is)' : '';
}

function countIn(words: string): number | undefined {
  const said = words.toLowerCase().match(/\d{1,5}|[a-z]{3,9}/g) ?? [];
  for (const word of said) {
    const count = word === 'single' ? 1 : /^\d/.test(word) ? Number(word) : numberOf(word);
    if (count !== undefined) return count;
  }
  return undefined;
}

type Setting = Extract<Change, { op: 'set' }>;

/** Smaller moves are not felt, and not described. */
const feltMove = 0.04;

function describeMove({ field, from, to, words }: Setting): string | null {
  const by = Number(to) - Number(from ?? to);
  if (!(Math.abs(by) >= feltMove)) return null;
  if (field === 'target.energy') return by > 0 ? 'more energy' : 'calmer';
  if (field === 'target.valence') return by > 0 ? 'brighter' : (tooMuchIn(words) ?? 'darker');
  return null;
}

const tooMuch = /\b(?:too|less|(?:not|isnt|isn['’]t) (?:so|that|as|quite so)) ([a-z]{3,12})\b/i;

/** "Less happy", of who found the music too happy: they did not ask for dark music. */
function tooMuchIn(words = ''): string | null {
  const [, much = ''] = tooMuch.exec(words) ?? [];
  return (movingWords.adjectives.get(much.toLowerCase())?.valence ?? 0) > 0
    ? `less ${much.toLowerCase()}`
    : null;
}

/** A mood that was asked for by name. */
const moodPhrases: Readonly<Record<Mood, string>> = {
  happy: 'happier',
  sad: 'sadder',
  energetic: 'more energy',
  calm: 'calmer',
  focus: 'more focused',
};

const deepCuts = /\b(?:deep cuts?|b-? ?sides?|rarities|album tracks?)\b/i;

function describeSetting(change: Setting): string | null {
  const { field, to } = change;
  if (field === 'mood' && change.words !== undefined) return moodPhrases[to as Mood] ?? null;
  if (field.startsWith('target.')) return describeMove(change);
  if (field === 'length')
    return to !== null && typeof to === 'object'
      ? `${describeLength(to)}${limitOf(to, change.words)}`
      : 'the usual length';
  if (field === 'explicit') return to === false ? 'clean versions only' : 'any lyrics';
  if (field === 'discovery') {
    if (to === 'new') return deepCuts.test(change.words ?? '') ? 'deep cuts' : 'songs new to you';
    return to === 'familiar' ? 'familiar songs' : 'old and new alike';
  }
  return null;
}

/** Whose music there is to be more like. */
const namesAdded = (changes: readonly Change[]): string[] =>
  changes.flatMap((one) =>
    one.field === 'like' && one.op === 'add' && one.like.kind !== 'playing' ? [one.like.name] : [],
  );

const inTheVeinOf = (names: readonly string[]): string => `songs in the vein of ${listed(names)}`;

function describeOne(change: Change): string | null {
  if (change.op === 'set') return describeSetting(change);
  if (change.field === 'like') {
    const { like } = change;
    if (change.op === 'remove') return like.kind === 'playing' ? null : `not like ${like.name}`;
    return like.kind === 'playing' ? 'more like this' : inTheVeinOf([like.name]);
  }
  const { field, op, kind, value } = change;
  const soft = change.soft === true ? { soft: true as const } : {};
  // "Old school hip hop" is a kind of it, and no oldies.
  if (field === 'wanted' && op === 'add' && kind === 'era' && /^old[- ]?school$/i.test(change.words ?? ''))
    return 'old school';
  if (field === 'wanted' && kind === 'artist')
    return op === 'add' ? `songs by ${value}` : `${value} no longer a must`;
  if (field === 'wanted') return op === 'add' ? nameOf(change) : `${nameOf({ kind, value })} not needed`;
  return op === 'add' ? refusalOf({ kind, value, ...soft }) : `${nameOf({ kind, value })} allowed again`;
}

/** A sentence holds no more than these. */
const mostPhrases = 4;

/** "Ethiopian jazz" without "jazz", "power ballads" without "ballad": what stands in a longer wish is told by it. */
function withoutParts(changes: readonly Change[]): readonly Change[] {
  const whole = added(changes, 'keyword').flatMap(({ words }) => words?.toLowerCase() ?? []);
  const isPart = ({ words }: Change) =>
    words !== undefined && whole.some((other) => other.includes(words.toLowerCase()));
  return changes.filter(
    (one) =>
      (isNamed(one) && (one.kind === 'keyword' || one.field === 'avoided' || one.op !== 'add')) ||
      one.field === 'like' ||
      !isPart(one),
  );
}

/** What a message that begins a brief asks of the music, in plain words, each once; the mood in the listener's own. */
export function describeConstraints(all: readonly Change[]): string[] {
  const changes = withoutParts(all);
  const limit = eraLimit(changes);
  const phrases = changes.flatMap((change) => {
    // "Nothing newer than 1980" turns down decade after decade.
    if (limit !== null && isRefusedEra(change)) return limit;
    if (change.op === 'add') return describeOne(change) ?? [];
    // What falls away with what was before needs no word.
    if (change.words === undefined) return [];
    if (change.op !== 'set') return describeOne(change) ?? [];
    // Children in the room keep swearing away, and nobody has asked for it in words.
    if (change.field === 'explicit') return asksInWords.test(change.words) ? (describeOne(change) ?? []) : [];
    if (change.field === 'mood')
      return saysMore(change.words, changes) && !isFeltSo.test(change.words) ? moodMusic(change.words) : [];
    // Where the point begins is no change: "less gloomy" is described as it was said.
    if (change.field.startsWith('target.')) return asMusic(change.words.toLowerCase());
    return describeOne(change) ?? [];
  });
  const names = namesAdded(changes);
  const rest = withDecade(
    [...new Set(phrases)].filter((phrase) => !names.some((name) => phrase === inTheVeinOf([name]))),
    changes,
  );
  if (names.length === 0) return rest.slice(0, mostPhrases);
  const shown = rest.slice(0, mostPhrases - 1);
  // "Songs in the vein of Joni Mitchell and no Taylor Swift", and not the other way round.
  const refused = shown.filter((phrase) => /^(?:no|less|fewer) /.test(phrase) && !/^no vocals$/.test(phrase));
  return [
    ...shown.filter((phrase) => !refused.includes(phrase)),
    inTheVeinOf(names.slice(0, mostPhrases)),
    ...refused,
  ];
}

const asksInWords = /clean|swear|curs|cuss|explicit|rude|dirty|language|lyrics|words|friendly|safe/i;

/** What a turn changed, in plain words, each once. Only what was asked for: nothing is described that was not said. */
export function describeChanges(changes: readonly Change[]): string[] {
  const phrases = phrasesOf(changes);
  return isCut(changes) ? [...phrases.slice(0, mostPhrases - 1), 'the other things you said'] : phrases;
}

/** Whether more changed than a sentence holds. */
export const isCut = (changes: readonly Change[]): boolean => phrasesOf(changes).length > mostPhrases;

function phrasesOf(given: readonly Change[]): string[] {
  const { changes, opening } = withoutOpening(withoutParts(given));
  // Who asks for calm asks for nothing darker, wherever the point moves for it.
  const namesMood = changes.some((change) => change.field === 'mood' && change.words !== undefined);
  // Nor does who comes to rest: "on the sofa with tea".
  const isStill = changes.some(
    ({ field, words, ...change }) =>
      field === 'target.energy' &&
      words === undefined &&
      'to' in change &&
      Number(change.to) < Number(change.from),
  );
  const limit = eraLimit(changes);
  const phrases = changes
    .filter(
      (change) =>
        !(namesMood && change.field.startsWith('target.')) &&
        !(isStill && change.field === 'target.valence' && change.words === undefined) &&
        !(change.field === 'target.valence' && saysPaceAlone(change.words)) &&
        !isReplaced(change, changes) &&
        !(limit !== null && isRefusedEra(change)),
    )
    .flatMap((change) => swapped(change, changes) ?? askedFor(change, changes) ?? describeOne(change) ?? []);
  const all = [...opening, ...(limit === null ? [] : [limit]), ...phrases];
  return [...new Set(inOnePhrase(all, namesAdded(changes)))];
}

/** "Just slow it down, heavy": how bright it is nobody spoke of. */
function saysPaceAlone(words: string | undefined): boolean {
  const known = (words ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .flatMap((word) => movingWords.comparatives.get(word) ?? movingWords.adjectives.get(word) ?? []);
  return known.length > 0 && known.every(({ valence }) => valence === 0);
}

/** "Songs in the vein of Bikini Kill and Otoboke Beaver", where each of them has a phrase. */
function inOnePhrase(phrases: readonly string[], names: readonly string[]): string[] {
  if (names.length < 2) return [...phrases];
  const single = new Set(names.map((name) => inTheVeinOf([name])));
  const together = inTheVeinOf(names.slice(0, mostPhrases));
  return phrases.map((phrase) => (single.has(phrase) ? together : phrase));
}

type NamedChange = Extract<Change, { field: 'wanted' | 'avoided' }>;
const isNamed = (change: Change): change is NamedChange =>
  change.field === 'wanted' || change.field === 'avoided';

const added = (changes: readonly Change[], kind: string): NamedChange[] =>
  changes.filter(isNamed).filter((one) => one.field === 'wanted' && one.op === 'add' && one.kind === kind);
const removed = (changes: readonly Change[], kind: string): NamedChange[] =>
  changes.filter(isNamed).filter((one) => one.field === 'wanted' && one.op === 'remove' && one.kind === kind);

/** "Slower" takes the place of "faster", "less grunge" that of grunge, and what took the place is said. */
function isReplaced(change: Change, changes: readonly Change[]): boolean {
  if (!isNamed(change) || change.op !== 'remove') return false;
  // "No jazz" tells of "Ethiopian jazz" as well.
  if (change.kind === 'keyword' && change.field === 'wanted') {
    const words = change.value.toLowerCase();
    return changes.some(
      (one) =>
        isNamed(one) && one.kind !== 'keyword' && (words.includes(one.value) || one.words === change.words),
    );
  }
  // What is wanted now need not be said to be allowed again.
  if (change.field === 'avoided')
    return added(changes, change.kind).some(({ value }) => value === change.value);
  const isTurnedDown = changes.some(
    (one) =>
      one.field === 'avoided' && one.op === 'add' && one.kind === change.kind && one.value === change.value,
  );
  const { length } = added(changes, change.kind);
  return isTurnedDown || (length > 0 && (change.kind === 'tempo' || length === 1));
}

/** "Soul instead of bossa nova": one for one. */
function swapped(change: Change, changes: readonly Change[]): string | null {
  if (!isNamed(change) || change.field !== 'wanted' || change.op !== 'add' || change.kind === 'tempo')
    return null;
  const gone = goneFor(change, changes);
  if (gone.length === 0 || added(changes, change.kind).length !== 1) return null;
  return `${nameOf(change)} instead of ${listed(gone.map(nameOf))}`;
}

/** Of its kind; "techno instead of songs about trains". */
function goneFor({ kind, words }: NamedChange, changes: readonly Change[]): NamedChange[] {
  const gone = removed(changes, kind);
  return gone.length > 0 || words === undefined
    ? gone
    : removed(changes, 'keyword').filter((one) => one.words === words);
}

/** Where the music goes for a mood that is named is told by its name, and for "ambient" by the genre: nobody asked for brighter. */
function askedFor(change: Change, changes: readonly Change[]): string[] | null {
  const { words } = change;
  if (!change.field.startsWith('target.') || words === undefined) return null;
  const named = words.toLowerCase().split(' ');
  const [mood] = named.flatMap((word) => movingWords.adjectives.get(word)?.mood ?? []);
  if (mood === undefined || !named.every((word) => movingWords.adjectives.has(word))) return null;
  const isGenre = changes.some((one) => one.op === 'add' && one.field === 'wanted' && one.words === words);
  return isGenre ? [] : [moodPhrases[mood]];
}

const isRefusedEra = (change: Change): change is NamedChange =>
  change.field === 'avoided' && change.op === 'add' && change.kind === 'era';

const decadesKnown = [1950, 2020] as const;

/** "Nothing older than 2010" turns down decade after decade, and is said as one; `null` where fewer than two are. */
function eraLimit(changes: readonly Change[]): string | null {
  const decades = changes.filter(isRefusedEra).map(({ value }) => Number.parseInt(value, 10));
  const [first, last] = [Math.min(...decades), Math.max(...decades)];
  const isWhole = decades.length >= 2 && decades.length === (last - first) / 10 + 1;
  if (!isWhole) return null;
  const decade = (year: number) => nameOf({ kind: 'era', value: `${year}s` });
  if (first === decadesKnown[0]) return `nothing from before the ${decade(last + 10)}`;
  return last === decadesKnown[1] ? `nothing from after the ${decade(first - 10)}` : null;
}

/** The whole of a brief in plain words, for who asks what was understood. */
export function describeBrief(brief: Brief): string[] {
  const { situation, wanted } = brief;
  // "Cooking" is told by the situation already, and "jazz" by "Ethiopian jazz".
  const isTold = ({ kind, value }: Constraint) =>
    (kind === 'activity' && value === situation) ||
    (kind === 'genre' &&
      wanted.some((one) => one.kind === 'keyword' && one.value.toLowerCase().endsWith(` ${value}`)));
  return [
    ...wanted
      .filter((one) => !isTold(one))
      .map((one) => (one.kind === 'artist' ? `songs by ${one.value}` : nameOf(one))),
    ...brief.avoided.map(refusalOf),
    ...brief.like.flatMap((like) => (like.kind === 'playing' ? [] : [inTheVeinOf([like.name])])),
    ...(brief.length === null ? [] : [describeLength(brief.length)]),
    ...(brief.explicit ? [] : ['clean versions only']),
  ];
}

const songsAbout = 'songs about ';

/** "Songs about trains", "songs about boats": one phrase. */
function aboutTogether(things: readonly string[]): string[] {
  const subjects = things.filter((thing) => thing.startsWith(songsAbout));
  if (subjects.length < 2) return [...things];
  const together = songsAbout + inOneList(subjects.map((thing) => thing.slice(songsAbout.length)));
  return things.flatMap((thing) =>
    thing === subjects[0] ? together : subjects.includes(thing) ? [] : thing,
  );
}

function inOneList(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  if (things.length < 2) return last;
  const others = things.slice(0, -1).join(', ');
  // "Songs about trains and boats, and piano".
  return others.includes(' and ') ? `${others}, and ${last}` : `${others} and ${last}`;
}

/** "piano, no vocals and about an hour". */
export const listed = (things: readonly string[]): string => inOneList(aboutTogether(things));

/** A text with what was changed in its place; a sentence that begins with it begins with a capital letter. */
export function filledWith(text: string, things: readonly string[]): string {
  const filled = text.replace(/(^|[.!?] )?\{what\}/, (_, before: string | undefined) =>
    before === undefined ? listed(things) : `${before}${capital(listed(things))}`,
  );
  return capital(filled);
}

const capital = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
