import type { PlayerEvent, PlayerSession } from '../player-session.ts';

/**
 * The sound of this page, once a gesture has opened it.
 * @param openDevice called in a gesture
 */
export function createPageSound(
  openDevice: () => Promise<PlayerSession>,
  hear: (event: PlayerEvent) => void,
  onFailed: () => void,
) {
  let session: PlayerSession | null = null;
  let opening: Promise<PlayerSession> | null = null;
  let hasFailed = false;

  return {
    /** `null` until it is open. */
    session: () => session,
    /** No sound could be made when it was asked for last. */
    hasFailed: () => hasFailed,
    /** Opens it once. Call it within the gesture, before anything is awaited. */
    open(): Promise<PlayerSession> {
      opening ??= openDevice().then(
        (opened) => {
          session = opened;
          hasFailed = false;
          opened.subscribe(hear);
          return opened;
        },
        (error: unknown) => {
          opening = null;
          hasFailed = true;
          onFailed();
          throw error;
        },
      );
      return opening;
    },
  };
}
export type PageSound = ReturnType<typeof createPageSound>;
