import { showBar } from './bar.ts';
import { createConductor } from './conductor.ts';
import { keepMusicAcrossPages } from './navigation.ts';
import { createSoundSource } from './open-sound.ts';
import { attendPlayForms } from './play-forms.ts';
import { createServiceClient } from './service-client.ts';
import { attendShortcuts } from './shortcuts.ts';

/** How often the page looks whether its player has been changed elsewhere. */
const lookEveryMs = 2000;

function start(): void {
  const { base = '', formToken = '', signedIn } = document.body.dataset;
  const template = document.querySelector<HTMLTemplateElement>('#player-template');
  if (!template) return;
  if (!('AudioContext' in window)) {
    // The pages go on without the script, and say that nothing will be heard.
    document.documentElement.dataset.sound = 'none';
    return;
  }
  const sound = createSoundSource();
  const conductor = createConductor({
    service: createServiceClient({
      fetch: (input, init) => fetch(input, init),
      base,
      formToken,
      isSignedIn: signedIn !== undefined,
    }),
    sound,
    playerId: newPlayerId(),
    now: () => performance.now(),
    random: Math.random,
  });
  // The bar says that something failed; the console is for those who ask why.
  const reportFailure = (error: unknown) => reportError(error);

  document.querySelector('aside.now-playing')?.remove();
  const content = document.importNode(template.content, true);
  const bar = showBar({ conductor, content, base, reportFailure });
  const forms = attendPlayForms(conductor, base);
  attendShortcuts({
    conductor,
    openShortcuts: bar.openShortcuts,
    isDialogOpen: bar.isDialogOpen,
    toggle: bar.shortcutsSwitch,
    storage: localStorage,
    reportFailure,
  });
  keepMusicAcrossPages({
    base,
    isWanted: () => conductor.view().status !== 'empty',
    onArrived: forms.mark,
  });

  const look = () => void conductor.sync().catch(reportFailure);
  const isLookedAt = () => document.visibilityState === 'visible' || conductor.view().status === 'playing';
  setInterval(() => {
    if (isLookedAt()) look();
  }, lookEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (isLookedAt()) look();
  });
  window.addEventListener('pagehide', () => conductor.leave());
  window.addEventListener('pageshow', look);
}

/** `crypto.randomUUID` would need a secure context, which a machine of the house network is not. */
function newPlayerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

start();
