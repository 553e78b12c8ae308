import type { Playlist, Track, TrackAttributes } from '@attune/local-streaming/music';
import { tempoBorders } from '../src/facets.ts';

/**
 * The judging rule of `npm run music:eval`. It was written and frozen together with the requests
 * (`src/fixtures/music-eval.tsv`), before the search was tuned, and looks only at how the tracks sound,
 * never at a playlist's name, description or tags.
 *
 * - A song is RELEVANT when its mood is the wanted mood and it meets every wanted attribute.
 * - A playlist is RELEVANT when its mood is the wanted mood and every wanted attribute is met by at least half
 *   of its tracks.
 * - A wanted value that not one track of the catalogue has (`genre:k-pop`) is left out of the judgement.
 * - A song VIOLATES when it has anything avoided. A playlist violates when even one of its tracks has.
 *
 * Attributes: `genre:` and `era:` compare whole values; `activity:` and `instrument:` look into the lists, an
 * instrument by whole words (`guitar` is met by `nylon guitar`); `tempo:` uses the borders of
 * `src/facets.ts`; `vocals:` is one of none, sung, rapped, choir, wordless, or `any` voice at all.
 * `a/b` means either.
 */
export interface Judge {
  relevant: (result: Judged, request: MusicRequest) => boolean;
  violates: (result: Judged, request: MusicRequest) => boolean;
}

/** What a search brought: one track, or all tracks of one playlist. */
export type Judged = readonly Track[];

export interface MusicRequest {
  text: string;
  mood: Playlist['mood'];
  wanted: readonly string[];
  avoided: readonly string[];
}

const listOf = (cell: string | undefined) => (cell ? cell.split(';') : []);

/** Reads the frozen table: text, mood, wanted and avoided attributes, separated by tabs. */
export function readRequests(table: string): MusicRequest[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [text = '', mood = '', wanted, avoided] = line.split('\t');
      return { text, mood: mood as Playlist['mood'], wanted: listOf(wanted), avoided: listOf(avoided) };
    });
}

const hasWords = (name: string, words: string) => ` ${name} `.includes(` ${words} `);

function hasValue(heard: TrackAttributes, facet: string, value: string): boolean {
  switch (facet) {
    case 'genre':
      return heard.genre === value;
    case 'era':
      return heard.era === Number(value);
    case 'activity':
      return heard.activities.includes(value);
    case 'instrument':
      return heard.instruments.some((name) => hasWords(name, value));
    case 'tempo': {
      const [from, to] = tempoBorders[value as keyof typeof tempoBorders];
      return heard.tempoBpm >= from && heard.tempoBpm <= to;
    }
    case 'vocals':
      return value === 'any' ? heard.vocals !== 'none' : heard.vocals === value;
    default:
      throw new Error(`The requests name an attribute the judge does not know: ${facet}`);
  }
}

export function hasAttribute(heard: TrackAttributes, attribute: string): boolean {
  const [facet = '', values = ''] = attribute.split(':');
  return values.split('/').some((value) => hasValue(heard, facet, value));
}

export function createJudge(allTracks: readonly Track[]): Judge {
  const known = new Map<string, boolean>();
  const isKnown = (attribute: string) => {
    const answer =
      known.get(attribute) ?? allTracks.some((track) => hasAttribute(track.attributes, attribute));
    known.set(attribute, answer);
    return answer;
  };
  return {
    relevant: (tracks, { mood, wanted }) =>
      tracks.every(({ attributes }) => attributes.mood === mood) &&
      wanted
        .filter(isKnown)
        .every(
          (attribute) =>
            tracks.filter(({ attributes }) => hasAttribute(attributes, attribute)).length >=
            tracks.length / 2,
        ),
    violates: (tracks, { avoided }) =>
      tracks.some(({ attributes }) => avoided.some((attribute) => hasAttribute(attributes, attribute))),
  };
}
