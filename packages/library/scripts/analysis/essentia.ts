import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CollectedSound } from '../../src/analysis/measure/collect-sound.ts';

/** What Essentia makes of a track. It has no energy of our kind; what it has nearest to it are onsets and loudness. */
export interface EssentiaFeatures {
  tempoBpm: number;
  onsetRate: number;
  loudness: number;
}

export type Essentia = (sound: CollectedSound) => EssentiaFeatures;

/** As its documentation bounds them, and as wide as it allows below. */
const slowestBpm = 40;
const fastestBpm = 208;
/** Its rhythm extractor takes sound at this rate alone. */
const rate = 44_100;

interface Vector {
  delete(): void;
}

/** The part of essentia.js that is used here; vectors live in its own memory and are let go of by hand. */
interface EssentiaApi {
  arrayToVector(samples: Float32Array): Vector;
  RhythmExtractor2013(signal: object, fastest: number, method: string, slowest: number): { bpm: number };
  OnsetRate(signal: object): { onsetRate: number };
  Loudness(signal: object): { loudness: number };
}

/** Along straight lines between samples, which is enough for beats; the resampler of essentia.js fails in its build of 0.1.3. */
function resampled(samples: Float32Array, from: number): Float32Array {
  return Float32Array.from({ length: Math.floor((samples.length * rate) / from) }, (_, at) => {
    const place = (at * from) / rate;
    const before = Math.floor(place);
    const [one, other] = [samples[before] ?? 0, samples[before + 1] ?? 0];
    return one + (other - one) * (place - before);
  });
}

/**
 * Loads essentia.js (AGPL-3.0, so no dependency of this project) from a folder it was installed in by whoever compares:
 * `npm install essentia.js` there, and `ESSENTIA_DIR` is that folder.
 * @returns `null`, after saying so, where no folder is named
 */
export function loadEssentia(folder = process.env.ESSENTIA_DIR): Essentia | null {
  if (folder === undefined || folder === '') {
    console.log('Essentia is left out: ESSENTIA_DIR names no folder that essentia.js is installed in.');
    return null;
  }
  const { Essentia: Api, EssentiaWASM } = createRequire(join(folder, 'package.json'))('essentia.js');
  const api: EssentiaApi = new Api(EssentiaWASM);
  return ({ samples, sampleRate }) => {
    const signal = api.arrayToVector(sampleRate === rate ? samples : resampled(samples, sampleRate));
    try {
      return {
        tempoBpm: api.RhythmExtractor2013(signal, fastestBpm, 'multifeature', slowestBpm).bpm,
        onsetRate: api.OnsetRate(signal).onsetRate,
        loudness: api.Loudness(signal).loudness,
      };
    } finally {
      signal.delete();
    }
  };
}
