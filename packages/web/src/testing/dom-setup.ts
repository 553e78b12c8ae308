import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { standInForBrowser } from './browser-stand-ins.ts';
import { guardConsole } from './console-guard.ts';

standInForBrowser();

// Screens are loaded on first use; on a busy machine that takes longer than the library's one second.
configure({ asyncUtilTimeout: 8_000 });

guardConsole();

// The last hook to be set runs first: what is unmounted here may still speak to the guarded console.
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.mood;
  window.history.replaceState(null, '', '/');
});
