import type { SessionReport, SessionState } from './messages.ts';
import type { ServiceClient } from './service-client.ts';

export interface ReporterParts {
  service: ServiceClient;
  playerId: string;
  snapshot: () => Omit<SessionReport, 'basedOn'>;
  /** Whether this page's player is the one that counts. */
  isOwner: () => boolean;
  now: () => number;
  /** The report was not taken, as the player has been changed elsewhere: this is how it stands. */
  onRefused: (state: SessionState | null) => Promise<void>;
}

/** Sleep and stalls set the sound's clock back against the service's; from here on it is told. */
const driftMs = 1500;

/** Tells the service what this page plays, one report at a time, and looks what others have changed. */
export function createReporter({ service, playerId, snapshot, isOwner, now, onRefused }: ReporterParts) {
  let revision: number | null = null;
  let waiting: { isAsked: boolean } | null = null;
  let sending: Promise<void> | null = null;
  let said: { positionMs: number; isPlaying: boolean; asOfMs: number } | null = null;

  async function send(): Promise<void> {
    while (waiting) {
      const { isAsked } = waiting;
      waiting = null;
      const report = snapshot();
      try {
        const answer = await service.report({ ...report, basedOn: isAsked ? null : revision });
        if (answer.kind === 'taken') {
          revision = answer.revision;
          said = { positionMs: report.positionMs, isPlaying: report.isPlaying, asOfMs: now() };
        } else {
          revision = answer.session?.revision ?? null;
          await onRefused(answer.session);
        }
      } catch {
        // Out of reach: the next look tries again. The music does not wait for it.
        waiting ??= { isAsked };
        return;
      }
    }
  }

  function start(): void {
    sending ??= send().finally(() => {
      sending = null;
    });
  }

  function hasDrifted(): boolean {
    if (!said || !isOwner()) return false;
    const { positionMs, isPlaying } = snapshot();
    if (!isPlaying || !said.isPlaying) return false;
    return Math.abs(positionMs - said.positionMs - (now() - said.asOfMs)) > driftMs;
  }

  return {
    /** @param isAsked by the listener, and so right whatever happened elsewhere */
    tell(isAsked: boolean): void {
      if (!service.isSignedIn) return;
      waiting = { isAsked: isAsked || (waiting?.isAsked ?? false) };
      start();
    },

    /** @returns how the player stands when somebody else has changed it, else `null` */
    async look(): Promise<{ session: SessionState | null } | null> {
      if (!service.isSignedIn || sending) return null;
      if (waiting) {
        start();
        return null;
      }
      const [known, asking] = isOwner() ? [revision, playerId] : [null, null];
      const answer = await service.look(known, asking).catch(() => null);
      // What was asked for here in the meantime is newer than this answer.
      if (!answer || sending || waiting) return null;
      if (answer.kind === 'unchanged') {
        if (hasDrifted()) this.tell(false);
        return null;
      }
      if (answer.kind === 'was-gone') {
        if (isOwner()) this.tell(false);
        return null;
      }
      revision = answer.session?.revision ?? null;
      return { session: answer.session };
    },

    /** Tells, after all that has been told before, that this player is gone for good. */
    async close(): Promise<void> {
      if (!service.isSignedIn) return;
      const report = { ...snapshot(), isPlaying: false, playerId: null, basedOn: null };
      waiting = null;
      await sending;
      await service.report(report, true).catch(() => undefined);
    },

    /** Tells the same at once, as the page itself is about to be gone. */
    leave(): void {
      if (!service.isSignedIn) return;
      const report = { ...snapshot(), isPlaying: false, playerId: null, basedOn: revision };
      void service.report(report, true).catch(() => undefined);
    },
  };
}
