/** After so many minutes, or with the track that plays. */
export type SleepChoice = 15 | 30 | 45 | 60 | 'track';

export interface SleepState {
  choice: SleepChoice;
  /** Until the music has faded away. */
  leftMs: number;
}

export interface SleepTimerParts {
  /** What is left of the track that plays; `null` while nothing sounds here. */
  trackLeftMs: () => number | null;
  /** Lets the music fade within so many milliseconds and rests it; what was turned down comes back when it is called off. */
  fadeOut: (ms: number, calledOff: AbortSignal) => Promise<void>;
  /** Milliseconds since the epoch: a machine that slept itself has let the time pass. */
  now: () => number;
  onFailure: (error: unknown) => void;
}

const minuteMs = 60_000;
/** So slowly that nobody is woken by the silence. */
const fadeMs = { minutes: 20_000, track: 8000 } as const;

/** Ends the music when the listener is asleep. It knows the time by being looked at, every second or so. */
export function createSleepTimer({ trackLeftMs, fadeOut, now, onFailure }: SleepTimerParts) {
  let choice: SleepChoice | null = null;
  let endsAtMs = 0;
  let fading: AbortController | null = null;

  function leftMs(): number {
    return Math.max(0, choice === 'track' ? (trackLeftMs() ?? 0) : endsAtMs - now());
  }

  async function fade(ms: number): Promise<void> {
    const mine = new AbortController();
    fading = mine;
    try {
      await fadeOut(ms, mine.signal);
    } catch (error) {
      onFailure(error);
    }
    // Unless another choice was made meanwhile.
    if (fading !== mine) return;
    fading = null;
    choice = null;
  }

  return {
    state: (): SleepState | null => choice && { choice, leftMs: leftMs() },
    /** `null` calls it off, also while the music fades. */
    choose(chosen: SleepChoice | null): void {
      fading?.abort();
      fading = null;
      choice = chosen;
      if (typeof chosen === 'number') endsAtMs = now() + chosen * minuteMs;
    },
    look(): void {
      if (choice === null || fading !== null) return;
      const lasts = choice === 'track' ? fadeMs.track : fadeMs.minutes;
      const sounds = trackLeftMs() !== null;
      const left = leftMs();
      // Paused, the end of the track does not come nearer.
      if (choice === 'track' ? !sounds || left > lasts : left > lasts) return;
      if (sounds) void fade(left);
      else if (left === 0) choice = null;
    },
  };
}
