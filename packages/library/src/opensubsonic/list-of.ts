import * as z from 'zod';
import { LibraryServerError } from './server-error.ts';

/** Old servers send one object where a list is due, and none at all for an empty one. */
export const listOf = <Item>(item: z.ZodType<Item>) =>
  z.preprocess((value) => (value === undefined || value === null ? [] : [value].flat()), z.array(item));

/** Those entries of a list that make sense. */
export const readable = <Item>(schema: z.ZodType<Item>, entries: readonly unknown[]): Item[] =>
  entries.flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });

/** @throws {LibraryServerError} where a part of an answer is something else than it should be */
export function understand<Part>(schema: z.ZodType<Part>, part: unknown): Part {
  const read = schema.safeParse(part);
  if (!read.success) throw new LibraryServerError('unexpected-reply');
  return read.data;
}
