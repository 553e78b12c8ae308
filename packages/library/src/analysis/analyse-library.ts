import type { Song } from '../folder/song.ts';
import { LibraryServerError } from '../opensubsonic/server-error.ts';
import { type MediaWorker, WorkerError, type WorkerErrorKind } from '../worker/media-worker.ts';
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

/** What a round came to. */
export interface AnalysisRound {
  trouble: AnalysisTrouble;
  /** What the source answered last where it is in trouble, and says so. */
  error: LibraryServerError | null;
  /** Tracks that their source did not give when they were tried last; they are tried in each round. */
  undelivered: number;
}

const idsAtOnce = 100;
/** One in so many counts for how long a track takes. */
const fewestTelling = 5;
const weightOfLatest = 0.1;
/** A file that is gone, refused or broken off is passed over; so many in a row are a disk or a server that is. */
const mostUndeliveredInARow = 20;
/** The system ends the worker first where memory is short: so many files in a row that ended it are a machine in need. */
const mostDeadlyInARow = 5;
/** Codes by which a server refuses who asks, or all that is asked of it: no other file fares better. */
const refusesAll: ReadonlySet<number | null> = new Set([20, 30, 40, 41, 42, 43, 44, 50, 60]);

const died: WorkerErrorKind = 'died';
const tooLong: WorkerErrorKind = 'too-long';

/** What is wrong beyond the one file that could not be opened or read; `null` where nothing is known to be. */
function troubleOf(error: unknown): AnalysisTrouble {
  if (error instanceof WorkerError) return error.kind === 'unavailable' ? 'worker' : null;
  if (!(error instanceof LibraryServerError)) return null;
  const isOfAll = error.kind === 'refused' ? refusesAll.has(error.code) : error.kind === 'password-withheld';
  return isOfAll ? 'source' : null;
}

/**
 * Listens to every track of a library that was not listened to yet, one at a time. What a file does to the worker settles it: it
 * is not tried again until it changes, unless it ended the worker along with those before it, or took too long for the first time. What keeps a file from being read says nothing of it, and it is tried in the next round.
 */
export function createAnalysis(parts: AnalysisParts) {
  let perTrackMs: number | null = null;
  let heardSoFar = 0;
  const undelivered = new Set<string>();
  /** What ended the worker once, in a row with others: it was the file's doing where it does so again. */
  const suspected = new Set<string>();
  /** What took too long once: so does any file where the machine has much else to do. */
  const slow = new Set<string>();

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

  function endRound(trouble: AnalysisTrouble, error: unknown = null): AnalysisRound {
    const told = error instanceof LibraryServerError ? error : null;
    return { trouble, error: told, undelivered: undelivered.size };
  }

  return {
    pace: (): AnalysisPace => ({ perTrackMs: heardSoFar < fewestTelling ? null : perTrackMs }),
    /** How many tracks their source did not give when they were tried last. */
    undelivered: (): number => undelivered.size,
    /** One round through all of them. */
    async run(signal: AbortSignal): Promise<AnalysisRound> {
      const passedOver = new Set<string>();
      let newInARow = 0;
      let deadly: { id: string; settle(): void }[] = [];
      /** Others fared better, or were no more. */
      const settleDeadly = () => {
        for (const { settle } of deadly) settle();
        deadly = [];
      };
      for (let last = ''; ; ) {
        const ids = parts.idsAfter(last, idsAtOnce);
        if (ids.length === 0) {
          settleDeadly();
          // What is not there any more is not missed either.
          for (const id of undelivered) if (!passedOver.has(id)) undelivered.delete(id);
          return endRound(null);
        }
        for (const id of ids) {
          if (signal.aborted) return endRound(null);
          last = id;
          const song = parts.songOf(id);
          if (song === undefined || parts.isSettled(id)) continue;
          const begun = parts.now();
          try {
            const outcome = await analyse(song);
            if (signal.aborted) return endRound(null);
            const settle = () => parts.keep(id, song, { state: stateOf(song), outcome });
            undelivered.delete(id);
            newInARow = 0;
            if (outcome.kind === 'failed' && outcome.reason === tooLong && !slow.has(id)) {
              slow.add(id);
              continue;
            }
            const endedWorker = outcome.kind === 'failed' && outcome.reason === died;
            if (endedWorker && !suspected.has(id)) {
              deadly.push({ id, settle });
              if (deadly.length < mostDeadlyInARow) continue;
              for (const one of deadly) suspected.add(one.id);
              return endRound('worker');
            }
            if (!endedWorker) settleDeadly();
            settle();
            tookMs(parts.now() - begun);
          } catch (error) {
            if (signal.aborted) return endRound(null);
            const trouble = troubleOf(error);
            if (trouble !== null) return endRound(trouble, error);
            passedOver.add(id);
            // One that was not given before says nothing new of the source.
            if (!undelivered.has(id)) newInARow += 1;
            undelivered.add(id);
            if (newInARow >= mostUndeliveredInARow) return endRound('source', error);
          }
        }
      }
    },
  };
}
