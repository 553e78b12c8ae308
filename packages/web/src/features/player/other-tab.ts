import { type CurrentTrack, currentTrackSchema } from '@attune/contract';
import { createStore, type ReadonlyStore } from '../../lib/store.ts';

/** The part of a `BroadcastChannel` that is used. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

interface OtherTabParts {
  /** Joins the tabs of one sign-in. */
  channel: TabChannel;
  /** `undefined` where the browser has no locks (insecure origins). */
  locks: Pick<LockManager, 'request'> | undefined;
  /** Names this tab among the others. */
  tabId: string;
  /** Another tab wants silence. */
  onHush?: () => void;
}

/** What sounds in another tab of this browser; `null` while nothing does. */
export interface OtherTab extends ReadonlyStore<CurrentTrack | null> {
  /** Says what sounds in this tab; `null` while nothing does. */
  tell(track: CurrentTrack | null): void;
  /** Has what sounds in another tab fall silent. */
  hush(): void;
  close(): void;
}

type Message =
  | { kind: 'ask' }
  | { kind: 'hush' }
  | { kind: 'silent'; from: string }
  | { kind: 'sounds'; from: string; track: unknown };

/**
 * Tabs tell each other what sounds in them. The one that sounds holds a lock of its own meanwhile, which the browser takes
 * from it however it ends, so that the others hear of that as well.
 */
export function createOtherTab({ channel, locks, tabId, onHush }: OtherTabParts): OtherTab {
  const store = createStore<CurrentTrack | null>(null);
  let own: CurrentTrack | null = null;
  let letGo: (() => void) | null = null;
  let soundingTab: string | null = null;
  let watch: AbortController | null = null;

  const post = (message: Message) => channel.postMessage(message);
  const say = () => {
    if (own !== null) post({ kind: 'sounds', from: tabId, track: own });
  };

  function forget(): void {
    soundingTab = null;
    watch?.abort();
    watch = null;
    if (store.get() !== null) store.set(null);
  }

  function attend(from: string): void {
    if (soundingTab === from) return;
    soundingTab = from;
    watch?.abort();
    const mine = new AbortController();
    watch = mine;
    locks
      ?.request(lockOf(from), { mode: 'shared', signal: mine.signal }, () => {
        if (watch === mine) forget();
      })
      .catch(() => undefined);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') return say();
    if (data.kind === 'hush') return onHush?.();
    if (data.kind === 'silent') {
      if (data.from === soundingTab) forget();
      return;
    }
    const { success, data: track } = currentTrackSchema.safeParse(data.track);
    if (!success) return;
    attend(data.from);
    store.set(track);
  });
  post({ kind: 'ask' });

  function tell(track: CurrentTrack | null): void {
    if (track === own) return;
    own = track;
    if (track === null) {
      letGo?.();
      letGo = null;
      post({ kind: 'silent', from: tabId });
    } else if (letGo !== null || locks === undefined) {
      say();
    } else {
      const released = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      locks
        .request(lockOf(tabId), () => {
          say();
          return released;
        })
        .catch(() => undefined);
    }
  }

  return {
    ...store,
    tell,
    hush: () => post({ kind: 'hush' }),
    close() {
      tell(null);
      forget();
      channel.close();
    },
  };
}

const lockOf = (tabId: string): string => `attune_sounding/${tabId}`;
