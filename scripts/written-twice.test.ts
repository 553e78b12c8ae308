import { readFileSync } from 'node:fs';
import { type Brief, screenPaths, usualMixTracks } from '@attune/contract';
import { newBrief, readMessage } from '@attune/conversation';
import { readSituation, recognizeDistress } from '@attune/mood';
import { expect, test } from 'vitest';
import { sessionLifetimeSeconds } from '../packages/local-streaming/src/sign-in/revocations.ts';
import { perArtist } from '../packages/mix/src/choose/weights.ts';
import { usualMix } from '../packages/repertoire/scripts/balance.ts';
import { findOtherPlaylists, findPlaylists } from '../packages/server/src/chat/find-playlists.ts';
import { gatheredCacheMs } from '../packages/server/src/mixes/gathered.ts';
import { searchLimit } from '../packages/server/src/providers/spotify/web-api.ts';
import { moodBodyLimitBytes } from '../packages/server/src/routes/mood.ts';
import { secondTryAfterMs, upstreamPolicies } from '../packages/server/src/upstream-policies.ts';
import { menuItems } from '../packages/web/src/app/dashboard-menu.ts';
import { isGuarded } from '../packages/web/src/app/guarded-paths.ts';
import { texts } from '../packages/web/src/features/chat/texts.ts';

// What stands in two places that no compiler compares.
const sourceOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const numberIn = (path: string, pattern: RegExp) =>
  Number((pattern.exec(sourceOf(path))?.[1] ?? '').replaceAll('_', ''));

test('every screen of the menu is for signed-in listeners alone', () => {
  expect(menuItems.map(({ path }) => path).filter((path) => !isGuarded(path))).toEqual([]);
});

test('every screen of the menu has a script budget', () => {
  const budgets = sourceOf('scripts/script-budget.ts');
  expect(menuItems.map(({ path }) => path).filter((path) => !budgets.includes(`'${path}'`))).toEqual([]);
});

test('the landing page is no guarded screen', () => {
  expect(isGuarded(screenPaths.landing)).toBe(false);
});

test('the proxy of the deployment lets through the longest body that the server takes', () => {
  const kilobytes = numberIn('deploy/nginx.conf', /client_max_body_size (\d+)k;/);
  expect(moodBodyLimitBytes).toBeLessThanOrEqual(kilobytes * 1024);
});

/** How many searches, one after the other, find playlists at Spotify where every page is full and all but one are blanked out. */
async function mostSearches(find: typeof findPlaylists): Promise<number> {
  const usable = { id: 'only', name: 'Only', description: null, image: '', url: '', owner: '', tracks: 1 };
  let searches = 0;
  const streaming: Parameters<typeof findPlaylists>[1] = {
    async searchPlaylists({ offset = 0 }) {
      searches += 1;
      return { playlists: [usable], nextOffset: offset + searchLimit };
    },
  };
  await find({ query: 'calm piano', broader: 'calm' }, streaming, { accessToken: 'token' });
  return searches;
}

test('page and proxy wait longer than a message may take by the deadlines of all it asks', async () => {
  const { reader, classifier, streaming, reply } = upstreamPolicies;
  // The reading, then the searches, beside which the reply is written. What is tried once more failed at once.
  const searchMs = secondTryAfterMs + streaming.deadlineMs;
  const searches = Math.max(
    await mostSearches(findPlaylists),
    await mostSearches((search, service, call) => findOtherPlaylists(search, service, call, [])),
  );
  const longestMs =
    reader.deadlineMs + classifier.deadlineMs + Math.max(searches * searchMs, reply.deadlineMs);
  const pageMs = numberIn('packages/web/src/lib/api-client.ts', /requestTimeoutMs = ([\d_]+);/);
  const proxyMs = 1_000 * numberIn('deploy/nginx.conf', /proxy_read_timeout (\d+)s;/);
  expect(pageMs).toBeGreaterThan(longestMs);
  expect(proxyMs).toBeGreaterThan(longestMs);
});

test('the music Attune brings is enough for mixes as they are made', () => {
  expect(usualMix).toEqual({ tracks: usualMixTracks, perArtist });
});

const privacyPage = 'packages/web/src/features/legal/texts.ts';

test('the privacy page promises a sign-in to the music pages as long as it lasts', () => {
  const days = numberIn(privacyPage, /signed in there for up to (\d+) days/);
  expect(days * 24 * 3600).toBe(sessionLifetimeSeconds);
});

test('the privacy page and the README say how long what mixes are made from is remembered', () => {
  expect(gatheredCacheMs).toBe(15 * 60_000);
  expect(sourceOf(privacyPage)).toContain('for a quarter of an hour the tracks found for your last mixes');
  expect(sourceOf('README.md')).toMatch(/the ids and times are\s+kept for a quarter of an hour;/);
});

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

test('the privacy page says how many searches are remembered', () => {
  const path = 'packages/web/src/features/search/recent-searches.ts';
  const searches = numberIn(path, /mostSearches = (\d+);/);
  expect(sourceOf(privacyPage)).toContain(`The last ${inWords[searches]} searches you made`);
});

test.each([
  ['README.md', 'brought up to date'],
  ['docs/departures.md', 'looked through at the start and'],
])('%s says how often a library is looked through', (path, before) => {
  const minutes = numberIn('packages/library/src/open-library.ts', /minutesBetweenLooks = (\d+);/);
  expect(sourceOf(path)).toContain(`${before} every ${inWords[minutes]} minutes`);
});

const mix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at}`,
    name: `Title ${at}`,
    artist: `Artist ${at}`,
  })),
};
const readers = { recognizeDistress, readSituation };
const read = (text: string, brief: Brief) =>
  readMessage(text, { brief, mix, playing: true }, readers).complete(null);
const { quick } = texts;

test.each([
  [quick.calmer, 'energy', -1],
  [quick.livelier, 'energy', 1],
  [quick.harder, 'energy', 1],
  [quick.brighter, 'valence', 1],
] as const)('the quick reply "%s" is read as a move of %s', (words, axis, way) => {
  const before = newBrief('calm', null);
  const { intent, brief } = read(words, before);
  expect(intent).toBe('refine');
  expect(Math.sign((brief?.target[axis] ?? Number.NaN) - before.target[axis])).toBe(way);
});

test.each([
  [quick.again, 'again'],
  [quick.likeThis, 'again'],
  [quick.undo, 'undo'],
  [quick.why, 'question'],
  [quick.help, 'question'],
  [quick.noVocals, 'refine'],
  [quick.longer, 'refine'],
])('the quick reply "%s" is read as %s', (words, intent) => {
  expect(read(words, newBrief('calm', null)).intent).toBe(intent);
});

test(`the quick reply "${quick.unknown}" asks for what the listener does not know`, () => {
  expect(read(quick.unknown, newBrief('calm', null)).brief?.discovery).toBe('new');
});
