import type { ShownTrack } from '@attune/contract';
import { called, clock, quoted, some } from './tell-tracks.ts';

type Told = Pick<ShownTrack, 'name' | 'artist' | 'year' | 'facts' | 'reason' | 'durationMs'>;

const by = ({ artist }: Told) => (artist === '' ? '' : ` It is by ${artist}.`);

/** What is playing, by whom: for who cannot see it. */
export const tellPlaying = (track: Told): string => `This is ${called(track)}.`;

/** The player is a credit that no list of music brings; what is known is who the song is by. */
export const tellPlayer = (track: Told): string =>
  `Who plays what on ${quoted(track)} is not written down here.${by(track)}`;

export const tellWriter = (track: Told): string =>
  `Who wrote ${quoted(track)} is not written down here.${by(track)}`;

export const tellLyrics = (track: Told): string => `I do not know the words of ${quoted(track)}.${by(track)}`;

export function tellOrigin(track: Told): string {
  const year = track.year === undefined ? '' : `, from ${track.year}`;
  const known = track.artist === '' ? '' : ` It is by ${track.artist}${year}.`;
  return `Where ${quoted(track)} comes from is not written down here.${known}`;
}

export function tellTempo(track: Told): string {
  const tempo = track.facts?.tempo;
  return tempo === undefined
    ? `How fast ${quoted(track)} is, nobody has written down.`
    : `${quoted(track)} goes at about ${Math.round(tempo)} beats a minute.`;
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function isBy({ artist }: Told, name: string): boolean {
  const asked = lettersOf(name);
  return asked !== '' && lettersOf(artist).includes(asked);
}

/** "Is that Ella?": who it is by, as it is written. */
export function tellNamed(track: Told, name: string): string {
  if (track.artist === '') return `Who plays ${quoted(track)} is not told.`;
  const asked = lettersOf(name);
  const isSame = isBy(track, name) || (asked !== '' && lettersOf(track.name).includes(asked));
  return isSame ? `Yes, it is ${called(track)}.` : `Here it says ${called(track)}; more is not written down.`;
}

const mostNamed = 4;

/** "Why is there Haydn", "any Waylon in there?": the songs by whoever is asked after, or that there are none. */
export function tellArtist(tracks: readonly Told[], name: string): string {
  const found = tracks.filter((track) => isBy(track, name));
  const [only] = found;
  if (only === undefined) return `I see nothing by ${name} in this mix.`;
  if (found.length > 1) return `${name} plays ${some(found.map(quoted), mostNamed)}.`;
  return only.reason === undefined ? `${called(only)} is in it.` : `${called(only)}: ${only.reason}.`;
}

type Measure = (track: Told) => number | undefined;

const year: Measure = (track) => track.year;
const length: Measure = (track) => track.durationMs;
const tempo: Measure = (track) => track.facts?.tempo;
const measures: ReadonlyMap<string, readonly [Measure, 1 | -1]> = new Map<string, readonly [Measure, 1 | -1]>(
  [
    ['oldest', [year, -1]],
    ['earliest', [year, -1]],
    ['newest', [year, 1]],
    ['latest', [year, 1]],
    ['longest', [length, 1]],
    ['shortest', [length, -1]],
    ['fastest', [tempo, 1]],
    ['quickest', [tempo, 1]],
    ['slowest', [tempo, -1]],
  ],
);

/** What pace hints at, where nothing else is known. */
const byPace: ReadonlyMap<string, string> = new Map([
  ...(['calmest', 'gentlest', 'quietest', 'softest'] as const).map((one) => [one, 'slowest'] as const),
  ...(['liveliest', 'loudest', 'wildest'] as const).map((one) => [one, 'fastest'] as const),
]);

/** "Which one is the oldest?": of what is known; how sad a song is, nobody has written down. */
export function tellMost(tracks: readonly Told[], most: string): string {
  const [measure, sign] = measures.get(most) ?? [];
  const paced = byPace.get(most);
  if (measure === undefined && paced !== undefined && tracks.some((track) => tempo(track) !== undefined))
    return `Which is the ${most} nobody has written down. ${tellMost(tracks, paced)}`;
  if (funny.has(most)) {
    const funniest = tracks.toSorted((one, other) => jestOf(other) - jestOf(one))[0];
    return funniest === undefined
      ? 'There is nothing here yet to laugh at.'
      : `By the title I would say ${called(funniest)}; the joke in the sound is for your ears.`;
  }
  if (measure === undefined || sign === undefined)
    return `Which of them is the ${most} nobody has written down; your ears are the better judge.`;
  const known = tracks.flatMap((track) => {
    const value = measure(track);
    return value === undefined ? [] : [{ track, value: value * sign }];
  });
  const [first] = known.toSorted((one, other) => other.value - one.value);
  if (first === undefined) return `Which of them is the ${most} is not known here.`;
  const rest = known.length === tracks.length ? '' : ', of those it is known of';
  return `The ${most} is ${called(first.track)}${inFigures(measure, first.value * sign)}${rest}.`;
}

const funny: ReadonlySet<string> = new Set(['funniest', 'silliest']);
/** A title that asks, adds something in brackets, or goes on behind a comma, mostly means to be funny. */
const jestOf = ({ name }: Told): number =>
  (name.includes('?') ? 3 : 0) +
  (name.includes('(') ? 2 : 0) +
  (name.includes(',') ? 2 : 0) +
  name.split(' ').length / 4;

function inFigures(measure: Measure, value: number): string {
  if (measure === tempo) return `, at about ${Math.round(value)} beats a minute`;
  return measure === year ? `, from ${value}` : `, at ${clock(value)} minutes`;
}
