import { readFileSync } from 'node:fs';

/** What rendered music must keep; written down in `listen-bounds.json` before the first note was rendered. */
export interface Bounds {
  sample: { seed: string; playlistsPerMood: number; tracksPerPlaylist: number; tracksMin: number };
  peakDbfsMax: number;
  innerSilence: { secondsMax: number; thresholdDbfs: number };
  loudnessLufs: { target: number; tolerance: number };
  durationSeconds: { min: number; max: number };
  tempo: { toleranceShare: number; factors: number[] };
  moodOrder: string[];
  orderedMedians: ('onsetsPerSecond' | 'spectralCentroidHz')[];
  similarity: { chromaSequenceMax: number; melodyFiveGramShareMax: number };
  realTime: { startToSoundMsMax: number; cpuShareOfOneCoreMax: number };
}

export function readBounds(): Bounds {
  return JSON.parse(readFileSync(new URL('../../listen-bounds.json', import.meta.url), 'utf8')) as Bounds;
}
