import { type Preferences, preferencesSchema } from '@attune/contract';
import { readJson, tryToStore } from '../../lib/browser-storage.ts';

/** Kept in this browser, whoever is signed in; a message that begins a conversation carries it. */
export const preferencesKey = 'attune_preferences';

/** What was set; nothing where what is stored makes no sense. */
export const readPreferences = (storage: Storage): Preferences =>
  preferencesSchema.safeParse(readJson(storage.getItem(preferencesKey))).data ?? {};

export function storePreferences(preferences: Preferences, storage: Storage): void {
  if (Object.keys(preferences).length === 0) storage.removeItem(preferencesKey);
  else tryToStore(storage, preferencesKey, JSON.stringify(preferences));
}
