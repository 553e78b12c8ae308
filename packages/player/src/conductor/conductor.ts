import type { PlayerSession } from '../player-session.ts';
import type { Track } from '../track.ts';
import { createActivePlayer } from './active-player.ts';
import { createMediaKeys } from './media-keys.ts';
import { createPageSound } from './page-sound.ts';
import { createPageState, nowAt } from './page-state.ts';
import { createPlayerView } from './player-view.ts';
import { createKnownTracks } from './queue/known-tracks.ts';
import { sessionRepeat } from './queue/load-queue.ts';
import { currentOf, placedAt } from './queue/playing-queue.ts';
import { createQueueChanges } from './queue/queue-changes.ts';
import { createStart } from './queue/start-queue.ts';
import { createFollow } from './service/follow-service.ts';
import type { PlayableKind, QueueAnswer } from './service/messages.ts';
import { createReporter } from './service/reporter.ts';
import type { ServiceClient } from './service/service-client.ts';
import { createSessionEvents } from './session-events.ts';
import { createTakeOver } from './take-over.ts';
import { createTurns } from './turns.ts';
import type { Repeat } from './view.ts';

export interface ConductorParts {
  service: ServiceClient;
  sound: {
    /** Called in a gesture. */
    open(): Promise<PlayerSession>;
    /** Makes ready what is needed to sound, and this track if it is known. */
    prepare(track: Track | null): Promise<void>;
    close(): Promise<void>;
  };
  /** 0 to 1: how loud it is to be, as far as that is known before there is a sound. */
  volume?: number;
  /** This page among all players of the listener. */
  playerId: string;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  /** From 0 up to 1, for shuffling. */
  random: () => number;
}

/** Keeps this page's sound and the service's player one and the same. */
export type Conductor = ReturnType<typeof createConductor>;

export function createConductor({ service, sound: device, volume, playerId, now, random }: ConductorParts) {
  const listeners = new Set<() => void>();
  const onChange = () => {
    for (const listener of [...listeners]) listener();
  };
  const state = createPageState(volume);
  const known = createKnownTracks(service, now);
  const active = createActivePlayer(playerId, now);
  const reporter = createReporter({
    service,
    playerId,
    snapshot() {
      const report = snapshot();
      state.reportedVolume = report.volumePercent;
      return report;
    },
    isActive: active.isHere,
    now,
    onRefused: (session) => follow(session),
    onChange,
  });
  const report = () => {
    // A queue that is still fetched is told of once it is there, with what was set meanwhile.
    if (state.queue.walk.entries.length > 0) reporter.tell(true);
  };
  const { hear, withoutReporting, passedOver } = createSessionEvents({
    active,
    tell: reporter.tell,
    onMoved() {
      const session = sound.session();
      if (session) state.queue = placedAt(state.queue, Math.max(0, session.state().index));
    },
    onChange,
  });
  const sound = createPageSound(openAsSet, hear, onChange);
  const shared = { state, known, active, sound, withoutReporting, onChange };
  const starter = createStart({ ...shared, report, random });
  const { start, startTracks } = starter;
  const { view, positionMs, snapshot } = createPlayerView({
    ...shared,
    playerId,
    startStatus: starter.status,
    isUnreported: reporter.isUnreported,
    passedOver,
  });
  const follow = createFollow({ ...shared, report: () => reporter.tell(false) });
  const take = createTakeOver({ ...shared, positionMs });
  const inTurn = createTurns();

  /** What was turned before there was a sound holds for it. */
  async function openAsSet(): Promise<PlayerSession> {
    const session = await device.open();
    if (state.askedVolume !== null) session.setVolume(state.askedVolume);
    state.askedVolume = null;
    session.takeKeys(createMediaKeys({ state, sound, starter, take, asked: () => conductor }));
    return session;
  }

  /** What moves within the queue, from the place the queue has then. The next in turn does not wait for it to sound. */
  async function travel(go: (session: PlayerSession) => Promise<void>): Promise<void> {
    const { session } = await take();
    const { arrived } = await inTurn(() => ({ arrived: go(session) }));
    await arrived;
  }

  /** Fetches what makes the sound beside the tracks, and then has the one that will be played made ready. */
  async function prepareOf(
    fetching: Promise<QueueAnswer>,
    pick: (tracks: readonly Track[]) => Track | undefined,
  ): Promise<void> {
    const ready = device.prepare(null);
    const { tracks } = await fetching;
    await ready;
    await device.prepare(pick(tracks) ?? null);
  }

  const conductor = {
    view,
    positionMs,
    readSignal(target: Float32Array<ArrayBuffer>): void {
      const session = sound.session();
      if (session) session.readSignal(target);
      else target.fill(0);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Somebody is about to press Play: what takes time is done beforehand. */
    prepare: (wanted: { kind: PlayableKind; id: string; place: number } | null): Promise<void> =>
      wanted
        ? prepareOf(known.fetch(wanted.kind, wanted.id), (tracks) => tracks[wanted.place])
        : device.prepare(known.at(currentOf(state.queue))),
    /** As `prepare`, for loose tracks that will be played from the one with that id. */
    prepareTracks: (ids: readonly string[], from: string): Promise<void> =>
      prepareOf(known.fetchTracks(ids), (tracks) => tracks.find(({ id }) => id === from)),

    start,
    startTracks,
    ...createQueueChanges({ ...shared, take, startTracks, inTurn, report, random }),

    async toggle(): Promise<void> {
      const ahead = starter.press('toggle');
      if (ahead) return ahead;
      if (state.queue.walk.entries.length === 0) return;
      const { session } = await take();
      await session.toggle();
    },
    next: (): Promise<void> => starter.press('next') ?? travel((session) => session.next()),
    previous: (): Promise<void> => starter.press('previous') ?? travel((session) => session.previous()),
    playAt(place: number): Promise<void> {
      const isStill = nowAt(place, state);
      return travel(async (session) => {
        if (isStill()) await session.playAt(place);
      });
    },
    async seek(atMs: number): Promise<void> {
      const { session, isToPlay } = await take();
      await session.seek(atMs);
      if (isToPlay) await session.play();
    },
    /** @param isFinal false while a slider is still held */
    setVolume(wanted: number, isFinal = true): void {
      state.asked += 1;
      state.volume = Math.min(1, Math.max(0, wanted));
      const session = sound.session();
      if (session) session.setVolume(state.volume);
      else state.askedVolume = state.volume;
      if (isFinal && active.isHere()) report();
      onChange();
    },
    async toggleMute(): Promise<void> {
      (await sound.open()).toggleMute();
      if (active.isHere()) report();
    },
    async setRepeat(wanted: Repeat): Promise<void> {
      const { session, isToPlay } = await take();
      state.queue = { ...state.queue, repeat: wanted };
      session.setRepeat(sessionRepeat[wanted]);
      if (isToPlay) await session.play();
      report();
      onChange();
    },

    /** Looks whether anybody else has changed the player. Call it every few seconds. */
    async sync(): Promise<void> {
      const before = state.asked;
      const news = await reporter.look();
      if (news) await follow(news.session, () => before === state.asked);
    },
    /** The page is being left: its sound ends with it. */
    leave(): void {
      if (active.isHere()) reporter.leave();
    },
    /** The player is put away while its page stays: what sounds here ends, and nothing is done any more. */
    async close(): Promise<void> {
      starter.giveUp();
      const isToTell = active.isHere();
      const ending = withoutReporting(() => sound.session()?.pause());
      listeners.clear();
      await ending;
      await Promise.all([device.close(), isToTell ? reporter.close() : null]);
    },
  };
  return conductor;
}
