import { screenPaths } from '@attune/contract';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { App } from './app/app.tsx';
import { loadLanding } from './app/routes/lazy-screens.ts';
import { createServices } from './app/services.ts';
import { browserStorage } from './lib/browser-storage.ts';
import { createConnection } from './lib/connection.ts';
import { letEscapeCloseTooltips } from './lib/tooltips.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root.');
/** `crypto.randomUUID` would need a secure context, which a machine of the house network is not. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const services = createServices({
  localStorage: browserStorage('localStorage'),
  sessionStorage: browserStorage('sessionStorage'),
  otherTabs: window,
  now: Date.now,
  newId,
  network: {
    fetch: (...request) => fetch(...request),
    locks: navigator.locks,
    connection: createConnection(window, () => navigator.onLine),
  },
  openChannel: (name) => new BroadcastChannel(name),
});
letEscapeCloseTooltips(document);
const place = createRoot(root);
// As a transition React draws the first screen in short turns, between which a slow telephone can still react.
const draw = () =>
  startTransition(() =>
    place.render(
      <StrictMode>
        <App services={services} />
      </StrictMode>,
    ),
  );
// The landing page is drawn in one with what stands around it; where it does not load, its place says so.
if (window.location.pathname === screenPaths.landing) loadLanding().then(draw, draw);
else draw();
