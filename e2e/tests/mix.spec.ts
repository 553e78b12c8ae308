import { readFile } from 'node:fs/promises';
import { apiPaths } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../accessibility-findings.ts';
import { holdCalls } from '../fake-answers.ts';
import { expect, test } from '../fixtures.ts';
import { listenIn, shownTitle } from '../hearing.ts';
import { pressByKeys, tabTo } from '../keyboard.ts';
import { layoutShift, untilUnexcused, watchLayoutShift } from '../layout-shift.ts';
import { composer, messageList, say } from '../screens.ts';

const mix = (page: Page): Locator =>
  messageList(page)
    .getByRole('article', { name: /^Mix: / })
    .last();
const rows = (page: Page): Locator => mix(page).getByRole('listitem');
const button = (page: Page, name: string | RegExp): Locator => mix(page).getByRole('button', { name });
const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });

/** Waits until nothing of it is being made. */
async function settled(page: Page): Promise<void> {
  await expect(mix(page)).toHaveAttribute('aria-busy', 'false');
}

/** All that moves by itself, over one page's life: far below what anybody notices. */
async function expectStill(page: Page): Promise<void> {
  const { sum, shifted } = await layoutShift(page);
  expect(sum, shifted.join('\n')).toBeLessThanOrEqual(0.02);
}

/** How somebody presses what they want: with a pointer, or with the keys alone. */
type Press = (wanted: Locator) => Promise<void>;
const byPointer: Press = (wanted) => wanted.click();
const byKeys: Press = (wanted) => pressByKeys(wanted.page(), wanted);

async function sayByKeys(page: Page, text: string): Promise<void> {
  await tabTo(page, composer(page));
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** The names of its tracks in their order, all of them. */
async function namesOf(page: Page, press = byPointer): Promise<string[]> {
  await settled(page);
  const all = button(page, /^Show all/);
  if ((await all.count()) > 0) await press(all);
  await expect(all).toHaveCount(0);
  return await mix(page)
    .getByRole('button', { name: /^Move .+, \d+ of \d+$/ })
    .evaluateAll((handles) =>
      handles.map(
        (handle) => handle.getAttribute('aria-label')?.replace(/^Move (.+), \d+ of \d+$/, '$1') ?? '',
      ),
    );
}

/** Keeps the first tracks, by the pin of a wide row or among what opens of a narrow one. */
async function keep(page: Page, names: readonly string[], press: Press): Promise<void> {
  for (const name of names) {
    const pin = button(page, `Keep ${name}`);
    if (!(await pin.first().isVisible())) await press(button(page, `More about ${name}`));
    const shown = pin.filter({ visible: true });
    await press(shown);
    await expect(shown).toHaveAttribute('aria-pressed', 'true');
  }
}

for (const { size, how, press, tell } of [
  { size: { width: 1280, height: 800 }, how: '', press: byPointer, tell: say },
  { size: { width: 390, height: 844 }, how: '', press: byPointer, tell: say },
  { size: { width: 1280, height: 800 }, how: ', by keyboard alone', press: byKeys, tell: sayByKeys },
]) {
  test.describe(`at ${size.width} × ${size.height}${how}`, () => {
    test.use({ viewport: size });

    test('a mix is refined, kept in part, varied, saved after a consent, and brought up to date after a reload', async ({
      signedInPage: page,
      watch,
      context,
    }) => {
      test.slow();
      await watchLayoutShift(context);
      await page.reload();
      watch.expectError(/403/);
      watch.expectError(/The mix was not saved/);
      await tell(page, 'long week, I need something calm');
      await settled(page);
      await tell(page, 'more piano');
      await expect(messageList(page).getByRole('article', { name: /^Mix: / })).toHaveCount(2);
      const before = await namesOf(page, press);
      expect(before.length).toBeGreaterThan(9);
      const kept = before.slice(0, 3);
      await keep(page, kept, press);

      await press(button(page, 'Another mix'));
      await expect.poll(async () => (await namesOf(page, press)).slice(3)).not.toEqual(before.slice(3));
      const varied = await namesOf(page, press);
      expect(varied.slice(0, 3)).toEqual(kept);
      expect(varied.slice(3).filter((name) => before.includes(name))).toEqual([]);

      await press(button(page, 'Save'));
      await expect(mix(page)).toContainText('Attune needs your leave to make private playlists');
      await expectStill(page);
      await press(button(page, 'Allow it'));
      await press(page.getByRole('button', { name: 'Agree' }));
      await page.waitForURL('/dashboard');
      // What was asked for before the consent is done after it.
      await expect(mix(page)).toContainText(`all ${varied.length} tracks found there`);
      await expect(button(page, 'Saved')).toBeVisible();
      expect(await namesOf(page, press)).toEqual(varied);
      const playlist = mix(page)
        .getByRole('link', { name: /opens in a new tab/ })
        .last();
      const address = await playlist.getAttribute('href');

      await page.reload();
      expect(await namesOf(page, press)).toEqual(varied);
      await press(button(page, `More about ${varied[4]}`));
      await press(button(page, `Remove ${varied[4]}`));
      await expect.poll(() => namesOf(page, press)).not.toContain(varied[4]);
      await settled(page);
      await press(button(page, 'Update playlist'));
      await expect(button(page, 'Saved')).toBeVisible();
      expect(await playlist.getAttribute('href')).toBe(address);
      await expectStill(page);
      const opened = await page.context().newPage();
      // Rows that are out of sight are not in the document: it is as high as the list is long.
      await opened.setViewportSize({ width: size.width, height: 4_000 });
      await opened.goto(address ?? '');
      // To make playlists and to show them are two permissions.
      await press(opened.getByRole('button', { name: 'Ask me for permission' }));
      await press(opened.getByRole('button', { name: 'Agree' }));
      const updated = await namesOf(page, press);
      for (const name of updated) await expect(opened.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(opened.getByText(varied[4] ?? '', { exact: true })).toHaveCount(0);
    });
  });
}

test('a mix that comes late moves nothing of what is being read', async ({ context, signedInPage: page }) => {
  await watchLayoutShift(context);
  await page.reload();
  const mixes = await holdCalls(page, apiPaths.mixes, (route) => route.continue());
  await say(page, 'long week, I need something calm');
  await expect(messageList(page).getByText('Making a mix…').first()).toBeVisible();
  await untilUnexcused(page);
  mixes.release();
  await settled(page);
  await expect(rows(page).first()).toBeVisible();
  await untilUnexcused(page);
  await expectStill(page);
});

test('all of a mix is played in its order, from any track, and what is put in between comes first', async ({
  context,
  signedInPage: page,
}) => {
  await listenIn(context);
  await page.reload();
  await say(page, 'long week, I need something calm');
  const [first, second, third, fourth] = await namesOf(page);
  await button(page, /^Play all/).click();
  await expect.poll(() => shownTitle(page)).toBe(first);
  await expect(button(page, `Pause ${first}`)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => shownTitle(page)).toBe(second);
  await button(page, `More about ${fourth}`).click();
  await button(page, `Play next: ${fourth}`).click();
  await expect(mix(page).getByRole('status').first()).toHaveText(`${fourth} comes next.`);
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => shownTitle(page)).toBe(fourth);
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => shownTitle(page)).toBe(third);
  await button(page, `Play ${first}`).click();
  await expect.poll(() => shownTitle(page)).toBe(first);
});

test('by keyboard alone a track is moved, kept and removed, and the change is taken back', async ({
  signedInPage: page,
}) => {
  await composer(page).focus();
  await page.keyboard.type('long week, I need something calm');
  await page.keyboard.press('Enter');
  await settled(page);
  await tabTo(page, button(page, /^Move .+, 3 of /));
  const names = await mix(page)
    .getByRole('button', { name: /^Move / })
    .allInnerTexts();
  expect(names).toHaveLength(5);
  const label = (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '';
  const name = label.replace(/^Move (.+), \d+ of \d+$/, '$1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).first()).toContainText(name);
  await expect(mix(page).getByRole('status').first()).toContainText(`${name} is now 1 of`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, `Keep ${name}`)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, `Keep ${name}`)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // What stands before it depends on what has been loaded: the heart comes when it is known what is liked.
  await pressByKeys(page, button(page, `Remove ${name}`));
  await settled(page);
  await expect(rows(page).first()).not.toContainText(name);
  await pressByKeys(page, button(page, 'Undo change'));
  await expect(rows(page).first()).toContainText(name);
});

test('a song that was searched for comes to the end of the mix, and another mix keeps it', async ({
  signedInPage: page,
  watch,
}) => {
  watch.expectError(/403/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await say(page, 'long week, I need something calm');
  const before = await namesOf(page);
  const inMenu = (name: string) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });
  await inMenu('Search Music').click();
  await page.getByRole('searchbox').fill('techno');
  const add = page.getByRole('button', { name: /^Add .* to…$/ }).first();
  const name = (await add.getAttribute('aria-label'))?.replace(/^Add (.*) to…$/, '$1') ?? '';
  await add.click();
  const choices = page.getByRole('dialog').getByRole('region', { name: 'Your mix' });
  await choices.getByRole('button').click();
  await expect(choices.getByText(`“${name}” is in`)).toBeVisible();
  await page.keyboard.press('Escape');
  await inMenu('Chat Assistant').click();
  expect(await namesOf(page)).toEqual([...before, name]);
  await button(page, 'Another mix').click();
  await expect.poll(async () => (await namesOf(page)).at(0)).not.toBe(before[0]);
  expect(await namesOf(page)).toContain(name);
});

test('a mix is taken along as text, as JSPF and as M3U8', async ({ context, signedInPage: page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await say(page, 'long week, I need something calm');
  const names = await namesOf(page);
  await button(page, 'Take it along').click();
  await button(page, 'Copy as text').click();
  await expect(mix(page).getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = copied.split('\n').slice(2);
  expect(lines).toHaveLength(names.length);
  for (const [place, name] of names.entries()) expect(lines[place]).toContain(` – ${name}  http`);

  const fileOf = async (what: string, ending: RegExp) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, what).click()]);
    expect(download.suggestedFilename()).toMatch(ending);
    return await readFile(await download.path(), 'utf8');
  };
  const { playlist } = JSON.parse(await fileOf('Download JSPF', /^[a-z0-9-]+\.jspf$/));
  expect(playlist.track.map(({ title }: { title: string }) => title)).toEqual(names);
  const entries = (await fileOf('Download M3U8', /^[a-z0-9-]+\.m3u8$/)).split('\n');
  expect(entries[0]).toBe('#EXTM3U');
  const titles = entries.filter((entry) => entry.startsWith('#EXTINF:'));
  expect(titles).toHaveLength(names.length);
  for (const [place, name] of names.entries()) expect(titles[place]?.endsWith(` - ${name}`)).toBe(true);
});

test('a track is dragged to another place', async ({ signedInPage: page }) => {
  await say(page, 'long week, I need something calm');
  await settled(page);
  const handles = mix(page).getByRole('button', { name: /^Move .+, \d+ of \d+$/ });
  const label = (await handles.nth(0).getAttribute('aria-label')) ?? '';
  const name = label.replace(/^Move (.+), \d+ of \d+$/, '$1');
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()];
  if (from === null || to === null) throw new Error('There is nothing to drag.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(rows(page).nth(2)).toContainText(name);
  await expect(mix(page).getByRole('status').first()).toContainText(`${name} is now 3 of`);
});

test.describe('for axe', () => {
  // Motion would let axe meet a text half faded in, whose contrast is nobody's choice.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the card is clean with a row, the receipt and what can be taken along open', async ({
    signedInPage: page,
  }) => {
    test.slow();
    await say(page, 'take me from stressed to calm, some piano, no drums, one hour');
    await settled(page);
    await button(page, /^More about/)
      .first()
      .click();
    await button(page, 'Take it along').click();
    await mix(page)
      .getByText(/wishes held/)
      .click();
    await expectNoFindings(page);
  });
});
