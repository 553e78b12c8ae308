import { clockTime } from '../bar/clock-time.ts';
import { type Conductor, createConductor } from '../conductor/conductor.ts';
import type { PlayerSession } from '../player-session.ts';
import type { MediaActions } from '../session/media-controls.ts';
import { type ChannelLike, oneTabOver } from '../session/one-tab.ts';
import { storageOver } from '../session/page-storage.ts';
import { createSession } from '../session.ts';
import { fakeChannels } from './fake-channels.ts';
import { createFakeService } from './fake-service.ts';
import { type SilentEngine, silentEngine } from './silent-engine.ts';

const lookEveryMs = 2000;

interface AwakeWindow {
  conductor: Conductor;
  engine: SilentEngine;
  clock: { nowMs: number };
  isAsleep: boolean;
}

/** Lets everything that is under way come to rest. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A listener with a service and windows of one browser or several, and a clock that the test moves. */
export function createListener(playlists: Readonly<Record<string, readonly string[]>>) {
  let nowMs = 1_000_000;
  const service = createFakeService(playlists, () => nowMs);
  const windows: AwakeWindow[] = [];
  const browsers = new Map<string, () => ChannelLike>();

  function channelOf(browser: string): ChannelLike {
    const open = browsers.get(browser) ?? fakeChannels();
    browsers.set(browser, open);
    return open();
  }

  function openWindow(playerId: string, { browser = 'one', isSignedIn = true } = {}) {
    const engine = silentEngine();
    /** The window's own clock, which stands still while its machine sleeps. */
    const clock = { nowMs: 0 };
    const storage = storageOver(new Map());
    const prepared: (string | null)[] = [];
    let session: PlayerSession | null = null;
    let keys: MediaActions | null = null;
    let timesOpened = 0;
    const conductor = createConductor({
      service: service.client(isSignedIn),
      sound: {
        async open() {
          timesOpened += 1;
          if (opened.openFailure) throw opened.openFailure;
          await opened.deviceIsThere;
          session = createSession({
            engine,
            storage,
            clock: { every: () => () => undefined },
            oneTab: oneTabOver(channelOf(browser)),
            media: {
              listen(actions) {
                keys = actions;
                return () => undefined;
              },
              show: () => undefined,
              report: () => undefined,
            },
          });
          return session;
        },
        prepare: async (track) => void prepared.push(track?.id ?? null),
        close: async () => session?.close(),
      },
      playerId,
      now: () => clock.nowMs,
      random: () => 0,
    });
    const opened = {
      conductor,
      engine,
      clock,
      prepared,
      isAsleep: false,
      /** How often a sound device was asked for. */
      opened: () => timesOpened,
      /** Why no sound device can be had. */
      openFailure: null as Error | null,
      /** Resolves when the sound device, and what makes the sound, have come. */
      deviceIsThere: Promise.resolve(),
      /** What the system's media keys ask of it, once it has sounded. */
      keys: () => keys,
      /** Its process is gone, without a word. */
      kill: () => void windows.splice(windows.indexOf(opened), 1),
      /** What its bar shows. */
      shows(): string {
        const { status, track, isUnreported } = conductor.view();
        const place = track ? ` ${track.id} ${clockTime(conductor.positionMs())}` : '';
        return `${status}${place}${isUnreported ? ', unreported' : ''}`;
      },
      /** What comes out of it. */
      heard: (): string =>
        engine.sounding ? `${engine.plays.at(-1)?.id} ${clockTime(engine.position * 1000)}` : 'silence',
    };
    windows.push(opened);
    return opened;
  }

  return {
    service,
    openWindow,
    settle,
    /** Time passes for everybody; who is awake plays on and looks every two seconds. */
    async pass(seconds: number): Promise<void> {
      for (let leftMs = seconds * 1000; leftMs > 0; leftMs -= lookEveryMs) {
        const passedMs = Math.min(lookEveryMs, leftMs);
        nowMs += passedMs;
        for (const window of windows.filter(({ isAsleep }) => !isAsleep)) {
          window.clock.nowMs += passedMs;
          if (window.engine.sounding) window.engine.position += passedMs / 1000;
          await window.conductor.sync();
          await settle();
        }
      }
    },
    /** What the service says that the listener hears. */
    says(): string {
      const state = service.present();
      if (!state) return 'nothing';
      const track = state.queuedTrackId ?? state.order[state.index];
      return `${state.isPlaying ? 'playing' : 'paused'} ${track} ${clockTime(state.positionMs)} by ${state.playerId ?? 'nobody'}`;
    },
  };
}
export type Listener = ReturnType<typeof createListener>;
export type Window = ReturnType<Listener['openWindow']>;
