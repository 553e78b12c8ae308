import type { PlayerSession } from '../player-session.ts';
import type { Track } from '../track.ts';
import { createActivePlayer } from './active-player.ts';
import { moved, queueFieldsOf, removed, type Walk, walkOf } from './entries.ts';
import { createKnownTracks } from './known-tracks.ts';
import type { PlayableKind, QueueAnswer, SessionReport, SessionState } from './messages.ts';
import { createPageSound } from './page-sound.ts';
import {
  emptyQueue,
  extendedBy,
  goingOnWith,
  type PlayingQueue,
  placedAt,
  replacedBy,
  toldBy,
  withQueued,
  withShuffle,
  withWalk,
} from './playing-queue.ts';
import { beginningAfter, type Press, willRest } from './presses.ts';
import { replaceQueue } from './replace-queue.ts';
import { createReporter } from './reporter.ts';
import type { ServiceClient } from './service-client.ts';
import { createSessionEvents } from './session-events.ts';
import type { Repeat, Status, View } from './view.ts';

export interface ConductorParts {
  service: ServiceClient;
  sound: {
    /** Called in a gesture. */
    open(): Promise<PlayerSession>;
    /** Makes ready what is needed to sound, and this track if it is known. */
    prepare(track: Track | null): Promise<void>;
    close(): Promise<void>;
  };
  /** This page among all players of the listener. */
  playerId: string;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  /** From 0 up to 1, for shuffling. */
  random: () => number;
}

/** A queue that is still fetched, to be played as soon as it has come. */
interface Starting {
  presses: Press[];
  /** Resolves when it plays or rests, or will not come. */
  over: Promise<void>;
}

/** What was heard and what the service says may differ by so much before the page follows. */
const toleranceMs = 3000;
const repeatWords = { off: 'off', context: 'all', track: 'one' } as const;

/** Keeps this page's sound and the service's player one and the same. */
export type Conductor = ReturnType<typeof createConductor>;

export function createConductor({ service, sound: device, playerId, now, random }: ConductorParts) {
  const listeners = new Set<() => void>();
  const known = createKnownTracks(service, now);
  let queue: PlayingQueue = emptyQueue;
  let volume = 0.8;
  let starting: Starting | null = null;
  /** Counts what was asked for here: what a look brings that began before is out of date. */
  let asked = 0;
  let reportedVolume = 0;
  let turn: Promise<void> = Promise.resolve();

  const active = createActivePlayer(playerId, now);
  const reporter = createReporter({
    service,
    playerId,
    snapshot,
    isActive: active.isHere,
    now,
    onRefused: follow,
    onChange: changed,
  });
  const { hear, withoutReporting, passedOver } = createSessionEvents({
    active,
    tell: reporter.tell,
    onMoved() {
      const session = sound.session();
      if (session) queue = placedAt(queue, Math.max(0, session.state().index));
    },
    onChange: changed,
  });
  const sound = createPageSound(() => device.open(), hear, changed);
  const { open } = sound;

  function changed(): void {
    for (const listener of [...listeners]) listener();
  }

  const current = () => queue.walk.entries[queue.walk.at];
  const queueTracks = () => known.all(queue.walk.entries);

  function positionMs(): number {
    const session = sound.session();
    if (session && active.isHere()) return session.positionMs();
    return Math.min(active.positionElsewhereMs(), known.at(current())?.durationMs ?? 0);
  }

  function status(): Status {
    if (sound.hasFailed()) return 'failed';
    if (starting) return willRest(starting.presses) ? 'paused' : 'loading';
    if (queue.walk.entries.length === 0) return 'empty';
    const session = sound.session();
    if (session && active.isHere()) return session.state().status;
    return active.isPlayingElsewhere() ? 'elsewhere' : 'paused';
  }

  function view(): View {
    const { walk, source, shuffle, repeat } = queue;
    const tracks = queueTracks();
    const track = tracks[walk.at] ?? null;
    const sounding = sound.session()?.state();
    return {
      status: status(),
      isPlayingElsewhere: active.isElsewhere(),
      track,
      durationMs: track?.durationMs ?? 0,
      queue: tracks,
      at: walk.at,
      source,
      volume: sounding?.volume ?? volume,
      muted: sounding?.muted ?? volume === 0,
      shuffle,
      repeat,
      isUnreported: active.isHere() && reporter.isUnreported(),
      passedOver: passedOver(),
    };
  }

  function snapshot(): Omit<SessionReport, 'basedOn'> {
    const { volume: loudness, muted } = view();
    reportedVolume = muted ? 0 : Math.round(loudness * 100);
    const { walk, source, shuffle, repeat } = queue;
    const currentStatus = status();
    return {
      ...queueFieldsOf(walk),
      context: source && { kind: source.kind, id: source.id },
      positionMs: Math.round(positionMs()),
      isPlaying: currentStatus === 'playing' || currentStatus === 'loading',
      // Played to its end it rests at its first track, which is what any player shows.
      ended: false,
      shuffle,
      repeat,
      volumePercent: reportedVolume,
      playerId,
    };
  }

  /** Makes the player this page's, where it was left. @returns whether it played until now */
  async function take(): Promise<{ session: PlayerSession; wasPlaying: boolean }> {
    asked += 1;
    const session = await open();
    const { status: heard, queue: loaded } = session.state();
    if (active.isHere() && loaded.length > 0)
      return { session, wasPlaying: heard === 'playing' || heard === 'loading' };
    const atMs = positionMs();
    const wasPlaying = active.isPlayingElsewhere();
    active.becomeThis();
    await withoutReporting(async () => {
      session.load(queueTracks(), queue.walk.at);
      session.setRepeat(repeatWords[queue.repeat]);
      await session.seek(atMs);
    });
    return { session, wasPlaying };
  }

  /** Takes over what the service says; the page sounds or falls silent accordingly. */
  async function follow(state: SessionState | null, isNews = () => true): Promise<void> {
    if (!state || !isNews()) return;
    const hasNews = [...state.order, ...state.queue, state.queuedTrackId ?? ''].some(
      (id) => id && !known.has(id),
    );
    const contextChanged = state.context?.id !== queue.source?.id;
    const own = hasNews || contextChanged ? await known.fetchOwn() : null;
    if (!isNews()) return;
    const before = current()?.trackId;
    queue = toldBy(queue, state, own);
    active.become(state.playerId);
    const next = walkOf(state.ended ? { ...state, index: 0 } : state);
    if (sound.session() && active.isHere()) await withoutReporting(() => obey(state, next, before));
    else await step(next, state);
    changed();
  }

  async function step(next: Walk, state: SessionState): Promise<void> {
    queue = withWalk(queue, next);
    active.stand(state);
    const session = sound.session();
    if (!session) volume = state.volumePercent / 100;
    else await withoutReporting(() => session.pause());
  }

  async function obey(state: SessionState, next: Walk, before: string | undefined): Promise<void> {
    const session = sound.session();
    if (!session) return;
    session.setRepeat(repeatWords[queue.repeat]);
    if (state.volumePercent !== reportedVolume) session.setVolume(state.volumePercent / 100);
    if (!state.isPlaying) session.pause();
    const isSame = next.entries[next.at]?.trackId === before;
    if (isSame) await replaceQueue(session, known.all(next.entries), next.at);
    else session.load(known.all(next.entries), next.at);
    queue = withWalk(queue, next);
    const isFar = Math.abs(session.positionMs() - state.positionMs) > toleranceMs;
    // A track somebody skipped to is heard from its start, though the news of it took a moment.
    const wantedMs = isSame || state.positionMs > 2 * toleranceMs ? state.positionMs : 0;
    if (!isSame || isFar) await session.seek(wantedMs);
    if (state.isPlaying && session.state().status !== 'playing') await session.play();
    reporter.tell(false);
  }

  /** Plays the queue that `fetchQueue` brings, unless another one is asked for meanwhile. */
  function begin(
    fetchQueue: () => Promise<QueueAnswer>,
    placeIn: (tracks: readonly Track[]) => number,
    ready?: Promise<unknown>,
  ): Promise<void> {
    const mine: Starting = { presses: [], over: Promise.resolve() };
    starting = mine;
    const opened = open();
    changed();
    const fetching = Promise.resolve(ready).then(() => {
      asked += 1;
      return fetchQueue();
    });
    const begun = arrive(mine, opened, fetching, placeIn);
    mine.over = begun.catch(() => undefined);
    return begun;
  }

  async function arrive(
    mine: Starting,
    opened: Promise<PlayerSession>,
    fetching: Promise<QueueAnswer>,
    placeIn: (tracks: readonly Track[]) => number,
  ): Promise<void> {
    try {
      const [session, answer] = await Promise.all([opened, fetching]);
      if (starting !== mine || answer.tracks.length === 0) return;
      asked += 1;
      const index = Math.min(placeIn(answer.tracks), answer.tracks.length - 1);
      const arrived = replacedBy(queue, answer, index, random);
      const { at, isResting } = beginningAfter(mine.presses, {
        at: arrived.walk.at,
        length: arrived.walk.entries.length,
        goesRound: arrived.repeat === 'context',
      });
      queue = placedAt(arrived, at);
      active.becomeThis();
      await withoutReporting(async () => {
        session.load(queueTracks(), at);
        session.setRepeat(repeatWords[queue.repeat]);
        if (isResting) await session.seek(0);
      });
      starting = null;
      if (isResting) reporter.tell(true);
      else await session.playAt(at);
    } finally {
      if (starting === mine) starting = null;
      changed();
    }
  }

  /** Has what is pressed hold for the queue that is on its way; `null` where none is. */
  function pressAhead(press: Press): Promise<void> | null {
    if (!starting) return null;
    starting.presses.push(press);
    // What sounded before does not wait for the queue to fall silent.
    if (willRest(starting.presses) && active.isHere()) sound.session()?.pause();
    changed();
    return starting.over;
  }

  /** Has `work` wait until the changes of the queue that were asked for before are made. */
  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine.then(
      () => undefined,
      () => undefined,
    );
    return mine;
  }

  /** What moves within the queue, from the place the queue has then. The next in turn does not wait for it to sound. */
  async function travel(go: (session: PlayerSession) => Promise<void>): Promise<void> {
    const { session } = await take();
    const { arrived } = await inTurn(() => ({ arrived: go(session) }));
    await arrived;
  }

  /** Another order of what is still to come; the track that plays sounds on. */
  async function rearrange(change: (present: PlayingQueue) => PlayingQueue, taken = take()): Promise<void> {
    const { session, wasPlaying } = await taken;
    await inTurn(async () => {
      const next = change(queue);
      if (next === queue) return;
      queue = next;
      await withoutReporting(async () => {
        await replaceQueue(session, queueTracks(), queue.walk.at);
        // A track that is still being loaded is not begun a second time.
        if (wasPlaying && session.state().status === 'paused') await session.play();
      });
      reporter.tell(true);
      changed();
    });
  }

  const conductor = {
    view,
    positionMs,
    readSignal: (target: Float32Array<ArrayBuffer>) => {
      const session = sound.session();
      if (session) session.readSignal(target);
      else target.fill(0);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Somebody is about to press Play: what takes time is done beforehand. */
    async prepare(wanted: { kind: PlayableKind; id: string; place: number } | null): Promise<void> {
      const ready = device.prepare(null);
      if (!wanted) return device.prepare(known.at(current()));
      const answer = await known.fetch(wanted.kind, wanted.id);
      await ready;
      const track = answer.tracks[wanted.place];
      await device.prepare(track ?? null);
    },
    /** As `prepare`, for loose tracks that will be played from the one with that id. */
    async prepareTracks(ids: readonly string[], from: string): Promise<void> {
      const ready = device.prepare(null);
      const { tracks } = await known.fetchTracks(ids);
      await ready;
      await device.prepare(tracks.find(({ id }) => id === from) ?? null);
    },

    /**
     * Plays a playlist, an album, an artist or a track from one of its places. Call it in a gesture: what is pressed from
     * then on holds for what it plays.
     * @param ready what has to be done before, such as a look at the service
     */
    start: (kind: PlayableKind, id: string, place: number, ready?: Promise<unknown>): Promise<void> =>
      begin(
        () => known.fetch(kind, id),
        () => place,
        ready,
      ),

    /** As `start`, for loose tracks in their order, from the one with that id. */
    startTracks: (ids: readonly string[], from: string, ready?: Promise<unknown>): Promise<void> =>
      begin(
        () => known.fetchTracks(ids),
        (tracks) =>
          Math.max(
            0,
            tracks.findIndex(({ id }) => id === from),
          ),
        ready,
      ),

    /** Puts tracks in between: right after what plays, or after what was put in before. Where nothing is, they are played. */
    async enqueue(ids: readonly string[], where: 'next' | 'last'): Promise<void> {
      const [first] = ids;
      if (first === undefined) return;
      if (queue.walk.entries.length === 0) return conductor.startTracks(ids, first);
      const taken = take();
      const [{ tracks }] = await Promise.all([known.fetchTracks(ids), taken]);
      const added = tracks.map(({ id }) => id);
      await rearrange((present) => withQueued(present, added, where), taken);
    },

    /** Puts one of those still to come at another place among them, counted in the queue of the view. */
    move: (from: number, to: number): Promise<void> =>
      rearrange((present) => withWalk(present, moved(present.walk, from, to))),

    /** Has these loose tracks follow what plays, in place of all that was to come. */
    async goOnWith(ids: readonly string[]): Promise<void> {
      const { tracks } = await known.fetchTracks(ids);
      const added = tracks.map(({ id }) => id);
      await rearrange((present) => goingOnWith(present, added));
    },

    /** Takes out one of those still to come. */
    remove: (place: number): Promise<void> =>
      rearrange((present) => withWalk(present, removed(present.walk, place))),

    /** Goes on with these after all that is there. */
    async extend(ids: readonly string[]): Promise<void> {
      if (queue.walk.entries.length === 0) return;
      const { tracks } = await known.fetchTracks(ids);
      const added = tracks.map(({ id }) => id);
      await rearrange((present) => extendedBy(present, added));
    },

    async toggle(): Promise<void> {
      const ahead = pressAhead('toggle');
      if (ahead) return ahead;
      if (queue.walk.entries.length === 0) return;
      const { session } = await take();
      await session.toggle();
    },
    next: (): Promise<void> => pressAhead('next') ?? travel((session) => session.next()),
    previous: (): Promise<void> => pressAhead('previous') ?? travel((session) => session.previous()),
    playAt: (place: number): Promise<void> => travel((session) => session.playAt(place)),
    async seek(atMs: number): Promise<void> {
      const { session, wasPlaying } = await take();
      await session.seek(atMs);
      if (wasPlaying) await session.play();
    },
    /** @param isFinal false while a slider is still held */
    setVolume(wanted: number, isFinal = true): void {
      volume = Math.min(1, Math.max(0, wanted));
      sound.session()?.setVolume(volume);
      if (isFinal && active.isHere()) reporter.tell(true);
      changed();
    },
    async toggleMute(): Promise<void> {
      (await open()).toggleMute();
      if (active.isHere()) reporter.tell(true);
    },
    async setShuffle(on: boolean): Promise<void> {
      const taken = take();
      await taken;
      const { wholeOrder, source } = queue;
      if (!on && !wholeOrder && source) {
        const whole = await known.fetch(source.kind, source.id);
        queue = { ...queue, wholeOrder: whole.tracks.map(({ id }) => id) };
      }
      await rearrange((present) => withShuffle(present, on, random), taken);
    },
    async setRepeat(wanted: Repeat): Promise<void> {
      const { session, wasPlaying } = await take();
      queue = { ...queue, repeat: wanted };
      session.setRepeat(repeatWords[wanted]);
      if (wasPlaying) await session.play();
      reporter.tell(true);
      changed();
    },

    /** Looks whether anybody else has changed the player. Call it every few seconds. */
    async sync(): Promise<void> {
      const before = asked;
      const news = await reporter.look();
      if (news) await follow(news.session, () => before === asked);
    },
    /** The page is being left: its sound ends with it. */
    leave(): void {
      if (active.isHere()) reporter.leave();
    },
    /** The player is put away while its page stays: what sounds here ends, and nothing is done any more. */
    async close(): Promise<void> {
      starting = null;
      const isToTell = active.isHere();
      const ending = withoutReporting(() => sound.session()?.pause());
      listeners.clear();
      await ending;
      await Promise.all([device.close(), isToTell ? reporter.close() : null]);
    },
  };
  return conductor;
}
