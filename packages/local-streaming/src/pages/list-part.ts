import * as z from 'zod';

/** A long list is shown in parts of so many rows: a page of thousands is slow to make and slow to read. */
const partLength = 100;

/** One part of a list, and where it stands in the whole. */
export interface ListPart<Item> {
  items: readonly Item[];
  /** Items before this part. */
  offset: number;
  total: number;
  /** Counted from 1. */
  number: number;
  of: number;
}

/** The number of a part in an address; anything but a number is the first. */
export const partNumberSchema = z.coerce.number().int().min(1).catch(1);

/** @param wanted which part, counted from 1; beyond the last one it is the last */
export function partOf<Item>(all: readonly Item[], wanted: number): ListPart<Item> {
  const of = Math.max(1, Math.ceil(all.length / partLength));
  const number = Math.min(wanted, of);
  const offset = (number - 1) * partLength;
  return { items: all.slice(offset, offset + partLength), offset, total: all.length, number, of };
}

/** Which part holds the item at `position`. */
export const partNumberAt = (position: number) => Math.floor(position / partLength) + 1;
