import type { PlayerSession } from '../../player-session.ts';
import type { ConductorParts } from '../conductor-parts.ts';
import { type Walk, walkOf } from '../queue/entries.ts';
import { sessionRepeat } from '../queue/load-queue.ts';
import { currentOf, toldBy, withWalk } from '../queue/playing-queue.ts';
import { replaceQueue } from '../queue/replace-queue.ts';
import type { SessionState } from './messages.ts';

/** What was heard and what the service says may differ by so much before the page follows. */
const toleranceMs = 3000;

/** Takes over what the service says; the page sounds or falls silent accordingly. */
export function createFollow(parts: ConductorParts) {
  const { state: page, known, active, sound, withoutReporting, report, onChange } = parts;

  /** Another player is the active one, or none. */
  async function showElsewhere(state: SessionState, next: Walk): Promise<void> {
    page.queue = withWalk(page.queue, next);
    active.stand(state);
    const session = sound.session();
    if (!session) {
      page.volume = state.volumePercent / 100;
      page.askedVolume = null;
    } else await withoutReporting(() => session.pause());
  }

  /** This player is to do what somebody asked of it elsewhere. */
  async function obey(
    session: PlayerSession,
    state: SessionState,
    next: Walk,
    before: string | undefined,
  ): Promise<void> {
    session.setRepeat(sessionRepeat[page.queue.repeat]);
    if (state.volumePercent !== page.reportedVolume) session.setVolume(state.volumePercent / 100);
    if (!state.isPlaying) session.pause();
    const isSame = next.entries[next.at]?.trackId === before;
    if (isSame) await replaceQueue(session, known.all(next.entries), next.at);
    else session.load(known.all(next.entries), next.at);
    page.queue = withWalk(page.queue, next);
    const isFar = Math.abs(session.positionMs() - state.positionMs) > toleranceMs;
    // A track somebody skipped to is heard from its start, though the news of it took a moment.
    const wantedMs = isSame || state.positionMs > 2 * toleranceMs ? state.positionMs : 0;
    if (!isSame || isFar) await session.seek(wantedMs);
    if (state.isPlaying && session.state().status !== 'playing') await session.play();
    report();
  }

  /** @param isNews false once something was asked for here that is newer */
  return async function follow(state: SessionState | null, isNews = () => true): Promise<void> {
    if (!state || !isNews()) return;
    const ids = [...state.order, ...state.queue, state.queuedTrackId ?? ''];
    const isKnown = ids.every((id) => !id || known.has(id)) && state.context?.id === page.queue.source?.id;
    const own = isKnown ? null : await known.fetchOwn();
    if (!isNews()) return;
    const before = currentOf(page.queue)?.trackId;
    page.queue = toldBy(page.queue, state, own);
    active.become(state.playerId);
    const next = walkOf(state.ended ? { ...state, index: 0 } : state);
    const session = sound.session();
    if (session && active.isHere()) await withoutReporting(() => obey(session, state, next, before));
    else await showElsewhere(state, next);
    onChange();
  };
}
