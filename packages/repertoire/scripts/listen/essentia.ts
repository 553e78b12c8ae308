import essentia from 'essentia.js';

/** A vector in the library's own memory; freed by hand. */
export interface Vector {
  delete(): void;
}

/** The part of essentia.js that is used here; the package types every result as `any`. */
export interface Essentia {
  arrayToVector(samples: Float32Array): Vector;
  vectorToArray(vector: Vector): Float32Array;
  LoudnessEBUR128(
    left: Vector,
    right: Vector,
    hopSeconds: number,
    sampleRate: number,
  ): { integratedLoudness: number };
  RhythmExtractor2013(
    signal: Vector,
    maxTempo: number,
    method: 'multifeature' | 'degara',
    minTempo: number,
  ): { bpm: number; ticks: Vector; estimates: Vector; bpmIntervals: Vector };
  OnsetRate(signal: Vector): { onsetRate: number; onsets: Vector };
  KeyExtractor(signal: Vector): { key: string; scale: 'major' | 'minor'; strength: number };
  Windowing(frame: Vector): { frame: Vector };
  Spectrum(frame: Vector): { spectrum: Vector };
  Centroid(array: Vector, range: number): { centroid: number };
  SpectralPeaks(spectrum: Vector): { frequencies: Vector; magnitudes: Vector };
  HPCP(frequencies: Vector, magnitudes: Vector): { hpcp: Vector };
}

/** Starts the WebAssembly build of the analysis library. */
export function loadEssentia(): Essentia {
  return new essentia.Essentia(essentia.EssentiaWASM) as Essentia;
}
