import type { CreateEngine, EngineTrack, PlaybackEngine } from '../playback-engine.ts';

/** What fetches each way of sounding. */
export interface EngineLoaders {
  /** For tracks that are composed where they sound. */
  composed: () => Promise<CreateEngine>;
  /** For tracks that are recordings. */
  recorded: () => Promise<CreateEngine>;
}
type Way = keyof EngineLoaders;

/** The way of sounding that was asked for last; its engine is `null` where another was asked for before it was here. */
interface Wanted {
  way: Way;
  engine: Promise<PlaybackEngine | null>;
}

const wayOf = (track: EngineTrack): Way => (track.recording === undefined ? 'composed' : 'recorded');

/** An engine that sounds each track in its own way. What makes the sound is fetched with the first track that needs it. */
export function engineByTrack(loaders: EngineLoaders): CreateEngine {
  return (openDevice): PlaybackEngine => {
    const ended = new Set<() => void>();
    const interrupted = new Set<() => void>();
    let current: { way: Way; engine: PlaybackEngine } | null = null;
    let wanted: Wanted | null = null;
    let released: Promise<unknown> = Promise.resolve();
    let volume: number | null = null;
    let call = 0;
    let isClosed = false;

    /** The device belongs to one engine at a time: the one before closes it. */
    async function make(way: Way, isWanted: () => boolean): Promise<PlaybackEngine | null> {
      const before = current;
      current = null;
      released = released.catch(() => undefined).then(() => before?.engine.close());
      const [createEngine] = await Promise.all([loaders[way](), released]);
      if (isClosed || !isWanted()) return null;
      const engine = createEngine(openDevice);
      if (volume !== null) engine.setVolume(volume);
      engine.onEnded(() => tell(ended));
      engine.onInterrupted(() => tell(interrupted));
      current = { way, engine };
      return engine;
    }

    function engineFor(track: EngineTrack): Promise<PlaybackEngine | null> {
      const way = wayOf(track);
      if (wanted?.way === way) return wanted.engine;
      const mine: Wanted = { way, engine: make(way, () => wanted === mine) };
      wanted = mine;
      mine.engine.catch(() => {
        if (wanted === mine) wanted = null;
      });
      return mine.engine;
    }

    return {
      durationMs: (track) =>
        current?.way === wayOf(track) ? current.engine.durationMs(track) : track.durationMs,
      async prepare(track, fromSeconds) {
        // What sounds, or is about to, is not given up for what may come.
        if (wanted !== null && wanted.way !== wayOf(track)) return;
        await (await engineFor(track))?.prepare(track, fromSeconds);
      },
      follow: (track) =>
        current?.engine.follow?.(track !== null && current.way === wayOf(track) ? track : null),
      async play(track, fromSeconds) {
        const mine = ++call;
        // At once where it is here already: browsers let a page sound out of a gesture alone.
        if (current !== null && current.way === wayOf(track)) return current.engine.play(track, fromSeconds);
        current?.engine.pause();
        const engine = await engineFor(track);
        return mine === call && engine !== null ? engine.play(track, fromSeconds) : 'superseded';
      },
      pause() {
        call += 1;
        current?.engine.pause();
      },
      positionSeconds: () => current?.engine.positionSeconds() ?? 0,
      setVolume(value) {
        volume = value;
        current?.engine.setVolume(value);
      },
      onEnded: (listener) => register(ended, listener),
      onInterrupted: (listener) => register(interrupted, listener),
      readSignal(target) {
        if (current) current.engine.readSignal(target);
        else target.fill(0);
      },
      async close() {
        call += 1;
        isClosed = true;
        await current?.engine.close();
      },
    };
  };
}

function tell(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener();
}

function register(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
