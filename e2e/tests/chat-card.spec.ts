import { apiPaths, type Brief, type PlaylistsRequest } from '@attune/contract';
import type { Locator, Page } from '@playwright/test';
import { endMotion, expectNoFindings } from '../accessibility-findings.ts';
import { answer, answerProblem, atPath, fakeBrief, fakeMoodAnswer, fakePlaylist } from '../fake-answers.ts';
import { openDashboard } from '../fake-session.ts';
import { expect, test } from '../fixtures.ts';
import { messageList, openMusic, panel, say } from '../screens.ts';

const first: Brief = {
  ...fakeBrief('calm'),
  target: { valence: 0.55, energy: 0.15 },
  wanted: [{ kind: 'instrument', value: 'piano', matched: 'piano' }],
  avoided: [{ kind: 'instrument', value: 'drums', matched: 'no drums' }],
  length: { minutes: 90 },
};
const second: Brief = {
  ...first,
  wanted: [...first.wanted, { kind: 'genre', value: 'jazz', matched: 'jazz' }],
  length: null,
};

const card = (page: Page): Locator => page.getByRole('region', { name: 'What was heard' });
const summary = (page: Page): Locator => card(page).getByRole('button').first();
const removes = (page: Page, name: string): Locator =>
  card(page).getByRole('button', { name: new RegExp(`^Remove: ${name}`) });

/** A conversation of two messages; each correction is answered with a playlist named after its count. */
async function converse(page: Page): Promise<{ briefs: Brief[]; messages: () => number }> {
  const briefs: Brief[] = [];
  let messages = 0;
  await openDashboard(page);
  await page.route(atPath(apiPaths.mood), (route) => {
    messages += 1;
    const brief = messages === 1 ? first : second;
    const playlists = [fakePlaylist(messages, { name: `Answer ${messages}` })];
    return answer(route, fakeMoodAnswer('calm', { brief, playlists, botResponse: `Reply ${messages}.` }));
  });
  await page.route(atPath(apiPaths.playlists), (route) => {
    const { brief } = route.request().postDataJSON() as PlaylistsRequest;
    briefs.push(brief);
    return answer(route, { playlists: [fakePlaylist(9, { name: `By hand ${briefs.length}` })] });
  });
  await say(page, 'calm piano, no drums, an hour and a half');
  await expect(messageList(page)).toContainText('Reply 1.');
  await say(page, 'and jazz, as long as you like');
  await expect(messageList(page)).toContainText('Reply 2.');
  return { briefs, messages: () => messages };
}

test('what was heard is one line until it is opened, and says in words what the message changed', async ({
  page,
}) => {
  await converse(page);
  await expect(card(page)).toHaveCount(1);
  await expect(summary(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(summary(page)).toHaveAccessibleName(
    /^Heard ?: even and very gentle ?, piano ?, new jazz ?, no drums ?, no longer 90 minutes$/,
  );
  expect((await card(page).boundingBox())?.height).toBeLessThan(60);
  await expect(card(page).getByRole('slider')).toHaveCount(0);
  await summary(page).press('Enter');
  await expect(card(page).getByRole('slider', { name: 'Mood of the music' })).toBeVisible();
  await expect(removes(page, 'jazz')).toHaveAccessibleName('Remove: jazz (new)');
  await expect(removes(page, 'piano')).toHaveAccessibleName('Remove: piano');
  await summary(page).press('Enter');
  await expect(card(page).getByRole('slider')).toHaveCount(0);
});

test('a chip taken away by keyboard changes the music at once, without a message, and undo brings it back', async ({
  page,
}) => {
  const { briefs, messages } = await converse(page);
  await summary(page).press('Enter');
  await removes(page, 'piano').press('Enter');
  await expect(panel(page)).toContainText('By hand 1');
  expect(briefs).toEqual([{ ...second, wanted: second.wanted.slice(1) }]);
  expect(messages()).toBe(2);
  await expect(removes(page, 'piano')).toHaveCount(0);
  await expect(removes(page, 'jazz')).toBeFocused();
  await expect(card(page).getByRole('status')).toHaveText('Removed: piano.');

  await card(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(panel(page)).toContainText('Answer 2');
  await expect(removes(page, 'piano')).toBeVisible();
  await card(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(panel(page)).toContainText('Answer 1');
  await expect(removes(page, 'jazz')).toHaveCount(0);
  // The first answer is where the conversation began.
  await expect(card(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(briefs).toHaveLength(1);
});

test('the point is moved with arrow keys and by hand, and draws the mood along', async ({ page }) => {
  const { briefs } = await converse(page);
  await summary(page).click();
  const point = card(page).getByRole('slider', { name: 'Mood of the music' });
  for (let presses = 0; presses < 5; presses += 1) await point.press('PageUp');
  await expect(panel(page)).toContainText('By hand 1');
  expect(briefs[0]).toMatchObject({ target: { valence: 0.55, energy: 1 }, mood: 'energetic' });
  await expect(point).toHaveAttribute('aria-valuetext', 'even and wild, 55');
  await expect(messageList(page).getByText('Energetic', { exact: true })).toBeVisible();

  const field = card(page).locator('.affect-field');
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (box === null) throw new Error('The field is not on the screen.');
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.4, { steps: 4 });
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.75, { steps: 4 });
  expect(briefs).toHaveLength(1);
  await page.mouse.up();
  await expect(panel(page)).toContainText('By hand 2');
  expect(briefs[1]?.mood).toBe('sad');
  expect(briefs[1]?.target.valence).toBeCloseTo(0.1, 1);
  expect(briefs[1]?.target.energy).toBeCloseTo(0.25, 1);
});

test('length, lyrics, what to hear and how it gets there are set by hand', async ({ page }) => {
  const { briefs } = await converse(page);
  await summary(page).click();
  await card(page).getByRole('combobox', { name: 'How long' }).selectOption('1 hour');
  await expect(panel(page)).toContainText('By hand 1');
  await card(page).getByRole('checkbox', { name: 'Clean lyrics only' }).press('Space');
  await expect(panel(page)).toContainText('By hand 2');
  await card(page).getByRole('button', { name: 'New to me' }).click();
  await expect(panel(page)).toContainText('By hand 3');
  await card(page).getByRole('button', { name: 'Step by step, from how I feel' }).click();
  await expect(panel(page)).toContainText('By hand 4');
  expect(briefs.at(-1)).toMatchObject({
    length: { minutes: 60 },
    explicit: false,
    discovery: 'new',
    path: 'shift',
  });
});

test('where no music is found for a correction it says why, keeps the music and can try again', async ({
  page,
  watch,
}) => {
  watch.expectError(/./);
  await converse(page);
  await page.route(atPath(apiPaths.playlists), (route) => answerProblem(route, 'streaming_unavailable'));
  await summary(page).click();
  await removes(page, 'jazz').click();
  await expect(card(page)).toContainText('The music stays as it was. The music service is out of reach.');
  await expect(panel(page)).toContainText('Answer 2');
  await page.unroute(atPath(apiPaths.playlists));
  await page.route(atPath(apiPaths.playlists), (route) =>
    answer(route, { playlists: [fakePlaylist(1, { name: 'Found after all' })] }),
  );
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toContainText('Found after all');
});

test('on a phone it opens without pushing the music out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await converse(page);
  await openMusic(page);
  const heading = panel(page).getByRole('heading', { name: 'Calm Playlists' });
  await expect(panel(page).getByRole('link', { name: /Answer 2/ })).toBeVisible();
  // Where it stands counts, not where it passes while the panel comes in.
  await endMotion(page);
  const before = await heading.boundingBox();
  await summary(page)
    .tap()
    .catch(() => summary(page).click());
  await expect(card(page).getByRole('slider', { name: 'Mood of the music' })).toBeAttached();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByRole('link', { name: /Answer 2/ })).toBeInViewport();
  expect(await heading.boundingBox()).toEqual(before);
  await expect(summary(page)).toBeInViewport();
});

test('when it asks, the mood taken is a correction and no message', async ({ page }) => {
  const { briefs, messages } = await converse(page);
  await page.route(atPath(apiPaths.mood), (route) =>
    answer(
      route,
      fakeMoodAnswer('calm', { brief: first, asks: ['sad', 'calm'], botResponse: 'Which is it?' }),
    ),
  );
  await say(page, 'hm');
  const asks = page.getByRole('group', { name: 'Which is nearest?' });
  await expect(asks.getByRole('button')).toHaveText(['Sad', 'Calm']);
  await asks.getByRole('button', { name: 'Sad' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Sad Playlists' })).toBeVisible();
  expect(briefs.at(-1)).toMatchObject({ mood: 'sad' });
  expect(messages()).toBe(2);
  await expect(asks).toHaveCount(0);
});

test('the badge opens to the other moods, the likeliest first, and the one taken can be taken back', async ({
  page,
}) => {
  const { briefs, messages } = await converse(page);
  const badge = messageList(page).getByRole('button', { name: 'Calm, change the mood' });
  await expect(badge).toHaveCount(1);
  await badge.press('Enter');
  const menu = page.getByRole('group', { name: 'Is it another mood?' });
  await expect(menu.getByRole('button')).toHaveText(['Focus', 'Sad', 'Happy', 'Energetic', 'Calm']);
  await expect(menu.getByRole('button', { name: 'Focus' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(panel(page).getByRole('heading', { name: 'Sad Playlists' })).toBeVisible();
  await expect(messageList(page).getByText('Sad', { exact: true })).toBeVisible();
  expect(briefs).toMatchObject([{ mood: 'sad', wanted: second.wanted }]);
  expect(messages()).toBe(2);
  await expect(messageList(page).getByRole('button', { name: 'Sad, change the mood' })).toBeFocused();
  await card(page).getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Calm Playlists' })).toBeVisible();
  await expect(badge).toBeVisible();
});

test('the menu of the badge gives the focus back to it when Escape closes it', async ({ page }) => {
  await converse(page);
  const badge = messageList(page).getByRole('button', { name: 'Calm, change the mood' });
  await badge.press('Enter');
  const menu = page.getByRole('group', { name: 'Is it another mood?' });
  await expect(menu.getByRole('button', { name: 'Focus' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(badge).toBeFocused();
});

for (const { width, height } of [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 1280, height: 500 },
]) {
  test(`every other mood can be taken in a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await converse(page);
    await messageList(page).getByRole('button', { name: 'Calm, change the mood' }).click();
    const menu = page.getByRole('group', { name: 'Is it another mood?' });
    for (const name of ['Focus', 'Energetic', 'Calm']) {
      const mood = menu.getByRole('button', { name });
      await mood.focus();
      await expect(mood).toBeInViewport({ ratio: 0.95 });
    }
  });
}

test('a quick reply is sent at once, as the listener’s own words', async ({ page }) => {
  const { messages } = await converse(page);
  const replies = page.getByRole('group', { name: 'Say next' });
  await expect(replies.getByRole('button')).toHaveText(['more energy', 'no vocals', 'another one']);
  await replies.getByRole('button', { name: 'no vocals' }).click();
  await expect(messageList(page)).toContainText('Reply 3.');
  expect(messages()).toBe(3);
  await expect(messageList(page).getByText('no vocals', { exact: true }).first()).toBeVisible();
});

test.describe('for axe', () => {
  // Motion would let axe meet a text half faded in, whose contrast is nobody's choice.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the card is clean, closed and open', async ({ page }) => {
    // Two mixes stand above it, and axe reads all of them in every theme and width.
    test.slow();
    await converse(page);
    await expectNoFindings(page);
    await summary(page).click();
    await expect(card(page).getByRole('slider', { name: 'Mood of the music' })).toBeAttached();
    await expectNoFindings(page);
  });
});
