import { apiPaths, type Installation } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { answer, atPath, fakeMoodAnswer, fakePlaylist } from '../fake-answers.ts';
import { expect, test } from '../fixtures.ts';
import { heardLevel, listenIn, shownTitle, silence } from '../hearing.ts';
import { composer, nowPlaying, openMusic, say } from '../screens.ts';
import { expectFingerHigh } from '../touch-target.ts';

/** Far shorter than the poll of the current track takes to come round. */
const atOnce = { timeout: 1500 };

const recommendations = (page: Page): Locator => page.getByRole('complementary', { name: 'Recommendations' });
const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const rows = (page: Page): Locator => recommendations(page).getByRole('listitem');
const playButton = (row: Locator): Locator => row.getByRole('button', { name: /^Play / });
const titleLink = (page: Page): Locator => bar(page).getByRole('link').first();
const pauseInBar = (page: Page): Locator => bar(page).getByRole('button', { name: 'Pause', exact: true });
const dot = (page: Page): Locator => nowPlaying(page).getByRole('img', { name: 'Playing' });
const sounds = (page: Page) => expect.poll(() => heardLevel(page)).toBeGreaterThan(silence);
const isSilent = (page: Page) => expect.poll(() => heardLevel(page)).toBeLessThan(silence);

async function playFirst(page: Page, mood: string): Promise<void> {
  await say(page, mood);
  await playButton(rows(page).first()).click();
  await sounds(page);
}

test.describe('at the built-in service', () => {
  test.beforeEach(({ context }) => listenIn(context));

  test('a playlist of the panel plays here, the pill follows at once, one track leads to the next, and closing ends it', async ({
    signedInPage: page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const player = () => scripts.filter((url) => /\/(?:open-player|engine|sound)-[\w-]+\.js$/.test(url));
    // The player is no part of what the screen begins with: it comes with the first mix, or with the press of Play.
    await page.reload();
    await expect(nowPlaying(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(player()).toEqual([]);
    await say(page, "can't sleep, head is spinning");
    await expect(rows(page).first().getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(playButton(rows(page).first())).toBeVisible();
    expect(await heardLevel(page)).toBe(0);

    await playButton(rows(page).first()).click();
    await sounds(page);
    expect(player().length).toBeGreaterThan(1);
    const first = (await shownTitle(page)) ?? '';
    expect(first).not.toBe('');
    await expect(titleLink(page)).toContainText(first);
    await expect(titleLink(page)).toHaveAttribute('target', '_blank');
    await expect(nowPlaying(page)).toContainText(first, atOnce);
    await expect(dot(page)).toBeVisible(atOnce);
    await expect(
      rows(page)
        .first()
        .getByRole('button', { name: /^Pause / }),
    ).toBeVisible();

    const position = bar(page).getByRole('slider', { name: 'Position' });
    await position.fill(String(Number(await position.getAttribute('max')) - 5_000));
    await expect.poll(() => shownTitle(page), { timeout: 12_000 }).not.toBe(first);
    await sounds(page);
    const second = (await shownTitle(page)) ?? '';
    await expect(nowPlaying(page)).toContainText(second, atOnce);

    await bar(page).getByRole('button', { name: 'Close player' }).click();
    await expect(bar(page)).toHaveCount(0);
    await isSilent(page);
    expect(await shownTitle(page)).toBeUndefined();
    await expect(playButton(rows(page).first())).toBeFocused();
    await expect(dot(page)).toHaveCount(0, atOnce);
    await expect(nowPlaying(page)).toContainText(second);
  });

  test('what plays here is shown and has songs at once, though the service was asked a moment before', async ({
    signedInPage: page,
  }) => {
    await page.route(atPath(apiPaths.currentTrack), (route) => route.fulfill({ status: 204 }));
    await page.reload();
    await expect(nowPlaying(page)).toContainText('Not playing');
    await playFirst(page, 'I need to focus on my work');
    await expect(nowPlaying(page)).toContainText((await shownTitle(page)) ?? '', atOnce);
    await recommendations(page).getByRole('button', { name: 'Songs' }).click();
    await expect(playButton(rows(page).first())).toBeVisible();
  });

  test('when the queue has come to its end the pill and the bar show the same track, at rest', async ({
    signedInPage: page,
  }) => {
    await playFirst(page, 'long week, I need something calm and relaxing');
    const first = (await shownTitle(page)) ?? '';
    await bar(page).getByRole('button', { name: 'Queue' }).click();
    const queue = page.getByRole('dialog', { name: 'Queue' });
    await queue.getByRole('listitem').last().getByRole('button').click();
    await page.keyboard.press('Escape');
    await expect(nowPlaying(page)).not.toContainText(first, atOnce);
    await bar(page).getByRole('button', { name: 'Next track' }).click();
    await isSilent(page);
    await expect(titleLink(page)).toContainText(first);
    await expect(nowPlaying(page)).toContainText(first, atOnce);
    await expect(dot(page)).toHaveCount(0);
    await page.reload();
    await expect(nowPlaying(page)).toContainText(first);
  });

  test('what a killed browser played shows as playing for half a minute at most', async ({
    browser,
    context,
    product,
    signedInPage: page,
  }) => {
    test.slow();
    await playFirst(page, 'long week, I need something calm and relaxing');
    const elsewhere = await browser.newContext({
      storageState: await context.storageState(),
      baseURL: product.origin,
    });
    const other = await elsewhere.newPage();
    await other.goto('/dashboard');
    await expect(dot(other)).toBeVisible();
    const killed = page.waitForEvent('crash');
    const devTools = await context.newCDPSession(page);
    // Nobody answers any more.
    devTools.send('Page.crash').catch(() => undefined);
    await killed;
    await expect(dot(other)).toHaveCount(0, { timeout: 32_000 });
    await expect(nowPlaying(other)).not.toContainText('Not playing');
    await elsewhere.close();
  });

  test('keys play and pause it, but never while something is typed', async ({ signedInPage: page }) => {
    await playFirst(page, 'I feel so happy today, the sun is out!');
    await composer(page).pressSequentially('m is for music ?');
    await expect(composer(page)).toHaveValue('m is for music ?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await heardLevel(page)).toBeGreaterThan(silence);

    await composer(page).blur();
    await page.keyboard.press('Space');
    await isSilent(page);
    await page.keyboard.press('Space');
    await sounds(page);
    await page.keyboard.press('m');
    await isSilent(page);
    await page.keyboard.press('m');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await expect(bar(page)).toContainText(/0:(0[5-9]|[1-5]\d)/);

    const first = await shownTitle(page);
    await page.keyboard.press('n');
    await expect.poll(() => shownTitle(page)).not.toBe(first);
    await page.keyboard.press('p');
    await expect.poll(() => shownTitle(page)).toBe(first);
    await page.keyboard.press('/');
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('n p /');
    await expect(composer(page)).toHaveValue('m is for music ?n p /');
    expect(await shownTitle(page)).toBe(first);
  });

  test('a song plays alone, and pressing its button again pauses it', async ({ signedInPage: page }) => {
    await playFirst(page, 'I need to focus on my work');
    await recommendations(page).getByRole('button', { name: 'Songs' }).click();
    const track = rows(page).nth(1);
    const name = (await playButton(track).getAttribute('aria-label'))?.replace(/^Play /, '') ?? '';
    await playButton(track).click();
    await expect.poll(() => shownTitle(page)).toBe(name);
    await sounds(page);
    await track.getByRole('button', { name: `Pause ${name}`, exact: true }).click();
    await isSilent(page);
    await expect(playButton(track)).toHaveAccessibleName(`Play ${name}`);
  });

  test('two windows never sound at once', async ({ context, signedInPage: page }) => {
    await playFirst(page, 'long week, I need something calm and relaxing');
    const opened = context.waitForEvent('page');
    await rows(page).nth(1).getByRole('link').click();
    const other = await opened;
    await other
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await sounds(other);
    await isSilent(page);
    await expect(bar(page)).toContainText('Playing in another tab');
    await bar(page).getByRole('button', { name: 'Play', exact: true }).click();
    await sounds(page);
    await isSilent(other);
  });

  test('signing out ends the sound, and the service knows', async ({ signIn, signedInPage: page }) => {
    await playFirst(page, 'I feel so happy today, the sun is out!');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await isSilent(page);
    await signIn(page);
    await expect(nowPlaying(page)).not.toContainText('Not playing');
    await expect(dot(page)).toHaveCount(0);
  });

  test('on a phone, a tablet and a desktop it covers neither the input nor the end of the panel', async ({
    signedInPage: page,
  }) => {
    await playFirst(page, 'I need to focus on my work');
    const top = async () => (await bar(page).boundingBox())?.y ?? 0;
    const bottom = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
    };
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 768, height: 1024 },
      { width: 1440, height: 900 },
    ]) {
      await test.step(`at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await openMusic(page);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await rows(page).last().scrollIntoViewIfNeeded();
        await expect.poll(async () => (await bottom(rows(page).last())) <= (await top())).toBe(true);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect.poll(async () => (await bottom(composer(page))) <= (await top())).toBe(true);
        await expectFingerHigh(playButton(rows(page).last()));
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBe(0);
      });
    }
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on the dashboard with its player, and with its queue', async ({
      signedInPage: page,
    }) => {
      test.setTimeout(60_000);
      await playFirst(page, 'I need to focus on my work');
      await expectNoFindings(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await bar(page).getByRole('button', { name: 'Queue' }).click();
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await expect(pauseInBar(page)).toBeVisible();
    });
  });
});

test('at Spotify nothing of Spotify’s is asked for before the listener agrees to its player', async ({
  signedInPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) asked.push(request.url());
  });
  await page.route(atPath(apiPaths.installation), async (route) => {
    const installation = await (await route.fetch()).json();
    const streaming: Installation['streaming'] = {
      name: 'Spotify',
      runs: 'elsewhere',
      isCredited: true,
      capabilities: { playback: 'embed', search: 'on-enter' },
      embed: 'open.spotify.com/embed',
    };
    await answer(route, { ...installation, streaming });
  });
  const playlists = ['37i9dQZF1DX4sWSpwq3LiO', '37i9dQZF1DXcBWIGoYBM5M'].map((id, at) =>
    fakePlaylist(at + 1, { id }),
  );
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm', { playlists })));
  await page.reload();
  await say(page, 'long week');
  await playButton(rows(page).first()).click();
  await expect(page.getByRole('button', { name: 'Play with Spotify' })).toBeFocused();
  await expect(bar(page)).toContainText('Spotify then learns your network address');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoFindings(page);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(asked).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await bar(page).getByRole('button', { name: 'Close player' }).click();
  await expect(playButton(rows(page).first())).toBeFocused();
});
