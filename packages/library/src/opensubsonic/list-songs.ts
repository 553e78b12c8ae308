import * as z from 'zod';
import type { Credentials } from './credentials.ts';
import { listOf, readable } from './list-of.ts';
import { jsonLimits, type ServerCalls } from './server-calls.ts';

export const pageLimits = { ...jsonLimits, deadlineMs: 15_000 };
export const pageSize = 500;
/** More songs than this are not listed. */
export const mostServerSongs = 200_000;

const searchSchema = z.looseObject({ song: listOf(z.unknown()) });

interface Listing<Child> {
  calls: Pick<ServerCalls, 'ask'>;
  /** As whom the server is asked. */
  who: () => Promise<Credentials>;
  /** What is read of each song. */
  schema: z.ZodType<Child>;
}

/**
 * Every song that an account sees, page by page.
 * @returns whether the listing is whole
 * @throws {LibraryServerError} and whatever `onPage` does
 */
export async function listSongs<Child extends { id: string }>(
  { calls, who, schema }: Listing<Child>,
  onPage: (children: readonly Child[]) => Promise<void>,
  signal: AbortSignal,
): Promise<{ isWhole: boolean }> {
  /** One page: its songs, how many entries it had, and what its first one is called. */
  async function page(query: string, offset: number) {
    const counts = { songCount: String(pageSize), artistCount: '0', albumCount: '0' };
    const asked = { query, songOffset: String(offset), ...counts };
    const answer = await calls.ask('search3', asked, await who(), pageLimits);
    const found = searchSchema.safeParse(answer.searchResult3 ?? {});
    const entries = found.success ? found.data.song : [];
    const children = await readable(schema, entries);
    return { children, entries: entries.length, firstId: children[0]?.id ?? null };
  }

  // What lists everything is an empty query; to some servers it has to look like words.
  let query = '';
  let first = await page(query, 0);
  if (first.entries === 0) {
    query = '""';
    first = await page(query, 0);
  }
  for (let offset = 0, at = first; at.entries > 0; ) {
    signal.throwIfAborted();
    await onPage(at.children);
    // Pages may be shorter than asked for, and servers that overlook the offset answer the first one again.
    offset += at.entries;
    if (offset >= mostServerSongs) return { isWhole: false };
    const mayBeMore = at.entries >= pageSize;
    at = await page(query, offset);
    // Navidrome answers the same where its database failed. After a full page that is rarely the end, so it has to be said twice.
    if (at.entries === 0 && mayBeMore) at = await page(query, offset);
    if (at.firstId !== null && at.firstId === first.firstId) return { isWhole: true };
  }
  return { isWhole: true };
}
