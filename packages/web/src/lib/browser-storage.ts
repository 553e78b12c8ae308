/**
 * The browser's storage, or a stand-in that lives as long as the page where the browser refuses it (blocked
 * cookies make the mere property access throw).
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    const storage = window[kind];
    storage.getItem('attune');
    return storage;
  } catch {
    return createMemoryStorage();
  }
}

/**
 * Stores it if the browser lets it. A full storage is no reason to fail what somebody is doing: what was stored before stays.
 * @returns whether it is stored
 */
export function tryToStore(storage: Pick<Storage, 'setItem'>, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What is stored as JSON; `null` where nothing is, or what is none. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that takes everything: what the browser has no room for lives as long as the page. */
export function roomyStorage(storage: Storage): KeyedTexts {
  const beside = new Map<string, string>();
  return {
    getItem: (key) => beside.get(key) ?? storage.getItem(key),
    setItem(key, text) {
      beside.delete(key);
      if (tryToStore(storage, key, text)) return;
      beside.set(key, text);
      // What was there before is over, and would come back with the next page.
      storage.removeItem(key);
    },
    removeItem(key) {
      beside.delete(key);
      storage.removeItem(key);
    },
  };
}

export function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => {
      values.delete(key);
    },
    setItem: (key, value) => {
      values.set(key, String(value));
    },
  };
}
