import { createSession, oneTabOver, type PlayerSession } from '@attune/player';
import { createConductor, createServiceClient, type ServiceCall } from '@attune/player/conductor';
import { createSilentEngine } from './silent-engine.ts';
import type { RunningService } from './start-service.ts';

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

interface PlayerOptions {
  playerId: string;
  openTab?: ReturnType<typeof createTabs>;
}

/** An application without its looks, which says by its token who listens: the real session and the real calls over a silent engine. */
export function openApplication(service: RunningService, accessToken: string, options: PlayerOptions) {
  const carry = ({ method, resource, query, body }: ServiceCall) =>
    fetch(`${service.url}/player/${resource}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return openPlayer(service, carry, options);
}

export type OpenedApplication = ReturnType<typeof openApplication>;

function openPlayer(
  service: RunningService,
  carry: (call: ServiceCall) => Promise<Response>,
  { playerId, openTab = createTabs() }: PlayerOptions,
) {
  const engine = createSilentEngine();
  const kept = new Map<string, string>();
  let isOnline = true;
  let ownQueueMayAnswer = Promise.resolve();
  let opened: PlayerSession | null = null;
  const open = () => {
    opened = createSession({
      engine,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
      },
      clock: { every: () => () => undefined },
      oneTab: openTab(),
      media: { listen: () => () => undefined, show: () => undefined, report: () => undefined },
    });
    return opened;
  };
  const calls: Promise<unknown>[] = [];
  const conductor = createConductor({
    service: createServiceClient((call) => {
      if (!isOnline) return Promise.reject(new TypeError('fetch failed'));
      const isOwnQueue = call.resource === 'queue' && call.query === undefined;
      const answer = isOwnQueue ? ownQueueMayAnswer.then(() => carry(call)) : carry(call);
      calls.push(answer);
      return answer;
    }, true),
    sound: { open: async () => open(), prepare: async () => undefined, close: async () => opened?.close() },
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
    /** Lets what is asked of the listener's own queue wait until the returned function is called. */
    holdOwnQueue(): () => void {
      let release = () => {};
      ownQueueMayAnswer = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** Lets time pass for the service and for what sounds, while the page looks every two seconds as its timer does. */
    async listen(seconds: number) {
      for (let left = seconds; left > 0; left -= 2) {
        const passed = Math.min(2, left);
        service.clock.nowMs += passed * 1000;
        if (engine.isSounding) engine.position += passed;
        await conductor.sync();
      }
    },
  };
}
