import { useSyncExternalStore } from 'react';
import { tryToStore } from './browser-storage.ts';

/** `system` follows the setting of the device. */
export type Motion = 'system' | 'reduced';

/** The key and the attribute are those of apply-theme.js, which keeps everything still from the first paint on. */
const storageKey = 'attune_motion';
const query = '(prefers-reduced-motion: reduce)';

export const readMotion = (storage: Storage): Motion =>
  storage.getItem(storageKey) === 'reduced' ? 'reduced' : 'system';

const listeners = new Set<() => void>();

export function applyMotion(motion: Motion, storage: Storage): void {
  if (motion === 'reduced') {
    tryToStore(storage, storageKey, motion);
    document.documentElement.dataset.motion = motion;
  } else {
    storage.removeItem(storageKey);
    delete document.documentElement.dataset.motion;
  }
  for (const hear of listeners) hear();
}

export function prefersReducedMotion(): boolean {
  return document.documentElement.dataset.motion === 'reduced' || window.matchMedia(query).matches;
}

/** Follows the system's setting, and the one made here, while the component is shown. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion);
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  listeners.add(onChange);
  return () => {
    list.removeEventListener('change', onChange);
    listeners.delete(onChange);
  };
}
