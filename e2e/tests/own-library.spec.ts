import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { heardLevel, listenIn, quietUntilNextTrack, shownTitle, silence } from '../hearing.ts';
import { startProduct } from '../product-server.ts';
import { say } from '../screens.ts';
import { toneFile } from '../tone-file.ts';

const trackSeconds = 20;

async function writeMusic(folder: string): Promise<void> {
  const artists = [
    { artist: 'Low Tide', album: 'Still Water', genre: 'Ambient', hertz: 220 },
    { artist: 'Voltline', album: 'Overdrive', genre: 'Techno', hertz: 440 },
  ];
  for (const sketch of artists) {
    await mkdir(join(folder, sketch.artist), { recursive: true });
    for (let number = 1; number <= 10; number += 1) {
      const title = `${sketch.album} ${number}`;
      const hertz = sketch.hertz + 5 * number;
      const file = toneFile({ ...sketch, title, hertz, seconds: trackSeconds });
      await writeFile(join(folder, sketch.artist, `${number}.wav`), file);
    }
  }
}

/** The product over a folder of music of the listener's own. */
const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'attune music '));
      await writeMusic(folder);
      const product = await startProduct({ LIBRARY_DIR: folder, LIBRARY_ANALYSIS: 'off' });
      await use(product);
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 70_000 },
  ],
});

const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const rows = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Recommendations' }).getByRole('listitem');
const sounds = (page: Page) =>
  expect.poll(() => heardLevel(page), { timeout: 10_000 }).toBeGreaterThan(silence);
const position = (page: Page) => bar(page).getByRole('slider', { name: 'Position' });

test.beforeEach(({ context }) => listenIn(context));

test('a folder of one’s own music answers a mood, sounds in the page, is sought through, and goes on by itself', async ({
  signedInPage: page,
}) => {
  const recordings: { url: string; status: number; range: string | undefined; type: string }[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (!url.pathname.startsWith('/local/recording/')) return;
    recordings.push({
      url: `${url.pathname}${url.search}`,
      status: response.status(),
      range: response.request().headers().range,
      type: response.headers()['content-type'] ?? '',
    });
  });
  await say(page, "can't sleep, head is spinning");
  await expect(rows(page).first()).toContainText('tracks from your library');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Play / })
    .click();
  await sounds(page);
  expect(await shownTitle(page)).toMatch(/^Still Water \d+$/);
  // Nothing but ids stands in the addresses.
  expect(recordings.length).toBeGreaterThan(0);
  for (const { url, type } of recordings) {
    expect(url).toMatch(/^\/local\/recording\/[A-Za-z0-9]{22}$/);
    expect(type).toBe('audio/wav');
  }

  await position(page).fill('12000');
  await sounds(page);
  await expect.poll(async () => Number(await position(page).inputValue())).toBeGreaterThanOrEqual(12_000);
  expect(Number(await position(page).inputValue())).toBeLessThan(16_000);

  await bar(page).getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(() => heardLevel(page)).toBeLessThan(silence);
  const rested = Number(await position(page).inputValue());
  await bar(page).getByRole('button', { name: 'Play', exact: true }).click();
  await sounds(page);
  expect(Number(await position(page).inputValue())).toBeGreaterThanOrEqual(rested - 500);

  const first = await shownTitle(page);
  await position(page).fill(String(trackSeconds * 1000 - 2_000));
  await expect.poll(() => shownTitle(page), { timeout: 12_000 }).not.toBe(first);
  await sounds(page);
  expect(recordings.every(({ status }) => status === 200 || status === 206)).toBe(true);
});

test('one track follows another without a gap', async ({ signedInPage: page }, testInfo) => {
  test.slow();
  await say(page, "can't sleep, head is spinning");
  await rows(page)
    .first()
    .getByRole('button', { name: /^Play / })
    .click();
  await sounds(page);
  const gapsMs: number[] = [];
  for (let boundary = 0; boundary < 3; boundary += 1) {
    await position(page).fill(String(trackSeconds * 1000 - 6_000));
    await expect
      .poll(async () => Number(await position(page).inputValue()))
      .toBeGreaterThanOrEqual(trackSeconds * 1000 - 4_500);
    gapsMs.push(await quietUntilNextTrack(page));
  }
  testInfo.annotations.push({ type: 'gaps in milliseconds', description: gapsMs.join(', ') });
  // A machine that is busy with something else drops sound anywhere; the middle one of three is ours.
  expect(gapsMs.toSorted((a, b) => a - b)[1]).toBeLessThan(5);
});

test('a track that is gone from the folder does not sound, the next one does, and the bar says so', async ({
  signedInPage: page,
  watch,
}) => {
  watch.expectError(/status of 404.*\/local\/recording\//);
  await page.route(/\/local\/recording\//, (route) => route.fulfill({ status: 404, body: '{}' }), {
    times: 1,
  });
  await say(page, 'I need energy for my run');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Play / })
    .click();
  await sounds(page);
  await expect(bar(page)).toContainText(/“Overdrive \d+” could not be played and was passed over\./);
});
