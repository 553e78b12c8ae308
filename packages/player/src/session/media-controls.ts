import { canSeek, type Track } from '../track.ts';

/** What the keys of a keyboard, a headset or a lock screen may ask for. */
export interface MediaActions {
  play(): void;
  pause(): void;
  next(): void;
  previous(): void;
  seekTo(positionMs: number): void;
  seekBy(deltaMs: number): void;
}

/** The system's media display and keys. */
export interface MediaControls {
  /** @returns how to let go of display and keys again */
  listen(actions: MediaActions): () => void;
  show(track: Track | null): void;
  report(state: { playing: boolean; positionMs: number; durationMs: number }): void;
}

/** The browser's Media Session behind our interface. */
export function mediaControlsOver(
  session: MediaSession,
  createMetadata: (init: MediaMetadataInit) => MediaMetadata = (init) => new MediaMetadata(init),
): MediaControls {
  const handled = new Set<MediaSessionAction>();
  let seeking: [MediaSessionAction, MediaSessionActionHandler][] = [];
  const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(action, handler);
      handled.add(action);
    } catch {
      // A browser that does not know an action throws; its keys then do nothing.
    }
  };
  return {
    listen(actions) {
      handle('play', () => actions.play());
      handle('pause', () => actions.pause());
      handle('nexttrack', () => actions.next());
      handle('previoustrack', () => actions.previous());
      seeking = [
        [
          'seekto',
          ({ seekTime }) => {
            if (seekTime !== undefined) actions.seekTo(seekTime * 1000);
          },
        ],
        ['seekforward', ({ seekOffset }) => actions.seekBy((seekOffset ?? 10) * 1000)],
        ['seekbackward', ({ seekOffset }) => actions.seekBy(-(seekOffset ?? 10) * 1000)],
      ];
      for (const [action, handler] of seeking) handle(action, handler);
      return () => {
        for (const action of handled) session.setActionHandler(action, null);
        handled.clear();
        seeking = [];
        session.metadata = null;
        session.playbackState = 'none';
        session.setPositionState();
      };
    },
    show(track) {
      // The system shows no way to seek where there is none.
      for (const [action, handler] of seeking) handle(action, track && !canSeek(track) ? null : handler);
      session.metadata = track
        ? createMetadata({
            title: track.name,
            artist: track.artist,
            album: track.album,
            artwork: [{ src: track.image }],
          })
        : null;
    },
    report({ playing, positionMs, durationMs }) {
      session.playbackState = playing ? 'playing' : 'paused';
      session.setPositionState({
        duration: durationMs / 1000,
        position: Math.min(positionMs, durationMs) / 1000,
        playbackRate: 1,
      });
    },
  };
}
