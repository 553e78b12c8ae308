import { UnplayableTrackError } from './playback-engine.ts';
import {
  isSounding,
  type PlayerEvent,
  type PlayerSession,
  type PlayerState,
  type SessionParts,
} from './player-session.ts';
import { readRemembered, writeRemembered } from './session/remembered.ts';
import { canSeek } from './track.ts';

const backToStartMs = 3000;
const watchEveryMs = 1000;
/** After so many tracks in a row that cannot be played it is not the tracks: a listener is asked to look. */
const mostPassedOver = 3;
/** The next track is composed when so much of this one is left. */
const prepareAheadMs = 15_000;

type PauseReason = Extract<PlayerEvent, { type: 'paused' }>['reason'];

export function createSession(parts: SessionParts): PlayerSession {
  const { engine, storage, clock, oneTab, media } = parts;
  const listeners = new Set<(event: PlayerEvent) => void>();
  const remembered = readRemembered(storage);
  let restingMs = 0;
  let preparedId: string | null = null;
  let followingId: string | null = null;
  let passedOver = 0;
  let state: PlayerState = {
    status: 'empty',
    queue: [],
    index: -1,
    current: null,
    durationMs: 0,
    volume: remembered.volume,
    muted: remembered.muted,
    repeat: 'off',
  };
  applyVolume();

  function emit(event: PlayerEvent): void {
    for (const listener of [...listeners]) listener(event);
  }

  function change(changes: Partial<PlayerState>): void {
    state = { ...state, ...changes };
    emit({ type: 'state-changed', state });
  }

  function positionMs(): number {
    return state.status === 'playing' ? engine.positionSeconds() * 1000 : restingMs;
  }

  function remember(): void {
    const { volume, muted, current } = state;
    writeRemembered(storage, {
      volume,
      muted,
      trackId: current?.id ?? null,
      positionMs: Math.round(positionMs()),
    });
  }

  function report(): void {
    if (state.current) {
      media.report({
        playing: state.status === 'playing',
        positionMs: positionMs(),
        durationMs: state.durationMs,
      });
    }
  }

  function applyVolume(): void {
    engine.setVolume(state.muted ? 0 : state.volume);
  }

  function moveTo(index: number, atMs: number): void {
    const current = state.queue[index] ?? null;
    restingMs = atMs;
    change({ index: current ? index : -1, current, durationMs: current ? engine.durationMs(current) : 0 });
    media.show(current);
  }

  async function start(atMs: number): Promise<boolean> {
    const track = state.current;
    if (!track) return false;
    restingMs = Math.min(Math.max(0, atMs), state.durationMs);
    try {
      const outcome = await engine.play(track, restingMs / 1000);
      if (outcome === 'superseded') return false;
      if (outcome === 'blocked') {
        change({ status: 'blocked' });
        emit({ type: 'blocked', track });
        return false;
      }
    } catch (cause) {
      change({ status: 'failed' });
      emit({ type: 'failed', track, cause });
      if (cause instanceof UnplayableTrackError) passOver();
      return false;
    }
    oneTab.claim();
    // What makes the sound may have been fetched only now, and knows better how long the track is.
    const durationMs = engine.durationMs(track);
    if (state.status !== 'playing' || state.durationMs !== durationMs)
      change({ status: 'playing', durationMs });
    announce();
    report();
    return true;
  }

  async function startTrack(index: number, atMs = 0): Promise<void> {
    // Until the new track sounds, its position is not that of the old one.
    state = { ...state, status: 'loading' };
    moveTo(index, atMs);
    const track = state.current;
    if ((await start(atMs)) && track) {
      passedOver = 0;
      emit({ type: 'started', track, positionMs: atMs });
    }
    remember();
  }

  /** A track that is gone or damaged is passed over, as long as there are others. */
  function passOver(): void {
    const following = neighbour(1);
    passedOver += 1;
    if (passedOver < mostPassedOver && following !== null && following !== state.index)
      void startTrack(following);
    else passedOver = 0;
  }

  function rest(reason: PauseReason, atMs = positionMs()): void {
    const track = state.current;
    if (!track || state.status === 'paused') return;
    restingMs = atMs;
    engine.pause();
    change({ status: 'paused' });
    report();
    remember();
    emit({ type: 'paused', track, positionMs: restingMs, reason });
  }

  function silence(reason: PauseReason): void {
    if (isSounding(state.status)) rest(reason);
  }

  /** Place in the queue of the track `step` further on, or `null` past either end. */
  function neighbour(step: 1 | -1): number | null {
    const { length } = state.queue;
    const place = state.index + step;
    if (place >= 0 && place < length) return place;
    if (state.repeat !== 'all' || length === 0) return null;
    return step > 0 ? 0 : length - 1;
  }

  /** Tells the engine what comes after this track, so that it need leave no gap; called wherever that may have changed. */
  function announce(): void {
    if (state.status !== 'playing') return;
    const following = state.repeat === 'one' ? null : (state.queue[neighbour(1) ?? -1] ?? null);
    if ((following?.id ?? null) === followingId) return;
    followingId = following?.id ?? null;
    engine.follow?.(following);
  }

  async function advance(): Promise<void> {
    const index = neighbour(1);
    if (index !== null) return startTrack(index);
    // It rests at its first track, which stands there before anybody hears of the end.
    engine.pause();
    state = { ...state, status: 'paused' };
    moveTo(0, 0);
    report();
    remember();
    if (state.current) emit({ type: 'paused', track: state.current, positionMs: 0, reason: 'queue-ended' });
  }

  engine.onEnded(() => {
    const track = state.current;
    if (!track) return;
    emit({ type: 'ended', track });
    void (state.repeat === 'one' ? startTrack(state.index) : advance());
  });
  engine.onInterrupted(() => rest('interrupted', engine.positionSeconds() * 1000));
  oneTab.onTaken(() => silence('other-tab'));

  const stopWatching = clock.every(watchEveryMs, () => {
    if (state.status !== 'playing') return;
    remember();
    report();
    const following = state.queue[neighbour(1) ?? -1];
    if (following && following.id !== preparedId && state.durationMs - positionMs() < prepareAheadMs) {
      preparedId = following.id;
      void engine.prepare(following);
    }
  });

  const session: PlayerSession = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    positionMs,
    readSignal: (target) => engine.readSignal(target),
    load(tracks, startAt) {
      silence('asked');
      const known = readRemembered(storage);
      const last = tracks.findIndex(({ id }) => id === known.trackId);
      const index = startAt ?? Math.max(0, last);
      const track = tracks[index];
      const isFound = index === last && track && (canSeek(track) || track.id === state.current?.id);
      change({ queue: [...tracks], status: tracks.length > 0 ? 'paused' : 'empty' });
      moveTo(tracks.length > 0 ? index : -1, isFound ? known.positionMs : 0);
    },
    add(track) {
      change({ queue: [...state.queue, track] });
      announce();
      if (state.index < 0) {
        change({ status: 'paused' });
        moveTo(0, 0);
      }
    },
    async remove(index) {
      const wasCurrent = index === state.index;
      const sounded = isSounding(state.status);
      const queue = state.queue.filter((_, place) => place !== index);
      if (queue.length === state.queue.length) return;
      if (wasCurrent && sounded) rest('asked');
      const current = index < state.index ? state.index - 1 : Math.min(state.index, queue.length - 1);
      change({ queue, index: current, ...(queue.length === 0 ? { status: 'empty' as const } : {}) });
      if (!wasCurrent) return announce();
      moveTo(current, 0);
      if (sounded && queue.length > 0) await startTrack(current);
    },
    async play() {
      if (state.status === 'playing' || !state.current) return;
      const from = restingMs >= state.durationMs ? 0 : restingMs;
      await startTrack(state.index, from);
    },
    async playAt(index) {
      if (!state.queue[index]) return;
      await startTrack(index);
    },
    pause: () => silence('asked'),
    toggle: () => (isSounding(state.status) ? Promise.resolve(session.pause()) : session.play()),
    async next() {
      if (state.current) await advance();
    },
    async previous() {
      if (!state.current) return;
      const before = positionMs() > backToStartMs ? null : neighbour(-1);
      if (before === null) await session.seek(0);
      else await startTrack(before);
    },
    async seek(wantedMs) {
      const track = state.current;
      if (!track || (wantedMs > 0 && !canSeek(track))) return;
      const atMs = Math.min(Math.max(0, wantedMs), state.durationMs);
      if (isSounding(state.status)) {
        if (!(await start(atMs))) return;
      } else {
        restingMs = atMs;
      }
      remember();
      report();
      emit({ type: 'seeked', track, positionMs: atMs });
    },
    setVolume(volume) {
      change({ volume: Math.min(1, Math.max(0, volume)), muted: false });
      applyVolume();
      remember();
    },
    toggleMute() {
      change({ muted: !state.muted });
      applyVolume();
      remember();
    },
    setRepeat(repeat) {
      change({ repeat });
      announce();
    },
    takeKeys(actions) {
      letGoOfMedia = media.listen(actions);
    },
    async close() {
      session.pause();
      remember();
      stopWatching();
      listeners.clear();
      letGoOfMedia();
      await engine.close();
    },
  };

  let letGoOfMedia = media.listen({
    play: () => void session.play(),
    pause: () => session.pause(),
    next: () => void session.next(),
    previous: () => void session.previous(),
    seekTo: (atMs) => void session.seek(atMs),
    seekBy: (deltaMs) => void session.seek(positionMs() + deltaMs),
  });
  return session;
}
