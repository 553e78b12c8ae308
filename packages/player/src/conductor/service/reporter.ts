import type { SessionReport, SessionState } from './messages.ts';
import { type ServiceClient, ServiceError } from './service-client.ts';

export interface ReporterParts {
  service: ServiceClient;
  playerId: string;
  snapshot: () => Omit<SessionReport, 'basedOn'>;
  /** Whether this page's player is the one that sounds, or did last. */
  isActive: () => boolean;
  now: () => number;
  /** The report was not taken, as the player has been changed elsewhere: this is how it stands. */
  onRefused: (state: SessionState | null) => Promise<void>;
  /** Whether the service knows what plays here has changed. */
  onChange: () => void;
}

/** Sleep and stalls set the sound's clock back against the service's; from here on it is told. */
const driftMs = 1500;

/** Tells the service what this page plays, one report at a time, and looks what others have changed. */
export function createReporter(parts: ReporterParts) {
  const { service, playerId, snapshot, isActive, now, onRefused, onChange } = parts;
  let revision: number | null = null;
  let waiting: { isAsked: boolean } | null = null;
  let sending: Promise<void> | null = null;
  let said: { positionMs: number; isPlaying: boolean; asOfMs: number } | null = null;
  let isUnreported = false;

  function noteUnreported(unreported: boolean): void {
    if (unreported === isUnreported) return;
    isUnreported = unreported;
    onChange();
  }

  /** What the listener asked for stays so, whatever happened by itself since. */
  function setWaiting(isAsked: boolean): void {
    waiting = { isAsked: isAsked || (waiting?.isAsked ?? false) };
  }

  async function send(): Promise<void> {
    while (waiting) {
      const { isAsked } = waiting;
      waiting = null;
      if (!(await attempt(isAsked))) break;
    }
    // In the turn in which the last answer was read, so that what is told right after it begins anew.
    sending = null;
  }

  /** @returns false when the service is out of reach: the next look tries again, and the music does not wait for it */
  async function attempt(isAsked: boolean): Promise<boolean> {
    const report = snapshot();
    try {
      const answer = await service.report({ ...report, basedOn: isAsked ? null : revision });
      if (answer.kind === 'taken') {
        revision = answer.revision;
        said = { positionMs: report.positionMs, isPlaying: report.isPlaying, asOfMs: now() };
        noteUnreported(false);
      } else {
        revision = answer.session?.revision ?? null;
        await onRefused(answer.session);
      }
      return true;
    } catch (error) {
      if (!(error instanceof ServiceError && error.isFinal)) {
        setWaiting(isAsked);
        return false;
      }
      // The same again would be refused again. The next thing that happens here is told as usual.
      said = null;
      noteUnreported(true);
      return true;
    }
  }

  function start(): void {
    sending ??= send();
  }

  /** @param isAsked by the listener, and so right whatever happened elsewhere */
  function tell(isAsked: boolean): void {
    if (!service.isSignedIn) return;
    setWaiting(isAsked);
    start();
  }

  function hasDrifted(): boolean {
    if (!said || !isActive()) return false;
    const { positionMs, isPlaying } = snapshot();
    if (!isPlaying || !said.isPlaying) return false;
    return Math.abs(positionMs - said.positionMs - (now() - said.asOfMs)) > driftMs;
  }

  return {
    /** Whether the service refused for good what was told last. */
    isUnreported: () => isUnreported,

    tell,

    /** @returns how the player stands when somebody else has changed it, else `null` */
    async look(): Promise<{ session: SessionState | null } | null> {
      if (!service.isSignedIn || sending) return null;
      if (waiting) {
        start();
        return null;
      }
      const known = isActive() ? revision : null;
      // A player the service has not taken is none that could be alive there.
      const asking = isActive() && !isUnreported ? playerId : null;
      const answer = await service.look(known, asking).catch(() => null);
      // What was asked for here in the meantime is newer than this answer.
      if (!answer || sending || waiting) return null;
      if (answer.kind === 'unchanged') {
        if (hasDrifted()) tell(false);
        return null;
      }
      if (answer.kind === 'was-gone') {
        if (isActive()) tell(false);
        return null;
      }
      revision = answer.session?.revision ?? null;
      // How it stood before is no news to what the service would not take: only what changes from here on is.
      if (isActive() && isUnreported && known === null) return null;
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
      const report = {
        ...snapshot(),
        isPlaying: false,
        playerId: null,
        basedOn: revision,
        leaving: playerId,
      };
      void service.report(report, true).catch(() => undefined);
    },
  };
}
