import * as z from 'zod';
import { createPace } from '../pace.ts';
import { LibraryServerError } from './server-error.ts';

/** The clock is looked at after so many entries. */
const paceEvery = 64;

/** Old servers send one object where a list is due, and none at all for an empty one. */
export const listOf = <Item>(item: z.ZodType<Item>) =>
  z.preprocess((value) => (value === undefined || value === null ? [] : [value].flat()), z.array(item));

/** The same of the first so many: of what somebody may write without end no more is looked at. */
export const fewOf = <Item>(item: z.ZodType<Item>, most: number) =>
  z.preprocess((value) => {
    if (value === undefined || value === null) return [];
    return Array.isArray(value) ? value.slice(0, most) : [value];
  }, z.array(item));

/** Those entries of a list that make sense; of a long list a stretch at a time, so that others get their turn. */
export async function readable<Item>(schema: z.ZodType<Item>, entries: readonly unknown[]): Promise<Item[]> {
  const pace = createPace();
  const found: Item[] = [];
  for (const [at, entry] of entries.entries()) {
    if (at % paceEvery === 0) await pace();
    const read = schema.safeParse(entry);
    if (read.success) found.push(read.data);
  }
  return found;
}

/** @throws {LibraryServerError} where a part of an answer is something else than it should be */
export function understand<Part>(schema: z.ZodType<Part>, part: unknown): Part {
  const read = schema.safeParse(part);
  if (!read.success) throw new LibraryServerError('unexpected-reply');
  return read.data;
}
