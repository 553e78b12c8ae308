import type { Track } from '@attune/local-streaming/music';
import { score } from '../../src/score/compose.ts';
import { fiveGrams, sharedOf } from '../../src/score/testing/measure-score.ts';
import type { Score } from '../../src/score/types.ts';
import { tuneOf } from './judge.ts';
import { chromaSimilarity } from './similarity.ts';

/** A track as it is written, ready to be compared. */
export interface Written {
  name: string;
  artistId: string;
  chroma: readonly (readonly number[])[];
  phrases: ReadonlySet<string>;
}

/** The beats that the comparison of rendered sound looks at as well. */
const [firstBeat, beatsCompared] = [8, 96];

/** For each beat how much of each of the twelve tones is played, by the notes instead of the sound. */
function chromaOf({ parts, tempoBpm }: Score): number[][] {
  const rows = Array.from({ length: beatsCompared }, () => new Array<number>(12).fill(0));
  for (const { time, duration, pitch, velocity } of parts.flatMap(({ notes }) => notes)) {
    const from = (time * tempoBpm) / 60 - firstBeat;
    const to = from + (duration * tempoBpm) / 60;
    for (let beat = Math.max(0, Math.floor(from)); beat < Math.min(beatsCompared, to); beat += 1) {
      const row = rows[beat] ?? [];
      const sounding = Math.min(beat + 1, to) - Math.max(beat, from);
      row[pitch % 12] = (row[pitch % 12] ?? 0) + velocity * sounding;
    }
  }
  return rows;
}

export function writtenOf(track: Track): Written {
  const piece = score(track);
  return {
    name: track.name,
    artistId: track.artistIds[0] ?? '',
    chroma: chromaOf(piece),
    phrases: fiveGrams(tuneOf(piece)),
  };
}

export interface Likeness {
  pair: string;
  /** The ids of the two artists. */
  artists: string;
  harmony: number;
  tune: number;
}

/** How alike each two are that are by two artists. */
export function likenesses(written: readonly Written[]): Likeness[] {
  return written.flatMap((one, index) =>
    written
      .slice(index + 1)
      .filter((other) => other.artistId !== one.artistId)
      .map((other) => ({
        pair: `${one.name} / ${other.name}`,
        artists: [one.artistId, other.artistId].sort().join(' / '),
        harmony: chromaSimilarity(one.chroma, other.chroma),
        tune: sharedOf(one.phrases, other.phrases),
      })),
  );
}
