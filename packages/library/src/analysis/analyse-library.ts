import type { Song } from '../folder/song.ts';
import { LibraryServerError } from '../opensubsonic/server-error.ts';
import { type MediaWorker, WorkerError } from '../worker/media-worker.ts';
import { cutSound } from './decode/cut-sound.ts';
import { type SoundBytes, UnknownSoundError } from './decode/sound-bytes.ts';
import { type AnalysisOutcome, type AnalysisRecord, stateOf } from './sound-features.ts';

export interface AnalysisParts {
  /** So many ids of tracks in an order that has nothing to do with what they are called, those after one. */
  idsAfter(id: string, most: number): readonly string[];
  songOf(trackId: string): Song | undefined;
  isSettled(trackId: string): boolean;
  openSound(song: Song): Promise<SoundBytes>;
  worker: Pick<MediaWorker, 'run'>;
  keep(trackId: string, song: Song, record: AnalysisRecord): void;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}

export interface AnalysisPace {
  /** How long a track took lately; `null` until enough were analysed to tell. */
  perTrackMs: number | null;
}

/** Why a round ended before its end. */
export type AnalysisTrouble = 'source' | 'worker' | null;

const idsAtOnce = 100;
/** One in so many counts for how long a track takes. */
const fewestTelling = 5;
const weightOfLatest = 0.1;
/** A file that is gone is passed over; so many in a row are a disk or a server that is. */
const mostGoneInARow = 20;

/** What opening or reading a file brought. */
function troubleOf(error: unknown): AnalysisTrouble {
  if (error instanceof WorkerError) return error.kind === 'unavailable' ? 'worker' : null;
  // A server that does not answer, or allows no downloads, gives nothing else either.
  return error instanceof LibraryServerError && error.kind !== 'unexpected-reply' ? 'source' : null;
}

/**
 * Listens to every track of a library that was not listened to yet, one at a time. What a file does to the worker settles it: it
 * is not tried again until it changes. What keeps a file from being read says nothing of it, and it is tried in the next round.
 */
export function createAnalysis(parts: AnalysisParts) {
  let perTrackMs: number | null = null;
  let heardSoFar = 0;

  async function analyse(song: Song): Promise<AnalysisOutcome> {
    let sound: SoundBytes | null = null;
    try {
      sound = await parts.openSound(song);
      const cut = await cutSound(sound, song.durationMs);
      const measured = await parts.worker.run('measure', cut);
      return measured === null ? { kind: 'failed', reason: 'NothingToHear' } : { kind: 'measured', measured };
    } catch (error) {
      if (error instanceof UnknownSoundError) return { kind: 'failed', reason: error.name };
      if (error instanceof WorkerError && (error.kind === 'unavailable' || error.kind === 'closed'))
        throw error;
      if (error instanceof WorkerError)
        return { kind: 'failed', reason: error.kind === 'failed' ? error.message : error.kind };
      throw error;
    } finally {
      await sound?.close();
    }
  }

  function tookMs(milliseconds: number): void {
    heardSoFar += 1;
    perTrackMs =
      perTrackMs === null ? milliseconds : perTrackMs * (1 - weightOfLatest) + milliseconds * weightOfLatest;
  }

  return {
    pace: (): AnalysisPace => ({ perTrackMs: heardSoFar < fewestTelling ? null : perTrackMs }),
    /** One round through all of them. */
    async run(signal: AbortSignal): Promise<AnalysisTrouble> {
      let goneInARow = 0;
      for (let last = ''; ; ) {
        const ids = parts.idsAfter(last, idsAtOnce);
        if (ids.length === 0) return null;
        for (const id of ids) {
          if (signal.aborted) return null;
          last = id;
          const song = parts.songOf(id);
          if (song === undefined || parts.isSettled(id)) continue;
          const begun = parts.now();
          try {
            const outcome = await analyse(song);
            if (signal.aborted) return null;
            parts.keep(id, song, { state: stateOf(song), outcome });
            goneInARow = 0;
            tookMs(parts.now() - begun);
          } catch (error) {
            if (signal.aborted) return null;
            const trouble = troubleOf(error);
            goneInARow += 1;
            if (trouble !== null) return trouble;
            if (goneInARow >= mostGoneInARow) return 'source';
          }
        }
      }
    },
  };
}
