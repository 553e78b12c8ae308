import type { z } from 'zod';
import type { SharedStore } from './shared-store.ts';

/**
 * Reads a value as JSON of a known shape. What another version of the server has written in another shape counts as
 * absent: it is a memory, not a record.
 */
export async function readStored<T>(
  store: SharedStore,
  key: string,
  schema: Pick<z.core.$ZodType<T>, '_zod'> & { safeParse(value: unknown): { success: boolean; data?: T } },
): Promise<T | null> {
  const text = await store.get(key);
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data ?? null) : null;
  } catch {
    return null;
  }
}
