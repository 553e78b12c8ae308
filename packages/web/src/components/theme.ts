import { tryToStore } from '../lib/browser-storage.ts';

/** `system` follows the setting of the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The key and the attribute are those of apply-theme.js, which puts the theme on before the first paint. */
const storageKey = 'attune_theme';

export function readTheme(storage: Storage): Theme {
  const stored = storage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function applyTheme(theme: Theme, storage: Storage): void {
  if (theme === 'system') {
    storage.removeItem(storageKey);
    delete document.documentElement.dataset.theme;
  } else {
    tryToStore(storage, storageKey, theme);
    document.documentElement.dataset.theme = theme;
  }
}
