import type { PlayerEvent } from '../player-session.ts';
import type { Track } from '../track.ts';
import type { ActivePlayer } from './active-player.ts';

export interface SessionEventParts {
  active: ActivePlayer;
  /** Tells the service. @param isAsked by the listener */
  tell: (isAsked: boolean) => void;
  /** Something happened here by the listener or by itself: what plays may be another place of the queue. */
  onMoved: () => void;
  onChange: () => void;
}

/** What the events of the page's sound mean for the service, and for the listener. */
export function createSessionEvents({ active, tell, onMoved, onChange }: SessionEventParts) {
  /** Above zero while the page does what the service has already been told. */
  let muted = 0;
  let endedByItself = false;
  /** A track that failed, and one that failed just before what plays began. */
  let failed: Track | undefined;
  let passedOver: string | undefined;

  /** Passes on what the listener did, and what happened by itself as such. */
  function pass(event: PlayerEvent): void {
    if (event.type === 'ended') {
      endedByItself = true;
      return;
    }
    if (event.type === 'state-changed') return;
    const isAsked = !endedByItself;
    endedByItself = false;
    if (event.type === 'started') {
      active.becomeThis();
      tell(isAsked);
    } else if (event.type === 'paused' && event.reason === 'other-tab') {
      active.yieldToOtherTab(event.positionMs);
    } else if (event.type === 'paused') {
      tell(event.reason === 'asked');
    } else {
      tell(event.type === 'seeked');
    }
  }

  return {
    hear(event: PlayerEvent): void {
      if (event.type === 'failed') failed = event.track;
      if (event.type === 'started') {
        passedOver = failed?.id === event.track.id ? undefined : failed?.name;
        failed = undefined;
      }
      if (muted === 0) {
        if (active.isHere()) onMoved();
        pass(event);
      }
      onChange();
    },
    /** Has the sound do what the service knows already. */
    async withoutReporting(work: () => void | Promise<void>): Promise<void> {
      muted += 1;
      try {
        await work();
      } finally {
        muted -= 1;
      }
    },
    /** Name of a track that could not be played and was passed over for the one that plays. */
    passedOver: () => passedOver,
  };
}
export type SessionEvents = ReturnType<typeof createSessionEvents>;
