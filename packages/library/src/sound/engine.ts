import { canSeek, type EngineTrack, type PlaybackEngine, UnplayableTrackError } from '@attune/player';
import { createDeck, type Deck, type StartAt } from './deck.ts';
import { type RunUp, readEndSeconds, runUp } from './run-up.ts';

/** How long to wait for a sound device that has been asked to wake up. */
const wakeUpMs = 600;
/** Louder than recorded, and by more than this, a quiet record would be distorted where it is not quiet. */
const mostGainDb = 6;
/** Sound that stops at once clicks. */
const fadeSeconds = 0.03;
/** A connection that was lost is taken up again so far before the place where it broke. */
const resumeBeforeSeconds = 1;

/** The length of a file may differ by so much from what its tags or its server say. */
const sureMs = 1000;

/** So long before the end what follows is fetched, if it is not there by then. */
const fetchEndSeconds = 10;

interface Device {
  context: AudioContext;
  volume: GainNode;
  analyser: AnalyserNode;
  decks: readonly [Deck, Deck];
}

interface Playing {
  deck: Deck;
  track: EngineTrack;
  /** A connection that breaks is taken up again once. */
  wasResumed: boolean;
  /** Where it will be heard again while its connection is taken up: its element stands at its start until then. */
  resumesAt: number | null;
}

function startAt(track: EngineTrack, seconds: number): StartAt {
  const gain = 10 ** (Math.min(mostGainDb, track.recording?.gainDb ?? 0) / 20);
  return { seconds, gain, isSeekable: canSeek(track) };
}

/**
 * The engine for recordings: two `<audio>` elements that take turns, so that the next track is fetched while one sounds. They
 * play through Web Audio, which sets each at its own loudness and lets the bar draw what is heard.
 */
export function createEngine(
  createContext: () => AudioContext,
  createElement: () => HTMLAudioElement = () => new Audio(),
): PlaybackEngine {
  const ended = new Set<() => void>();
  const interrupted = new Set<() => void>();
  let device: Device | null = null;
  let playing: Playing | null = null;
  let restingAt = 0;
  let volume = 1;
  let call = 0;
  /** Where what was asked for last sounds, or is about to. */
  let claimed: Deck | null = null;
  /** What is to follow without a gap. */
  let following: EngineTrack | null = null;
  let coming: { deck: Deck; track: EngineTrack; run: RunUp } | null = null;

  function open(): Device {
    if (device) return device;
    const context = createContext();
    const master = new GainNode(context, { gain: volume });
    const analyser = new AnalyserNode(context);
    master.connect(analyser).connect(context.destination);
    const deck = () => createDeck(context, createElement(), master, { onEnded, onFailed, onStopped, onTime });
    device = { context, volume: master, analyser, decks: [deck(), deck()] };
    context.addEventListener('statechange', noticeInterruption);
    return device;
  }

  function positionSeconds(): number {
    return playing === null ? restingAt : (playing.resumesAt ?? playing.deck.positionSeconds());
  }

  function tell(listeners: ReadonlySet<() => void>): void {
    for (const listener of [...listeners]) listener();
  }

  function giveUpComing(): void {
    coming?.run.cancel();
    coming = null;
  }

  function halt(): void {
    giveUpComing();
    if (!playing) return;
    restingAt = positionSeconds();
    const { deck } = playing;
    playing = null;
    deck.pause(fadeSeconds);
  }

  function interrupt(): void {
    halt();
    tell(interrupted);
  }

  function noticeInterruption(): void {
    if (playing && device?.context.state !== 'running') interrupt();
  }

  function onEnded(deck: Deck): void {
    if (playing?.deck !== deck) return;
    restingAt = playing.track.durationMs / 1000;
    playing = null;
    tell(ended);
    // Nobody has taken it over.
    giveUpComing();
  }

  function onTime(deck: Deck): void {
    if (playing?.deck !== deck || !device || coming || !following) return;
    const { context, decks } = device;
    const { track } = playing;
    const url = following.recording?.url;
    const left = deck.endsAt() - context.currentTime;
    if (url === undefined || !(left < fetchEndSeconds)) return;
    const next = decks.find((one) => one !== deck && one.url === url);
    if (!next) {
      // Something else was made ready in its place, which is not what is heard next; unless it plays already.
      if (deck.url !== url) decks.find((one) => one !== deck)?.load(url);
      return;
    }
    // An end that is guessed, as that of some files is, is waited for.
    const isSure = Math.abs(deck.lengthSeconds() * 1000 - track.durationMs) < sureMs;
    if (left >= readEndSeconds || !isSure || !canSeek(track) || !canSeek(following)) return;
    const run = runUp(deck, next, startAt(following, 0).gain, () => context.currentTime);
    coming = { deck: next, track: following, run };
  }

  /** Takes a lost connection up again; whatever is asked for meanwhile comes before it. */
  async function resume(resumed: Playing, from: number): Promise<void> {
    const { deck, track } = resumed;
    playing = resumed;
    deck.load(track.recording?.url ?? '', true);
    const isWanted = () => playing === resumed;
    const started = await deck.start(startAt(track, from), isWanted).catch(() => 'failed' as const);
    if (!isWanted()) return;
    if (started === 'playing') playing = { ...resumed, resumesAt: null };
    else interrupt();
  }

  /** Somebody beside us has stopped the element: the system, or a device that was taken away. */
  function onStopped(deck: Deck): void {
    if (playing?.deck === deck) interrupt();
  }

  function onFailed(deck: Deck): void {
    if (coming?.deck === deck) giveUpComing();
    if (playing?.deck !== deck) return;
    const { track, wasResumed } = playing;
    // Begun anew it would be at another place than where it was heard last: that is the listener's to ask for.
    if (wasResumed || !canSeek(track)) {
      interrupt();
      return;
    }
    const from = Math.max(0, deck.positionSeconds() - resumeBeforeSeconds);
    giveUpComing();
    void resume({ deck, track, wasResumed: true, resumesAt: from }, from);
  }

  return {
    durationMs: (track) => track.durationMs,
    async prepare(track) {
      // What is about to follow keeps its place.
      if (!track.recording || !device || coming) return;
      if (device.decks.some((deck) => deck.url === track.recording?.url)) return;
      const idle = device.decks.find((deck) => deck !== claimed);
      idle?.load(track.recording.url);
    },
    follow(track) {
      following = track;
      if (coming && coming.track.id !== track?.id) giveUpComing();
    },
    async play(track, fromSeconds) {
      const mine = ++call;
      if (
        coming &&
        !playing &&
        coming.track.id === track.id &&
        fromSeconds === 0 &&
        coming.run.isUnderWay()
      ) {
        coming.run.takeOver();
        claimed = coming.deck;
        playing = { deck: coming.deck, track, wasResumed: false, resumesAt: null };
        coming = null;
        return 'playing';
      }
      const { context, decks } = open();
      // Within the gesture, before anything is awaited.
      const woken = context.resume().catch(() => undefined);
      const busy = playing?.deck;
      halt();
      restingAt = fromSeconds;
      claimed = null;
      const url = track.recording?.url;
      if (url === undefined) throw new UnplayableTrackError('The track has no recording.');
      const deck = decks.find((one) => one.url === url) ?? (busy === decks[0] ? decks[1] : decks[0]);
      claimed = deck;
      deck.load(url);
      const started = await deck.start(startAt(track, fromSeconds), () => mine === call);
      if (started !== 'superseded') await Promise.race([woken, wait(wakeUpMs)]);
      if (mine !== call || started === 'superseded') {
        // The same deck may have been started again meanwhile, from another place.
        if (claimed !== deck) deck.pause(0);
        return 'superseded';
      }
      if (started === 'blocked' || context.state !== 'running') {
        deck.pause(0);
        return 'blocked';
      }
      playing = { deck, track, wasResumed: false, resumesAt: null };
      return 'playing';
    },
    pause() {
      call += 1;
      claimed = null;
      halt();
    },
    positionSeconds,
    setVolume(value) {
      volume = value;
      device?.volume.gain.setTargetAtTime(value, device.context.currentTime, 0.015);
    },
    onEnded: (listener) => register(ended, listener),
    onInterrupted: (listener) => register(interrupted, listener),
    readSignal(target) {
      if (device) device.analyser.getFloatTimeDomainData(target);
      else target.fill(0);
    },
    async close() {
      call += 1;
      halt();
      const closing = device;
      device = null;
      closing?.context.removeEventListener('statechange', noticeInterruption);
      for (const deck of closing?.decks ?? []) deck.close();
      await closing?.context.close();
    },
  };
}

function register(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
