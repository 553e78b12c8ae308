import { type Mix, type MixRequest, mixBounds } from '@attune/contract';

/** What plays, as far as going on with it is concerned. */
export interface QueueNow {
  trackIds: readonly string[];
  /** Place of the track that plays. */
  at: number;
  /** Whether it sounds in this window, as loose tracks that end. */
  goesToItsEnd: boolean;
}

export interface ContinuationParts {
  queue: () => QueueNow;
  more: (request: MixRequest) => Promise<Mix>;
  /** What is made of music like a track of the queue; `null` for one that is not there. */
  around: (trackId: string) => MixRequest | null;
  /** Puts tracks at the end of all that is there. */
  extend: (trackIds: readonly string[]) => Promise<void>;
  isWanted: () => boolean;
  onFailure: (error: unknown) => void;
}

/** More is asked for while so many tracks are still to come: it is there before anybody waits for it. */
const tracksAhead = 2;

/**
 * Similar music at the end of a mix: another variant of the same brief, without what is in the queue or was. After one
 * song that was played by itself, music like it.
 */
export function createContinuation(parts: ContinuationParts) {
  const { queue, more, around, extend, isWanted, onFailure } = parts;
  let request: MixRequest | null = null;
  /** What was played by itself. */
  let single: string | null = null;
  /** The tracks of the mix, and of all that followed it. */
  let own: ReadonlySet<string> = new Set();
  /** What the queue has held, whatever it was. */
  let played: ReadonlySet<string> = new Set();
  let isUnderWay = false;
  /** Where it failed, or nothing more was found: it is tried again with the next track. */
  let missedAt: number | null = null;
  /** Counts what was begun, so that what comes late for something older is left. */
  let latest = 0;

  async function goOn(made: MixRequest, variant: number): Promise<void> {
    const mine = latest;
    const { trackIds, at } = queue();
    played = new Set([...played, ...trackIds]);
    const { keep: _, kept: __, ...rest } = made;
    const next: MixRequest = {
      ...rest,
      // The newest last, as many as a request may carry.
      without: [...new Set([...(made.without ?? []), ...played])].slice(-mixBounds.without),
      variant: variant % (mixBounds.variant + 1),
    };
    isUnderWay = true;
    try {
      const { tracks } = await more(next);
      if (mine !== latest) return;
      const added = tracks.map(({ id }) => id).filter((id) => !played.has(id));
      missedAt = added.length === 0 ? at : null;
      if (added.length > 0) await extend(added);
      own = new Set([...own, ...added]);
      request = next;
    } catch (error) {
      if (mine !== latest) return;
      missedAt = at;
      onFailure(error);
    } finally {
      if (mine === latest) isUnderWay = false;
    }
  }

  return {
    /** Plays what was made with this; `null`: one song by itself, or what nothing goes on from. */
    begin(made: MixRequest | null, trackIds: readonly string[]): void {
      latest += 1;
      isUnderWay = false;
      missedAt = null;
      request = made;
      single = made === null && trackIds.length === 1 ? (trackIds[0] ?? null) : null;
      own = new Set(trackIds);
      played = own;
    },
    /** Call it whenever the queue, the place in it, or the wish may have changed. */
    look(): void {
      if ((request === null && single === null) || isUnderWay || !isWanted()) return;
      const { trackIds, at, goesToItsEnd } = queue();
      if (!goesToItsEnd || at === missedAt || trackIds.length - 1 - at > tracksAhead) return;
      // Something else plays by now, or is to follow.
      if (!own.has(trackIds.at(-1) ?? '')) return;
      if (request !== null) return void goOn(request, (request.variant ?? 0) + 1);
      const first = single === null ? null : around(single);
      if (first !== null) void goOn(first, 0);
    },
  };
}
