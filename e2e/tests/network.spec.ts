import { apiPaths, defaultPlaylistImage, defaultTrackImage } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import {
  answer,
  atPath,
  fakeMoodAnswer,
  fakePlaylist,
  fakeTrack,
  fakeTrackSummary,
  holdCalls,
} from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import {
  composer,
  isPhone,
  messageList,
  musicEdge,
  nowPlaying,
  openMusic,
  panel,
  say,
  sendButton,
  typingIndicator,
} from '../screens.ts';
import { expectFingerHigh } from '../touch-target.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];
const stillLooking = (page: Page): Locator => messageList(page).getByText('Still looking…');
const stop = (page: Page): Locator => page.getByRole('button', { name: 'Stop' });

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box.y + box.height;
}

for (const size of sizes) {
  test(`an answer that takes long is spoken of after 4 s and can be stopped, at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.clock.install({ time: '2026-01-01T12:00:00Z' });
    await openDashboard(page);
    await page.clock.pauseAt('2026-01-01T12:10:00Z');
    await holdCalls(page, apiPaths.mood, (route) => answer(route, fakeMoodAnswer('calm')));
    await say(page, 'long week');
    await expect(typingIndicator(page)).toBeVisible();
    await page.clock.runFor(3900);
    await expect(stop(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(stillLooking(page)).toBeVisible();
    await page.clock.runFor(1000);
    // The list glides to its end in the browser's own time, which no stopped clock holds.
    await expect
      .poll(async () => (await bottomOf(stop(page))) - (await bottomOf(messageList(page))))
      .toBeLessThanOrEqual(0);
    const list = await messageList(page).boundingBox();
    await expectFingerHigh(stop(page));
    const button = await stop(page).boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual(list?.y ?? 0);

    await stop(page).click();
    await expect(typingIndicator(page)).toHaveCount(0);
    await expect(stop(page)).toHaveCount(0);
    await expect(composer(page)).toBeEnabled();
    await expect(messageList(page)).toContainText('This message was not answered.');
    await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm')));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(messageList(page)).toContainText('A reply about feeling calm.');
  });
}

test('without a network a message says so at once, and goes out by itself when there is one again', async ({
  context,
  signedInPage: page,
  watch,
}) => {
  watch.expectError(/./);
  await context.setOffline(true);
  await say(page, 'long week, I need something calm');
  await expect(messageList(page)).toContainText('Not sent yet: it goes out when the connection is back.', {
    timeout: 2000,
  });
  await expect(messageList(page)).not.toContainText("Let's try that again");
  const weather = page.getByText('No connection. Music plays on; your message goes out when it is back.');
  await expect(weather).toBeVisible();
  const strip = await weather.boundingBox();
  const pill = await nowPlaying(page).boundingBox();
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(pill?.y ?? 0);
  await context.setOffline(false);
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  await expect(weather).toHaveCount(0);
});

test('a screen chosen without a network is there as soon as there is one', async ({
  context,
  signedInPage: page,
  watch,
}) => {
  watch.expectError(/./);
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'My Playlists' }).click();
  await expect(page).toHaveURL('/playlists');
  await expect(page.getByText('No connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'My Playlists' })).toBeVisible();
  await expect(page.getByText('No connection.')).toHaveCount(0);
});

test('without a network the songs say why, not that there are none, and come by themselves afterwards', async ({
  context,
  page,
  watch,
}) => {
  watch.expectError(/./);
  await openDashboard(page);
  await page.route(atPath(apiPaths.currentTrack), (route) => answer(route, fakeTrack()));
  await page.route(atPath(apiPaths.mood), (route) => answer(route, fakeMoodAnswer('calm')));
  await page.reload();
  await expect(nowPlaying(page)).toContainText('Some Track');
  await say(page, 'long week');
  await expect(messageList(page)).toContainText('A reply about feeling calm.');
  await page.route(atPath(apiPaths.recommendations), (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await panel(page).getByRole('button', { name: 'Songs' }).click();
  await expect(panel(page)).toContainText('Attune cannot be reached.');
  await expect(panel(page)).not.toContainText('No song recommendations available');
  await page.route(atPath(apiPaths.recommendations), (route) =>
    answer(route, { songs: [fakeTrackSummary(1)] }),
  );
  await context.setOffline(false);
  await expect(panel(page).getByText('Song 1', { exact: true })).toBeVisible();
});

for (const size of sizes) {
  test(`what the player could not play is said beside the input, not above it, at ${size.width} × ${size.height}`, async ({
    signedInPage: page,
    watch,
  }) => {
    watch.expectError(/./);
    await page.setViewportSize(size);
    await say(page, 'long week, I need something calm');
    await page.route(/\/local\/player\/queue/, (route) => route.abort());
    await openMusic(page);
    await panel(page)
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    const notice = page.getByText(/could not be played just now/);
    await expect(notice).toBeVisible();
    if (isPhone(page)) await musicEdge(page).click();
    const strip = notice.locator('..');
    await expect
      .poll(async () => (await bottomOf(sendButton(page))) <= ((await strip.boundingBox())?.y ?? 0))
      .toBe(true);
    expect(await bottomOf(strip)).toBeLessThanOrEqual(size.height);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
  });
}

test('a picture that does not load gives way to the default one, and without that to a sign', async ({
  page,
  watch,
}) => {
  watch.expectError(/./);
  await openDashboard(page);
  await page.route(/gone\.png/, (route) => route.abort());
  await page.route(atPath(apiPaths.currentTrack), (route) =>
    answer(route, fakeTrack({ image: '/gone.png' })),
  );
  await page.route(atPath(apiPaths.mood), (route) =>
    answer(route, fakeMoodAnswer('calm', { playlists: [fakePlaylist(1, { image: '/gone.png' })] })),
  );
  const open = async () => {
    await page.reload();
    await say(page, 'long week');
    await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  };
  await open();
  await expect(nowPlaying(page).locator('img')).toHaveAttribute('src', defaultTrackImage);
  await expect(panel(page).locator('img')).toHaveAttribute('src', defaultPlaylistImage);

  for (const path of [defaultTrackImage, defaultPlaylistImage])
    await page.route(atPath(path), (route) => route.abort());
  await page.evaluate(() => sessionStorage.clear());
  await open();
  await expect(nowPlaying(page).locator('img')).toHaveCount(0);
  await expect(panel(page).locator('img')).toHaveCount(0);
  for (const place of [nowPlaying(page), panel(page)]) {
    const sign = await place.locator('svg').first().boundingBox();
    expect(sign?.width).toBeGreaterThan(10);
  }
});

test('the bar shows the default picture for a cover that does not load', async ({
  signedInPage: page,
  watch,
}) => {
  watch.expectError(/./);
  await page.route(/\/local\/image\//, (route) => route.abort());
  await say(page, 'long week, I need something calm');
  await panel(page)
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  const cover = page.getByRole('complementary', { name: 'Player' }).locator('img');
  await expect(cover).toHaveAttribute('src', defaultTrackImage);
  await page.getByRole('button', { name: 'Next track' }).click();
  await expect(cover).toHaveAttribute('src', defaultTrackImage);
});
