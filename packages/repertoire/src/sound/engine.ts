import type { EngineTrack, PlaybackEngine } from '@attune/player';
import { score as compose, composedMs } from '../score/compose.ts';
import type { Score } from '../score/types.ts';
import { createDeck, type Deck } from './deck.ts';
import { createMaster, type Master } from './master.ts';
import { createRoom } from './reverb.ts';
import { createSampleStore, type SampleStore } from './sample-store.ts';

/** Seconds that are handed to the audio clock ahead of time; a page that hangs for less is not heard to. */
const horizon = 3.5;
const tickMs = 250;
/** Seconds of the piece whose sounds are made before it starts. */
const readyAhead = 1.2;
/** A note so close is scheduled even where its sound must first be made on the spot. */
const urgent = 0.7;
const startDelay = 0.06;
/** How long to wait for a sound device that has been asked to wake up. */
const wakeUpMs = 600;

interface Playing {
  deck: Deck;
  score: Score;
  /** Seconds into the score up to which every sound has been made. */
  ready: number;
}

/** Browsers open a sound device only for pages that have been touched; older ones do not tell. */
const isPageTouched = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? false;

/** Large buffers: nobody plays an instrument here, so steadiness counts for more than latency. */
function openDevice(): AudioContext {
  return new AudioContext({ latencyHint: 'playback' });
}

/**
 * The engine on the browser's Web Audio. The sound device is opened by the first `play`, or by a `prepare` on a page that may
 * open one.
 */
export function createEngine(
  createContext: () => AudioContext = openDevice,
  mayOpenDevice: () => boolean = isPageTouched,
): PlaybackEngine {
  const ended = new Set<() => void>();
  const interrupted = new Set<() => void>();
  let context: AudioContext | null = null;
  let master: Master | null = null;
  let store: SampleStore | null = null;
  let playing: Playing | null = null;
  /** The room of the score that was made ready last, until it is played. */
  let room: { score: Score; node: ConvolverNode } | null = null;
  let restingAt = 0;
  let volume = 1;
  let call = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** The score that plays and the one prepared to follow it. */
  const scores = new Map<string, Score>();

  function open(): { context: AudioContext; master: Master; store: SampleStore } {
    if (!context || !master || !store) {
      context = createContext();
      master = createMaster(context, volume);
      store = createSampleStore(context.sampleRate);
      context.addEventListener('statechange', noticeInterruption);
    }
    return { context, master, store };
  }

  function noticeInterruption(): void {
    if (!playing || context?.state === 'running') return;
    halt();
    for (const listener of interrupted) listener();
  }

  function scoreOf(track: EngineTrack): Score {
    const key = JSON.stringify(track);
    const known = scores.get(key);
    if (known) return known;
    const oldest = scores.keys().next().value;
    if (scores.size > 1 && oldest !== undefined) scores.delete(oldest);
    const made = compose(track);
    scores.set(key, made);
    return made;
  }

  async function makeReady(
    score: Score,
    from: number,
    until: number,
    stillWanted: () => boolean,
  ): Promise<void> {
    if (context && playing?.score !== score && room?.score !== score) {
      room = { score, node: createRoom(context, score.room) };
      await nextTask();
    }
    for (const need of store?.needs(score, from) ?? []) {
      if (need.time > until || !stillWanted()) return;
      if (playing?.score === score) playing.ready = Math.max(playing.ready, need.time);
      need.prepare();
      await nextTask();
    }
    if (playing?.score === score && stillWanted()) playing.ready = score.durationSeconds;
  }

  function halt(): void {
    clearInterval(timer);
    if (!playing || !context) return;
    restingAt = Math.min(playing.deck.positionAt(context.currentTime), playing.score.durationSeconds);
    playing.deck.stop();
    playing = null;
  }

  function tick(): void {
    if (!playing || !context) return;
    const { deck, score, ready } = playing;
    const now = context.currentTime;
    const position = deck.positionAt(now);
    deck.scheduleUntil(now + Math.min(horizon, Math.max(urgent, ready - position)));
    if (position < score.durationSeconds) return;
    halt();
    restingAt = score.durationSeconds;
    for (const listener of ended) listener();
  }

  return {
    durationMs: composedMs,
    async prepare(track, fromSeconds = 0) {
      const score = scoreOf(track);
      // The device tells the sample rate. On a page that nobody has touched it may not be opened: then only the score is made.
      if (!store && mayOpenDevice()) open();
      if (store) await makeReady(score, fromSeconds, fromSeconds + readyAhead, () => true);
    },
    async play(track, fromSeconds) {
      const mine = ++call;
      const device = open();
      // Within the gesture, before anything is awaited.
      const woken = device.context.resume().catch(() => undefined);
      halt();
      const score = scoreOf(track);
      restingAt = fromSeconds;
      await makeReady(score, fromSeconds, fromSeconds + readyAhead, () => mine === call);
      await Promise.race([woken, wait(wakeUpMs)]);
      if (mine !== call) return 'superseded';
      if (device.context.state !== 'running') return 'blocked';
      const startAt = device.context.currentTime + startDelay;
      const deck = createDeck({
        context: device.context,
        destination: device.master.input,
        store: device.store,
        score,
        room: room?.score === score ? room.node : undefined,
        startAt,
        from: fromSeconds,
      });
      room = null;
      playing = { deck, score, ready: fromSeconds + readyAhead };
      device.store.keepFor(score);
      deck.scheduleUntil(startAt + readyAhead);
      timer = setInterval(tick, tickMs);
      void makeReady(score, fromSeconds, score.durationSeconds, () => mine === call);
      return 'playing';
    },
    pause() {
      const mine = ++call;
      halt();
      // The fade is over by then; a sleeping device costs no power.
      setTimeout(() => {
        if (mine === call && context?.state === 'running') void context.suspend();
      }, 150);
    },
    positionSeconds() {
      if (!playing || !context) return restingAt;
      return Math.min(playing.deck.positionAt(context.currentTime), playing.score.durationSeconds);
    },
    setVolume(value) {
      volume = value;
      master?.setVolume(value);
    },
    onEnded: (listener) => register(ended, listener),
    onInterrupted: (listener) => register(interrupted, listener),
    readSignal(target) {
      if (master) master.analyser.getFloatTimeDomainData(target);
      else target.fill(0);
    },
    async close() {
      call++;
      halt();
      context?.removeEventListener('statechange', noticeInterruption);
      await context?.close();
      context = null;
      master = null;
      store = null;
      room = null;
    },
  };
}

function register(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the page breathe between two pieces of work. */
function nextTask(): Promise<void> {
  return wait(0);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
