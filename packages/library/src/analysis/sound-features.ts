import type { Song } from '../folder/song.ts';
import { energyOf } from './measure/energy.ts';
import type { Measured } from './measure/measure-sound.ts';

/** What analysing a track came to. */
export type AnalysisOutcome =
  | { kind: 'measured'; measured: Measured }
  /** Nothing could be made of it, and it is not tried again as long as it stays the same. */
  | { kind: 'failed'; reason: string };

export interface AnalysisRecord {
  /** How the song stood then. */
  state: string;
  outcome: AnalysisOutcome;
}

/** What analysis found out about a track's sound, as far as it is of use. */
export interface SoundFeatures {
  tempoBpm: number | null;
  energy: number;
}

/** Goes up with what is measured: all is measured anew then. */
const analysisVersion = 1;

/** What a song's analysis holds for; another file, or a file that has changed, has to be analysed anew. */
export const stateOf = ({ sizeBytes, modifiedMs, durationMs }: Song): string =>
  `${analysisVersion} ${sizeBytes} ${modifiedMs} ${durationMs}`;

/** A weaker pulse is no tempo that anybody would tap to. */
const tellingPulse = 0.1;

/** In whole beats and hundredths: a finer figure would claim more than is known. */
export const featuresOf = (measured: Measured): SoundFeatures => ({
  tempoBpm:
    measured.tempoBpm === null || measured.pulseStrength < tellingPulse
      ? null
      : Math.round(measured.tempoBpm),
  energy: Math.round(energyOf(measured) * 100) / 100,
});
