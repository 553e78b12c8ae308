import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flacFile } from '@attune/library/testing/flac-file';
import { hasSupysonic, startSupysonic } from '@attune/library/testing/supysonic';
import { wavFile } from '@attune/library/testing/wav-file';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { heardLevel, listenIn, shownTitle, silence } from '../hearing.ts';
import { startProduct } from '../product-server.ts';
import { greeting, messageList, say, sidebar, signInButton } from '../screens.ts';

const operator = { user: 'attune', password: 'the operator’s' };
const ann = { user: 'Ann', password: 'Änn’s öwn & more' };
const trackSeconds = 30;

const isThere = hasSupysonic();
if (!isThere)
  process.stderr.write(
    'SKIPPED: the story at a real music server (install supysonic and python3-waitress to run it)\n',
  );
base.skip(!isThere, 'no supysonic on this machine');

async function writeMusic(folder: string): Promise<void> {
  const artists = [
    { artist: 'Low Tide', album: 'Still Water', genre: 'Ambient', year: 1998, hertz: 220 },
    { artist: 'Voltline', album: 'Overdrive', genre: 'Techno', year: 2020, hertz: 440 },
  ];
  for (const { hertz, ...tags } of artists) {
    await mkdir(join(folder, tags.artist), { recursive: true });
    for (let number = 1; number <= 10; number += 1) {
      const sketch = {
        ...tags,
        title: `${tags.album} ${number}`,
        trackNumber: number,
        seconds: trackSeconds,
      };
      const isFlac = number % 2 === 1;
      const file = (isFlac ? flacFile : wavFile)({ ...sketch, hertz: hertz + 5 * number });
      await writeFile(join(folder, tags.artist, `${number}.${isFlac ? 'flac' : 'wav'}`), file);
    }
  }
}

type MusicServer = Awaited<ReturnType<typeof startSupysonic>>;

/** The product beside a real music server. */
const test = base.extend<object, { musicServer: MusicServer }>({
  musicServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'attune music '));
      await writeMusic(folder);
      const server = await startSupysonic(folder, operator);
      await server.addUser(ann.user, ann.password);
      await use(server);
      await server.dispose();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 70_000 },
  ],
  product: [
    async ({ musicServer }, use) => {
      const product = await startProduct({
        LIBRARY_URL: musicServer.url,
        LIBRARY_USER: operator.user,
        LIBRARY_PASSWORD: operator.password,
        LIBRARY_ANALYSIS: 'off',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 70_000 },
  ],
});

const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const position = (page: Page) => bar(page).getByRole('slider', { name: 'Position' });
const mix = (page: Page): Locator =>
  messageList(page)
    .getByRole('article', { name: /^Mix: / })
    .last();
const sounds = (page: Page) =>
  expect.poll(() => heardLevel(page), { timeout: 10_000 }).toBeGreaterThan(silence);

/** Signs in with the name and password of the music server, or allows more with them. */
async function agree(page: Page, { user, password } = ann): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name at the music server' }).fill(user);
  await page.getByLabel('Password there, or API key').fill(password);
  await page.getByRole('button', { name: 'Agree' }).click();
}

/** What must show nowhere: passwords, as they are and as they are sent to the music server. */
const secrets = [ann, operator].flatMap(({ password }) => [
  password,
  encodeURIComponent(password),
  Buffer.from(password).toString('hex'),
]);

test.beforeEach(({ context }) => listenIn(context));

test('an account of a music server: signed in with, a mood answered, played and sought, liked and saved, and all of it there for other applications', async ({
  page,
  watch,
  musicServer,
}) => {
  test.setTimeout(90_000);
  // A permission that is missing is an answer, which the browser writes to its console.
  watch.expectError(/403/);
  watch.expectError(/The mix was not saved/);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/');
  await signInButton(page).click();
  await agree(page, { ...ann, password: operator.password });
  await expect(page.getByRole('alert')).toContainText(/knows no such name and password/);
  await agree(page);
  await page.waitForURL('/dashboard');
  await expect(page.getByText(greeting)).toBeVisible();

  await say(page, "can't sleep, head is spinning");
  await expect(mix(page)).toHaveAttribute('aria-busy', 'false');
  await mix(page)
    .getByRole('button', { name: /^Play all/ })
    .click();
  await sounds(page);
  await expect.poll(() => shownTitle(page)).toMatch(/^Still Water \d+$/);
  await position(page).fill('20000');
  await expect.poll(async () => Number(await position(page).inputValue())).toBeGreaterThanOrEqual(20_000);
  await sounds(page);

  await mix(page).getByRole('button', { name: 'Save', exact: true }).click();
  await mix(page).getByRole('button', { name: 'Allow it' }).click();
  await agree(page);
  await page.waitForURL('/dashboard');
  await expect(mix(page).getByRole('button', { name: 'Saved' })).toBeVisible();
  const { playlists } = await musicServer.ask('getPlaylists', ann);
  expect(playlists.playlist).toMatchObject([{ owner: ann.user, public: false }]);
  const { playlist } = await musicServer.ask('getPlaylist', ann, { id: playlists.playlist[0].id });
  expect(playlist.entry.length).toBeGreaterThan(4);
  await expect(mix(page)).toContainText(`all ${playlist.entry.length} tracks found there`);
  expect((await musicServer.ask('getPlaylists', operator)).playlists).toEqual({});

  await page.goto('/search?q=Overdrive');
  const heart = page.getByRole('button', { name: /^Like Overdrive \d+/ }).first();
  await heart.click();
  await page.getByRole('button', { name: 'Allow it' }).click();
  await agree(page);
  await page.waitForURL('/search?q=Overdrive');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const title = (await heart.getAttribute('aria-label'))?.replace(/^Like /, '') ?? '';
  const starred = async () => (await musicServer.ask('getStarred2', ann)).starred2.song ?? [];
  // The heart fills at once, before the server has it.
  await expect.poll(starred).toMatchObject([{ title }]);

  // What another application takes back is taken back here.
  const [{ id }] = await starred();
  await musicServer.ask('unstar', ann, { id });
  await expect(async () => {
    await page.goto('/liked');
    await expect(page.getByText('You like no songs yet.')).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 20_000 });

  await sidebar(page)
    .getByRole('link', { name: /Playlists/ })
    .click();
  await page.getByRole('button', { name: 'Ask me for permission' }).click();
  await agree(page);
  await expect(page.getByText(playlist.name, { exact: true }).first()).toBeVisible();

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  const cookies = JSON.stringify(await page.context().cookies());
  for (const secret of [...secrets, musicServer.url])
    expect(`${addresses.join(' ')} ${kept} ${cookies}`).not.toContain(secret);
});

for (const { title, type } of [
  { title: 'Still Water 1', type: 'audio/flac' },
  { title: 'Still Water 2', type: /^audio\/(x-)?wav$/ },
])
  test(`${title}, sent as ${type}, sounds in the browser and is sought through`, async ({ page }) => {
    test.slow();
    const types: string[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/local/recording/'))
        types.push(response.headers()['content-type'] ?? '');
    });
    await page.goto('/');
    await signInButton(page).click();
    await agree(page);
    await page.waitForURL('/dashboard');
    await page.goto(`/search?q=${encodeURIComponent(title)}`);
    await page
      .getByRole('button', { name: `Play ${title}`, exact: true })
      .first()
      .click();
    await sounds(page);
    expect(await shownTitle(page)).toBe(title);
    await position(page).fill('20000');
    await expect.poll(async () => Number(await position(page).inputValue())).toBeGreaterThanOrEqual(20_000);
    await sounds(page);
    expect(types.length).toBeGreaterThan(0);
    for (const one of types) expect(one).toMatch(type);
  });

test('a music server that is away for a while: it is said, the sign-in stays, and the music is there again when it is back', async ({
  page,
  watch,
  musicServer,
}) => {
  test.setTimeout(90_000);
  watch.expectError(/50[23]/);
  await page.goto('/');
  await signInButton(page).click();
  await agree(page);
  await page.waitForURL('/dashboard');
  await say(page, 'I need energy for my run');
  await expect(mix(page)).toHaveAttribute('aria-busy', 'false');
  await musicServer.kill();
  const play = mix(page).getByRole('button', { name: /^Play all/ });
  await play.click();
  await expect(bar(page)).toContainText(/cannot|could not|can’t/i);
  await musicServer.restart();
  await play.click();
  await sounds(page);
});
