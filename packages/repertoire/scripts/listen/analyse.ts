import { readFileSync } from 'node:fs';
import type { Essentia, Vector } from './essentia.ts';

/** What is heard in one rendered file. */
export interface Measurement {
  seconds: number;
  peakDbfs: number;
  loudnessLufs: number;
  longestInnerSilenceSeconds: number;
  detectedBpm: number;
  onsetsPerSecond: number;
  /** Median over frames that are not silent. */
  spectralCentroidHz: number;
  detectedScale: 'major' | 'minor';
  detectedKey: string;
  /** One chroma vector of twelve per beat, from the eighth beat on. */
  chroma: number[][];
}

interface Stereo {
  left: Float32Array;
  right: Float32Array;
  mono: Float32Array;
  sampleRate: number;
}

const frameSize = 4096;

/** Reads the 16-bit stereo WAV files that the rendering page writes. */
function readWav(file: string): Stereo {
  const bytes = readFileSync(file);
  const sampleRate = bytes.readUInt32LE(24);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset + 44, (bytes.length - 44) >> 1);
  const length = samples.length >> 1;
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  const mono = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const l = (samples[i * 2] ?? 0) / 32_768;
    const r = (samples[i * 2 + 1] ?? 0) / 32_768;
    left[i] = l;
    right[i] = r;
    mono[i] = (l + r) / 2;
  }
  return { left, right, mono, sampleRate };
}

export function analyse(
  essentia: Essentia,
  file: string,
  beatSeconds: number,
  silenceDbfs: number,
): Measurement {
  const { left, right, mono, sampleRate } = readWav(file);
  const vectors: Vector[] = [];
  const vector = (samples: Float32Array) => {
    const made = essentia.arrayToVector(samples);
    vectors.push(made);
    return made;
  };
  const whole = vector(mono);
  // From the middle: long enough for a steady estimate, and past intros without drums.
  const start = Math.max(0, Math.floor(mono.length / 2 - 22 * sampleRate));
  const middle = vector(mono.subarray(start, start + 44 * sampleRate));
  const loudness = essentia.LoudnessEBUR128(vector(left), vector(right), 0.1, sampleRate).integratedLoudness;
  const rhythm = essentia.RhythmExtractor2013(middle, 208, 'multifeature', 40);
  const onsets = essentia.OnsetRate(whole);
  const key = essentia.KeyExtractor(whole);
  vectors.push(rhythm.ticks, rhythm.estimates, rhythm.bpmIntervals, onsets.onsets);
  const measurement: Measurement = {
    seconds: mono.length / sampleRate,
    peakDbfs: decibels(Math.max(peak(left), peak(right))),
    loudnessLufs: loudness,
    longestInnerSilenceSeconds: longestInnerSilence(mono, sampleRate, silenceDbfs),
    detectedBpm: rhythm.bpm,
    onsetsPerSecond: onsets.onsetRate,
    spectralCentroidHz: centroid(essentia, mono, sampleRate),
    detectedScale: key.scale,
    detectedKey: key.key,
    chroma: chromaOfBeats(essentia, mono, sampleRate, beatSeconds),
  };
  for (const each of vectors) each.delete();
  return measurement;
}

function decibels(level: number): number {
  return 20 * Math.log10(Math.max(1e-9, level));
}

function peak(samples: Float32Array): number {
  let highest = 0;
  for (const value of samples) highest = Math.max(highest, Math.abs(value));
  return highest;
}

/** The longest stretch below the threshold between the first and the last sound, in steps of 50 ms. */
function longestInnerSilence(samples: Float32Array, sampleRate: number, thresholdDbfs: number): number {
  const step = Math.floor(sampleRate * 0.05);
  const loud: boolean[] = [];
  for (let at = 0; at + step <= samples.length; at += step) {
    const energy = samples.subarray(at, at + step).reduce((sum, value) => sum + value * value, 0);
    loud.push(decibels(Math.sqrt(energy / step)) > thresholdDbfs);
  }
  let longest = 0;
  let run = 0;
  for (const sounds of loud.slice(loud.indexOf(true), loud.lastIndexOf(true))) {
    run = sounds ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest * 0.05;
}

/** Frames at even distances through the piece, as spectra; `use` must not keep them. */
function eachSpectrum(
  essentia: Essentia,
  samples: Float32Array,
  starts: readonly number[],
  use: (spectrum: Vector, frame: Float32Array) => void,
): void {
  for (const start of starts) {
    const frame = samples.subarray(start, start + frameSize);
    if (frame.length < frameSize) continue;
    const raw = essentia.arrayToVector(frame);
    const windowed = essentia.Windowing(raw).frame;
    const { spectrum } = essentia.Spectrum(windowed);
    use(spectrum, frame);
    for (const each of [raw, windowed, spectrum]) each.delete();
  }
}

function centroid(essentia: Essentia, samples: Float32Array, sampleRate: number): number {
  const found: number[] = [];
  const starts = Array.from({ length: 300 }, (_, index) =>
    Math.floor((index * (samples.length - frameSize)) / 300),
  );
  eachSpectrum(essentia, samples, starts, (spectrum, frame) => {
    const level = Math.sqrt(frame.reduce((sum, value) => sum + value * value, 0) / frame.length);
    if (decibels(level) > -50) found.push(essentia.Centroid(spectrum, sampleRate / 2).centroid);
  });
  return median(found);
}

function chromaOfBeats(
  essentia: Essentia,
  samples: Float32Array,
  sampleRate: number,
  beatSeconds: number,
): number[][] {
  const beats = Math.min(96, Math.floor(samples.length / sampleRate / beatSeconds) - 8);
  const starts = Array.from({ length: beats }, (_, beat) =>
    Math.floor((beat + 8.1) * beatSeconds * sampleRate),
  );
  const rows: number[][] = [];
  eachSpectrum(essentia, samples, starts, (spectrum) => {
    const peaks = essentia.SpectralPeaks(spectrum);
    const { hpcp } = essentia.HPCP(peaks.frequencies, peaks.magnitudes);
    rows.push([...essentia.vectorToArray(hpcp)]);
    for (const each of [peaks.frequencies, peaks.magnitudes, hpcp]) each.delete();
  });
  return rows;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
