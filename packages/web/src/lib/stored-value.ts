import type * as z from 'zod/mini';

/**
 * Reads what an earlier visit stored. Anything that does not fit the schema (another version's shape, a value
 * changed by hand) counts as nothing stored.
 */
export function readStored<S extends z.ZodMiniType>(
  storage: Storage,
  key: string,
  schema: S,
): z.infer<S> | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stores a value as JSON; a full storage is no reason to fail what the listener is doing. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    storage.removeItem(key);
  }
}
