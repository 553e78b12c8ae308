import type { Song } from '../folder/song.ts';
import type { MediaWorker } from '../worker/media-worker.ts';
import { type AnalysisRound, createAnalysis } from './analyse-library.ts';
import type { SoundBytes } from './decode/sound-bytes.ts';
import type { KnownAnalyses } from './known-analyses.ts';
import type { AnalysisRecord } from './sound-features.ts';

/** How far the sound of a library is known. */
export interface AnalysisProgress {
  isAtWork: boolean;
  /** Tracks that were listened to. */
  analysed: number;
  /** Tracks that nothing could be made of, or that were not to be had when they were tried last. */
  passedOver: number;
  /** Whole minutes that are left, rounded up, where that can be told. */
  minutesLeft: number | null;
  /** It cannot be done on this machine. */
  isUnavailable: boolean;
}

export interface AnalysingParts {
  known: KnownAnalyses;
  songCount(): number;
  idsAfter(id: string, most: number): readonly string[];
  songOf(trackId: string): Song | undefined;
  openSound(song: Song): Promise<SoundBytes>;
  worker: MediaWorker;
  keep(trackId: string, song: Song, record: AnalysisRecord): void;
  /** What was analysed since has changed what the music is chosen by. */
  onAnalysed(): void;
  onDone(): Promise<void>;
  /** Told of each round that went to its end or into trouble. */
  onRound(round: AnalysisRound): void;
  now(): number;
}

/** What is chosen by how tracks sound is made anew after so many. */
const analysedAtOnce = 200;

/** Listens to a library in the background, from where it stopped; what has changed is listened to in the next round. */
export function createAnalysing(parts: AnalysingParts) {
  const { known, worker } = parts;
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  let isUnavailable = false;
  let analysed = 0;

  const analysis = createAnalysis({
    idsAfter: parts.idsAfter,
    songOf: parts.songOf,
    isSettled: known.isSettled,
    openSound: parts.openSound,
    worker,
    now: parts.now,
    keep(trackId, song, record) {
      parts.keep(trackId, song, record);
      analysed += 1;
      if (analysed % analysedAtOnce === 0) parts.onAnalysed();
    },
  });

  async function round(): Promise<void> {
    const before = analysed;
    const done = await analysis.run(ending.signal);
    isUnavailable = done.trouble === 'worker';
    if (!ending.signal.aborted) parts.onRound(done);
    if (analysed !== before && !ending.signal.aborted) await parts.onDone();
  }

  return {
    /** Goes through what was not listened to yet; a round under way is left to itself. */
    start(): void {
      if (ending.signal.aborted || running !== null) return;
      running = round()
        // An index that takes nothing more: it is made anew at the next look, and listened to from then on.
        .catch(() => undefined)
        .finally(() => {
          running = null;
        });
    },
    /** Resolves when no round is under way. */
    settled: async (): Promise<void> => void (await running),
    progress(): AnalysisProgress {
      const { measured, failed } = known.counts();
      const passedOver = failed + analysis.undelivered();
      const left = Math.max(0, parts.songCount() - measured - passedOver);
      const { perTrackMs } = analysis.pace();
      const isAtWork = running !== null && left > 0;
      return {
        isAtWork,
        analysed: measured,
        passedOver,
        minutesLeft: isAtWork && perTrackMs !== null ? Math.ceil((left * perTrackMs) / 60_000) : null,
        isUnavailable,
      };
    },
    async close(): Promise<void> {
      ending.abort();
      worker.close();
      await running;
    },
  };
}
