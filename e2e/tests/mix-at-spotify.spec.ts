import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { expect } from '../fixtures.ts';
import { pressByKeys } from '../keyboard.ts';
import { watchPages } from '../page-watch.ts';
import { composer, greeting, messageList, signInButton } from '../screens.ts';
import { test } from '../spotify-test.ts';

const mix = (page: Page): Locator =>
  messageList(page)
    .getByRole('article', { name: /^Mix: / })
    .last();
const button = (page: Page, name: string | RegExp): Locator => mix(page).getByRole('button', { name });
const settled = (page: Page) => expect(mix(page)).toHaveAttribute('aria-busy', 'false');

/** Ids of its tracks in their order, read from the links that lead to them. */
async function idsOf(page: Page): Promise<string[]> {
  await settled(page);
  const links = await mix(page).locator('li a[href*="/track/"]').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return addresses.map((address) => address?.split('/').at(-1) ?? '');
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/dashboard');
  await expect(page.getByText(greeting)).toBeVisible();
}

/** How somebody gets things done: with a pointer, or with the keys alone. */
interface Manner {
  press: (wanted: Locator) => Promise<void>;
}

const byPointer = (): Manner => ({ press: (wanted) => wanted.click() });

const byKeys = (page: Page): Manner => ({ press: (wanted) => pressByKeys(page, wanted) });

for (const { name, viewport, mannerOf } of [
  { name: 'on a desktop, by keyboard alone', viewport: { width: 1280, height: 800 }, mannerOf: byKeys },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, mannerOf: byPointer },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a mix is refined, kept in part, varied, saved with the consent on the way, and brought up to date after a reload', async ({
      page,
      spotify,
      watch,
    }) => {
      test.slow();
      watch.expectError(/403/);
      watch.expectError(/The mix was not saved/);
      await signIn(page);
      const { press } = mannerOf(page);
      const say = async (text: string) => {
        await composer(page).focus();
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
      };

      await say('long week, I need something calm');
      await settled(page);
      await say('a bit happier');
      await expect(messageList(page).getByRole('article', { name: /^Mix: / })).toHaveCount(2);
      await press(button(page, /^Show all/));
      const before = await idsOf(page);
      expect(before.length).toBeGreaterThan(9);

      const handles = button(page, /^Move .+, \d+ of \d+$/);
      const kept = before.slice(0, 3);
      for (const place of kept.keys()) {
        const label = (await handles.nth(place).getAttribute('aria-label')) ?? '';
        const name = label.replace(/^Move (.+), \d+ of \d+$/, '$1');
        const named = (what: string) =>
          mix(page).getByRole('button', { name: `${what} ${name}`, exact: true });
        if (!(await named('Keep').first().isVisible())) await press(named('More about'));
        const pin = named('Keep').filter({ visible: true });
        await press(pin);
        await expect(pin).toHaveAttribute('aria-pressed', 'true');
      }

      await press(button(page, 'Another mix'));
      await expect.poll(async () => (await idsOf(page)).slice(3)).not.toEqual(before.slice(3));
      const varied = await idsOf(page);
      expect(varied.slice(0, 3)).toEqual(kept);

      await press(button(page, 'Save'));
      await expect(mix(page)).toContainText('Attune needs your leave to make private playlists');
      await press(button(page, 'Allow it'));
      await expect(page.getByText('playlist-modify-private')).toBeVisible();
      await press(page.getByRole('button', { name: 'Agree' }));
      await page.waitForURL('/dashboard');
      // The same mix is there, and what was asked for before the consent is done.
      await expect(mix(page)).toContainText('tracks found there');
      const shown = await idsOf(page);
      expect(shown).toEqual(varied.slice(0, shown.length));
      const [saved] = spotify.playlists.values();
      expect(saved?.trackIds).toEqual(varied);

      await page.reload();
      await expect(mix(page)).toContainText('tracks found there');
      const gone = (await idsOf(page))[4] ?? '';
      await press(button(page, /^More about /).nth(4));
      await press(button(page, /^Remove /).last());
      await expect.poll(() => idsOf(page)).not.toContain(gone);
      await settled(page);
      await press(button(page, 'Update playlist'));
      await expect(button(page, 'Saved')).toBeVisible();
      expect(spotify.playlists.size).toBe(1);
      const [updated] = spotify.playlists.values();
      expect(updated?.trackIds).not.toContain(gone);
      expect(updated?.trackIds.slice(0, 3)).toEqual(kept);
    });
  });
}

test('a mix is played on a device: the leave for it, none in use, one chosen, and what a listener without premium reads', async ({
  page,
  spotify,
  watch,
}) => {
  test.slow();
  watch.expectError(/40[34]/);
  await signIn(page);
  await composer(page).fill('long week, I need something calm');
  await composer(page).press('Enter');
  await button(page, /^Show all/).click();
  const ids = await idsOf(page);

  await button(page, /^Play all/).click();
  await button(page, 'Allow it').click();
  await expect(page.getByText('user-modify-playback-state')).toBeVisible();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.waitForURL('/dashboard');
  await button(page, /^Show all/).click();
  expect(await idsOf(page)).toEqual(ids);

  spotify.devices = [{ id: 'kitchen', name: 'Kitchen speaker', is_active: false }];
  await button(page, /^Play all/).click();
  await expect(mix(page)).toContainText('No device of yours is in use. Choose a device:');
  await expectNoFindings(page);
  await button(page, 'Play on Kitchen speaker').click();
  await expect(mix(page)).toContainText('plays on Kitchen speaker.');
  await button(page, /^More about /)
    .nth(3)
    .click();
  await button(page, /^Add to queue/).click();
  await expect(mix(page)).toContainText('is in the queue of Kitchen speaker.');
  await button(page, /^Play from /).click();
  await expect
    .poll(() => spotify.commands)
    .toEqual([
      { what: 'play', device: 'kitchen', trackIds: ids },
      { what: 'queue', device: 'kitchen', trackIds: [ids[3]] },
      { what: 'play', device: 'kitchen', trackIds: ids.slice(3) },
    ]);

  spotify.isPremium = false;
  await button(page, /^Play all/).click();
  await expect(mix(page)).toContainText('for premium accounts alone');
  // It is asked about once more, and then believed.
  expect(spotify.calls.get('PUT /v1/me/player/play')).toBe(5);
});

const embeds = 'https://open.spotify.com';

/** May load what Spotify embeds, which is answered by the test. */
const embedTest = test.extend({
  watch: async ({ context, product, upstream }, use) => {
    const watch = watchPages(context, product.origin, upstream.origin, embeds);
    await use(watch);
    await watch.verify();
  },
});

embedTest(
  'with no device to play it on, a mix that was saved is played in Spotify’s own player',
  async ({ page, spotify, watch }) => {
    embedTest.slow();
    watch.expectError(/40[34]/);
    watch.expectError(/The device did not play|The mix was not saved/);
    const embedded: string[] = [];
    await page.route(`${embeds}/**`, (route) => {
      embedded.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Embed</title><p>The playlist</p>' });
    });
    await signIn(page);
    await composer(page).fill('long week, I need something calm');
    await composer(page).press('Enter');
    await settled(page);

    await button(page, /^Play all/).click();
    await button(page, 'Allow it').click();
    await page.getByRole('button', { name: 'Agree' }).click();
    await page.waitForURL('/dashboard');
    await button(page, /^Play all/).click();
    await expect(mix(page)).toContainText('None of your devices is there to play on.');

    await button(page, 'Save').click();
    await button(page, 'Allow it').click();
    await page.getByRole('button', { name: 'Agree' }).click();
    await page.waitForURL('/dashboard');
    await expect(mix(page)).toContainText('tracks found there');
    const [[id, saved] = []] = spotify.playlists;
    expect(saved?.trackIds.length).toBeGreaterThan(9);

    const play = button(page, `Play ${saved?.name}`);
    await play.click();
    const player = page.getByRole('complementary', { name: 'Player' });
    const agree = player.getByRole('button', { name: 'Play with Spotify' });
    await expect(agree).toBeFocused();
    await expect(player).toContainText('Spotify then learns your network address');
    expect(embedded).toEqual([]);
    await agree.press('Enter');
    const frame = player.getByTitle(`Spotify player: ${saved?.name}`);
    await expect(frame).toHaveAttribute('src', `${embeds}/embed/playlist/${id}`);
    await expect(frame.contentFrame().getByText('The playlist')).toBeVisible();
    expect(embedded).toEqual([`${embeds}/embed/playlist/${id}`]);
    await player.getByRole('button', { name: 'Close player' }).click();
    await expect(play).toBeFocused();
  },
);
