import { searchMaxLength } from '@attune/contract';
import { readJson, tryToStore } from '../../lib/browser-storage.ts';
import { createStore, type ReadonlyStore } from '../../lib/store.ts';
import { recentSearchesKey } from './recent-searches-key.ts';

/** What was searched for in this browser, the newest first. It is told to nobody, and goes with the sign-out. */
export interface RecentSearches extends ReadonlyStore<readonly string[]> {
  add(query: string): void;
  forget(query: string): void;
  forgetAll(): void;
}

/** The privacy page says it. */
const mostSearches = 8;

function read(storage: Storage): readonly string[] {
  const stored = readJson(storage.getItem(recentSearchesKey));
  if (!Array.isArray(stored)) return [];
  const isSearch = (one: unknown): one is string =>
    typeof one === 'string' && one !== '' && one.length <= searchMaxLength;
  return stored.filter(isSearch).slice(0, mostSearches);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function createRecentSearches(storage: Storage): RecentSearches {
  const store = createStore(read(storage));
  const change = (queries: readonly string[]) => {
    if (queries.length === 0) storage.removeItem(recentSearchesKey);
    else tryToStore(storage, recentSearchesKey, JSON.stringify(queries));
    store.set(queries);
  };
  const without = (query: string) => store.get().filter((one) => !isSame(one, query));
  return {
    get: store.get,
    subscribe: store.subscribe,
    add: (query) => change([query, ...without(query)].slice(0, mostSearches)),
    forget: (query) => change(without(query)),
    forgetAll: () => change([]),
  };
}
