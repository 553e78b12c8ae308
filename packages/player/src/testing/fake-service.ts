import type {
  PlayableKind,
  QueueAnswer,
  SessionReport,
  SessionState,
} from '../conductor/service/messages.ts';
import { type ServiceClient, ServiceError } from '../conductor/service/service-client.ts';
import { namedTrack } from './named-track.ts';

/** What keeps the service from answering: no network, or a status it has for a player that tells or looks. */
export type Fault = 'offline' | number | null;

const goneAfterMs = 15_000;

/** A service with one listener, by the rules that `messages.ts` tells: one record, a revision for each change. */
export function createFakeService(playlists: Readonly<Record<string, readonly string[]>>, now: () => number) {
  let record: SessionState | null = null;
  let asOfMs = 0;
  let seenMs = 0;
  const held = new Map<string, Promise<void>>();

  function present(): SessionState | null {
    if (!record) return null;
    if (record.playerId !== null && now() - seenMs >= goneAfterMs) {
      const positionMs = record.positionMs + (record.isPlaying ? Math.max(0, seenMs - asOfMs) : 0);
      record = { ...record, positionMs, isPlaying: false, playerId: null };
      asOfMs = now();
    }
    return { ...record, positionMs: record.positionMs + (record.isPlaying ? now() - asOfMs : 0) };
  }

  function write(state: Omit<SessionState, 'revision'>): number {
    const revision = (record?.revision ?? 0) + 1;
    record = { ...state, revision };
    asOfMs = now();
    return revision;
  }

  async function reach(): Promise<void> {
    if (service.fault === 'offline') throw new TypeError('fetch failed');
  }

  async function reachSession(): Promise<void> {
    await reach();
    if (typeof service.fault === 'number') throw new ServiceError(service.fault);
  }

  function answerOf(ids: readonly string[], context: SessionReport['context']): QueueAnswer {
    return {
      context: context && { ...context, name: `The ${context.id}`, url: `/${context.kind}/${context.id}` },
      tracks: ids.map(namedTrack),
    };
  }

  const service = {
    fault: null as Fault,
    /** Everything a player has tried to tell. */
    reports: [] as SessionReport[],
    /** The loose tracks a player has asked for, call by call. */
    asked: [] as string[][],
    present,
    /** Lets answers of this kind wait on their way until the returned function is called. */
    hold(kind: 'look' | 'report' | 'queue' | 'own queue'): () => void {
      let release = () => {};
      const promise = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(kind, promise);
      return () => {
        held.delete(kind);
        release();
      };
    },
    /** Another application changes the player. */
    change(changes: Partial<SessionState>): void {
      const before = present();
      if (before) write({ ...before, ...changes });
    },
    /** A window or an application of the listener's, as far as the service knows it. */
    client(isSignedIn = true): ServiceClient {
      return {
        isSignedIn,
        async look(known, playerId) {
          await reachSession();
          const state = present();
          if (playerId !== null && state?.playerId === playerId) seenMs = now();
          await held.get('look');
          if (state?.revision !== known) return { kind: 'state', session: state };
          return playerId !== null && state?.playerId !== playerId
            ? { kind: 'was-gone' }
            : { kind: 'unchanged' };
        },
        async report(report) {
          service.reports.push(report);
          await reachSession();
          const { basedOn, leaving, ...said } = report;
          const state = present();
          const isLastWord = leaving !== undefined && state?.playerId === leaving;
          if (basedOn !== null && basedOn !== (state?.revision ?? 0) && !isLastWord)
            return { kind: 'refused', session: state };
          seenMs = now();
          const known = state?.shuffle ? state.straightOrder : state?.order;
          const revision = write({ ...said, straightOrder: (said.shuffle && known) || null });
          await held.get('report');
          return { kind: 'taken', revision };
        },
        async queueOf(kind: PlayableKind, id: string) {
          await held.get('queue');
          await reach();
          if (kind === 'track') return answerOf([id], null);
          return answerOf(playlists[id] ?? [], { kind, id });
        },
        async tracksOf(ids) {
          await held.get('queue');
          await reach();
          service.asked.push([...ids]);
          return answerOf(
            ids.filter((id) => !id.startsWith('unknown')),
            null,
          );
        },
        async ownQueue() {
          await reach();
          await held.get('own queue');
          const state = present();
          if (!state) return answerOf([], null);
          const { order, queue, queuedTrackId, context } = state;
          return answerOf([...order, ...queue, ...(queuedTrackId === null ? [] : [queuedTrackId])], context);
        },
      };
    },
  };
  return service;
}
