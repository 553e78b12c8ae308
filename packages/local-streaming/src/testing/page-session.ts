import { createSession, oneTabOver } from '@attune/player';
import { createConductor } from '../client/conductor.ts';
import { createServiceClient } from '../client/service-client.ts';
import { createSilentEngine } from './silent-engine.ts';
import type { createBrowser, RunningService } from './start-service.ts';

/** The channel on which the tabs of one browser hear each other. */
export function createTabs() {
  const tabs = new Set<(event: { data: unknown }) => void>();
  return () => {
    let own: (event: { data: unknown }) => void = () => undefined;
    return oneTabOver({
      postMessage: (data) => {
        for (const tab of tabs) if (tab !== own) tab({ data });
      },
      addEventListener: (_type, listener) => {
        own = listener;
        tabs.add(listener);
      },
    });
  };
}

interface PageOptions {
  playerId: string;
  isSignedIn?: boolean;
  openTab?: ReturnType<typeof createTabs>;
}

/** A page of the service without its looks: the real session and the real calls over a silent engine. */
export async function openPage(
  service: RunningService,
  browser: ReturnType<typeof createBrowser>,
  { playerId, isSignedIn = true, openTab = createTabs() }: PageOptions,
) {
  const page = await browser.get(`${service.url}/`);
  const [, formToken = ''] = /data-form-token="([^"]*)"/.exec(page.text) ?? [];
  const engine = createSilentEngine();
  const kept = new Map<string, string>();
  let isOnline = true;
  const session = () =>
    createSession({
      engine,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
      },
      clock: { every: () => () => undefined },
      oneTab: openTab(),
      media: { listen: () => undefined, show: () => undefined, report: () => undefined },
      random: () => 0.5,
    });
  const calls: Promise<unknown>[] = [];
  const conductor = createConductor({
    service: createServiceClient({
      fetch: (input, init) => {
        if (!isOnline) return Promise.reject(new TypeError('fetch failed'));
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const call = fetch(input, {
          ...init,
          headers: { ...(init?.headers as Record<string, string>), cookie },
        });
        calls.push(call);
        return call;
      },
      base: service.url,
      formToken,
      isSignedIn,
    }),
    sound: { open: async () => session(), prepare: async () => undefined },
    playerId,
    now: () => service.clock.nowMs,
    random: () => 0.5,
  });
  return {
    conductor,
    engine,
    calls,
    setOnline(online: boolean) {
      isOnline = online;
    },
    /** Lets time pass for the service and for what sounds. */
    listen(seconds: number) {
      service.clock.nowMs += seconds * 1000;
      if (engine.isSounding) engine.position += seconds;
    },
  };
}
export type OpenedPage = Awaited<ReturnType<typeof openPage>>;
