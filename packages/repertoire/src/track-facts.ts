import type { Track, TrackAttributes } from '@attune/local-streaming/music';
import { broaderThan, canonicalName, entryOf, type VocabularyKind } from '@attune/vocabulary';
import { artistLanguages, artistVoices } from './data/singers.ts';
import { artistStyles, genreStyles } from './data/styles.ts';
import { idOf, slugOf } from './identity.ts';
import { heardInstruments } from './score/arrangements/instruments.ts';
import { soundsOfTrack } from './score/compose.ts';

/** What is known of how a track sounds, in the words of the vocabulary and the figures streaming services give. */
export interface CatalogueFacts {
  valence: number;
  energy: number;
  tempo: number;
  key: number;
  mode: 'major' | 'minor';
  acousticness: number;
  danceability: number;
  instrumentalness: number;
  genres: string[];
  instruments: string[];
  vocals: string[];
  /** Sung in; none where nobody sings words. */
  languages: string[];
  activities: string[];
  scenes: string[];
}

const voices: Record<TrackAttributes['vocals'], readonly string[]> = {
  none: [],
  wordless: ['vocals'],
  sung: ['vocals'],
  rapped: ['rapping'],
  choir: ['choir'],
};

/** Instruments that the catalogue has a name for and the vocabulary counts under another. */
const otherNames: Readonly<Record<string, string>> = { breakbeat: 'drums' };

function named(kind: VocabularyKind, values: readonly string[]): string[] {
  const nameOf = (value: string) => (kind === 'instrument' ? (otherNames[value] ?? value) : value);
  const names = values.map((value) => canonicalName(kind, nameOf(value)));
  return [...new Set([...names, ...names.flatMap((name) => broaderThan(kind, name))])];
}

/** By the artist a track is by first. */
const byId = <Told>(told: Readonly<Record<string, Told>>): ReadonlyMap<string, Told> =>
  new Map(Object.entries(told).map(([name, one]) => [idOf('artist', slugOf(name)), one]));
const stylesById = byId(artistStyles);
const voicesById = byId(artistVoices);
const oneSings: ReadonlySet<TrackAttributes['vocals']> = new Set(['sung', 'rapped', 'wordless']);
const languagesById = byId(artistLanguages);
const hasWords: ReadonlySet<TrackAttributes['vocals']> = new Set(['sung', 'rapped', 'choir']);

/**
 * The facts of a track of the repertoire. All there is to hear is known, so every list is complete: instruments are those that
 * play in it, whoever names them. What the catalogue calls
 * activities are activities and scenes of the vocabulary.
 */
export function trackFacts(
  track: Pick<Track, 'id' | 'durationMs' | 'attributes'> & Partial<Pick<Track, 'artistIds'>>,
): CatalogueFacts {
  const { attributes: heard, artistIds: [artistId = ''] = [] } = track;
  const occasions = heard.activities.map((value) => ({
    activity: canonicalName('activity', value),
    scene: canonicalName('scene', value),
  }));
  return {
    valence: heard.valence,
    energy: heard.energy,
    tempo: heard.tempoBpm,
    key: heard.key,
    mode: heard.mode,
    acousticness: heard.acousticness,
    danceability: heard.danceability,
    instrumentalness: heard.instrumentalness,
    genres: named('genre', [
      heard.genre,
      ...(stylesById.get(artistId) ?? []),
      ...(genreStyles[heard.genre] ?? []),
    ]),
    instruments: named('instrument', heardInstruments(heard.instruments, soundsOfTrack(track))),
    vocals: named('vocals', [
      ...voices[heard.vocals],
      ...(oneSings.has(heard.vocals) ? (voicesById.get(artistId) ?? []) : []),
    ]),
    languages: hasWords.has(heard.vocals) ? [languagesById.get(artistId) ?? 'english'] : [],
    activities: occasions.flatMap(({ activity }) =>
      entryOf('activity', activity) === undefined ? [] : [activity],
    ),
    scenes: occasions.flatMap(({ scene }) => (entryOf('scene', scene) === undefined ? [] : [scene])),
  };
}
