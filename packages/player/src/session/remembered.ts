/** The part of the browser's storage that is used; may throw, as storage does in private windows and when full. */
export interface SessionStorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What a listener finds again after a reload. */
export interface Remembered {
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  trackId: string | null;
  positionMs: number;
}

const key = 'attune.player';
const fresh: Remembered = { volume: 0.8, muted: false, trackId: null, positionMs: 0 };

/** Reads what was remembered; anything unreadable counts as nothing remembered. */
export function readRemembered(storage: SessionStorageLike): Remembered {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return fresh;
    const { volume, muted, trackId, positionMs } = found as Record<string, unknown>;
    return {
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : fresh.volume,
      muted: muted === true,
      trackId: typeof trackId === 'string' ? trackId : null,
      positionMs: typeof positionMs === 'number' && positionMs >= 0 ? positionMs : 0,
    };
  } catch {
    return fresh;
  }
}

/** Remembers as well as the browser allows; a full or forbidden storage must not stop the music. */
export function writeRemembered(storage: SessionStorageLike, remembered: Remembered): void {
  try {
    storage.setItem(key, JSON.stringify(remembered));
  } catch {
    // Nothing is lost but the memory of where we were.
  }
}
