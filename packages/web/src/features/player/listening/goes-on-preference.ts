import { tryToStore } from '../../../lib/browser-storage.ts';

/** Kept in this browser, whoever is signed in. */
const key = 'attune_similar_goes_on';

/** Whether similar music goes on at the end of a mix: it does unless somebody said no. */
export const goesOnPreference = (storage: Pick<Storage, 'getItem' | 'setItem'>) => ({
  read: (): boolean => storage.getItem(key) !== 'no',
  write: (goesOn: boolean): void => void tryToStore(storage, key, goesOn ? 'yes' : 'no'),
});
