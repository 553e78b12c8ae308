import { apiPaths } from '@attune/contract';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { loadLanding } from '../app/routes/lazy-screens.ts';
import { createServices, type Services } from '../app/services.ts';
// So that what the first message brings along is not read from disk in the middle of a test.
import '../app/routes/dashboard/beside-answers.ts';
import { tokenKeys } from '../features/sign-in/token-store.ts';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { createStore, type ReadonlyStore } from '../lib/store.ts';
import { createFakeNetwork, type FakeNetwork, json, nothing } from './fake-network.ts';
import { calmAnswer, installation, mixOf, profile, track } from './samples.ts';

// The page does so too, before it draws anything at `/`.
await loadLanding();

export interface RenderedApp extends RenderResult {
  network: FakeNetwork;
  services: Services;
  user: UserEvent;
}

interface RenderAppOptions {
  path?: string;
  isSignedIn?: boolean;
  network?: FakeNetwork;
  /** What an earlier visit left behind. */
  localStorage?: Storage;
  sessionStorage?: Storage;
  /** Where this tab hears of what other tabs store. */
  otherTabs?: EventTarget;
  connection?: ReadonlyStore<boolean>;
  openChannel?: Services['openChannel'];
}

/** Of a browser with one tab. */
const silentChannel = { postMessage: () => {}, addEventListener: () => {}, close: () => {} };

let signIns = 0;
const newSignInId = () => {
  signIns += 1;
  return `sign-in-${signIns}`;
};

/** A backend on a good day. */
export function goodNetwork(): FakeNetwork {
  return createFakeNetwork({
    [apiPaths.profile]: () => json(profile),
    [apiPaths.currentTrack]: () => json(track),
    [apiPaths.mood]: () => json(calmAnswer),
    [apiPaths.mixes]: () => json(mixOf()),
    [apiPaths.installation]: () => json(installation),
    [apiPaths.library]: () => json({ library: null }),
    [apiPaths.logout]: () => nothing(),
  });
}

/** The whole application with its real providers, over a network and storages that belong to the test. */
export function renderApp({
  path = '/',
  isSignedIn = true,
  network = goodNetwork(),
  localStorage = createMemoryStorage(),
  sessionStorage = createMemoryStorage(),
  otherTabs = new EventTarget(),
  connection = createStore(true),
  openChannel = () => silentChannel,
}: RenderAppOptions = {}): RenderedApp {
  if (isSignedIn) {
    localStorage.setItem(tokenKeys.access, 'access-1');
    localStorage.setItem(tokenKeys.refresh, 'refresh-1');
    localStorage.setItem(tokenKeys.timestamp, String(Date.now()));
  }
  window.history.replaceState(null, '', path);
  const services = createServices({
    localStorage,
    sessionStorage,
    otherTabs,
    now: Date.now,
    newId: newSignInId,
    network: { fetch: network.fetch, locks: undefined, connection },
    openChannel,
  });
  return { ...render(<App services={services} />), network, services, user: userEvent.setup() };
}
