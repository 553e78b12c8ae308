import type { CreateEngine, EngineTrack, PlaybackEngine } from '../playback-engine.ts';

/** What fetches each way of sounding. */
export interface EngineLoaders {
  /** For tracks that are composed where they sound. */
  composed: () => Promise<CreateEngine>;
  /** For tracks that are recordings. */
  recorded: () => Promise<CreateEngine>;
}
type Way = keyof EngineLoaders;

const wayOf = (track: EngineTrack): Way => (track.recording === undefined ? 'composed' : 'recorded');

/** An engine that sounds each track in its own way. What makes the sound is fetched with the first track that needs it. */
export function engineByTrack(loaders: EngineLoaders): CreateEngine {
  return (openDevice): PlaybackEngine => {
    const ended = new Set<() => void>();
    const interrupted = new Set<() => void>();
    let current: { way: Way; engine: PlaybackEngine } | null = null;
    let loading: { way: Way; engine: Promise<PlaybackEngine> } | null = null;
    let volume: number | null = null;
    let call = 0;
    let isClosed = false;

    /** The device belongs to one engine at a time: the one before closes it. */
    async function make(way: Way): Promise<PlaybackEngine> {
      const before = current;
      const [createEngine] = await Promise.all([loaders[way](), before?.engine.close()]);
      const engine = createEngine(openDevice);
      if (volume !== null) engine.setVolume(volume);
      engine.onEnded(() => tell(ended));
      engine.onInterrupted(() => tell(interrupted));
      current = { way, engine };
      if (isClosed) await engine.close();
      return engine;
    }

    function engineFor(track: EngineTrack): Promise<PlaybackEngine> {
      const way = wayOf(track);
      if (loading?.way === way) return loading.engine;
      const engine = make(way);
      loading = { way, engine };
      engine.catch(() => {
        if (loading?.engine === engine) loading = null;
      });
      return engine;
    }

    return {
      durationMs: (track) =>
        current?.way === wayOf(track) ? current.engine.durationMs(track) : track.durationMs,
      async prepare(track, fromSeconds) {
        // What sounds is not cut off for what may come.
        if (current !== null && current.way !== wayOf(track)) return;
        await (await engineFor(track)).prepare(track, fromSeconds);
      },
      follow: (track) =>
        current?.engine.follow?.(track !== null && current.way === wayOf(track) ? track : null),
      async play(track, fromSeconds) {
        const mine = ++call;
        // At once where it is here already: browsers let a page sound out of a gesture alone.
        if (current !== null && current.way === wayOf(track)) return current.engine.play(track, fromSeconds);
        current?.engine.pause();
        const engine = await engineFor(track);
        return mine === call ? engine.play(track, fromSeconds) : 'superseded';
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
