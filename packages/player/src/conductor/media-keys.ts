import type { MediaActions } from '../session/media-controls.ts';
import type { ConductorParts } from './conductor-parts.ts';
import type { Start } from './queue/start-queue.ts';
import type { Taken } from './take-over.ts';

export interface MediaKeyParts extends Pick<ConductorParts, 'state' | 'sound'> {
  starter: Pick<Start, 'status' | 'press'>;
  take: () => Promise<Taken>;
  /** What the buttons of the bar ask. */
  asked: () => {
    next(): Promise<void>;
    previous(): Promise<void>;
    seek(atMs: number): Promise<void>;
    positionMs(): number;
  };
}

/**
 * The keys of a keyboard, a headset or a lock screen ask what the buttons of the bar ask: for what it shows, which the page's
 * sound may not have been told yet, as it plays elsewhere or is still fetched.
 */
export function createMediaKeys({ state, sound, starter, take, asked }: MediaKeyParts): MediaActions {
  /** A queue that does not come is told to whoever asked for it. */
  const attempt = (work: Promise<void>) => void work.catch(() => undefined);

  async function play(): Promise<void> {
    if (state.queue.walk.entries.length > 0) await (await take()).session.play();
  }

  return {
    play() {
      const starting = starter.status();
      if (starting === null) attempt(play());
      else if (starting === 'paused') void starter.press('toggle');
    },
    pause() {
      const starting = starter.status();
      if (starting === null) sound.session()?.pause();
      else if (starting === 'loading') void starter.press('toggle');
    },
    next: () => attempt(asked().next()),
    previous: () => attempt(asked().previous()),
    seekTo: (atMs) => attempt(asked().seek(atMs)),
    seekBy: (deltaMs) => attempt(asked().seek(asked().positionMs() + deltaMs)),
  };
}
