import { apiPaths, type Command, type MoodAnswer } from '@attune/contract';
import type { Page } from '@playwright/test';
import { answer, atPath, fakeMoodAnswer } from '../fake-answers.ts';
import { expect, test } from '../fixtures.ts';
import { composer, messageList, openMusic, panel, say, typingIndicator } from '../screens.ts';

const card = (page: Page) => page.getByRole('region', { name: 'What was heard' });
const summary = (page: Page) => card(page).getByRole('button').first();
const undo = (page: Page) => card(page).getByRole('button', { name: 'Undo' });
const heard = async (page: Page): Promise<string> => (await summary(page).textContent()) ?? '';

const messages = [
  'rough day at work, something calm',
  'soft piano please',
  'no drums',
  'a bit calmer',
  'one hour',
  'clean versions only',
];

/** Says it by keyboard, and waits for the answer. */
async function tell(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(messageList(page)).toContainText(text);
  await expect(typingIndicator(page)).toBeHidden();
  await expect(composer(page)).toBeFocused();
}

/** What was heard after each of the six messages. */
async function refine(page: Page): Promise<string[]> {
  const steps: string[] = [];
  await composer(page).focus();
  for (const message of messages) {
    await tell(page, message);
    steps.push(await heard(page));
  }
  expect(new Set(steps).size).toBe(messages.length);
  return steps;
}

/** Moves the focus back with the keyboard until it stands on a button of that name. */
async function tabBackTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 15; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
  }
  throw new Error(`${name} was not reached by keyboard.`);
}

test('a conversation of six turns is taken back to its first by keyboard alone', async ({
  signedInPage: page,
}) => {
  const steps = await refine(page);
  await tell(page, 'undo');
  await expect(summary(page)).toContainText('60 minutes');
  await tabBackTo(page, 'Undo');
  for (let back = 4; back > 0; back -= 1) await page.keyboard.press('Enter');
  await expect(undo(page)).toHaveCount(0);
  expect(steps[0]).toContain('work stress');
  await expect(summary(page)).toContainText('work stress');
  for (const gone of ['piano', '60 minutes', 'clean lyrics'])
    await expect(summary(page).locator('.brief-word:not(:has(s))', { hasText: gone })).toHaveCount(0);
});

test('on a phone, a reload in the middle keeps the brief, its undo and the music', async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await refine(page);
  await openMusic(page);
  const lists = await panel(page).getByRole('link').allTextContents();
  await page.reload();
  await expect(summary(page)).toContainText('clean lyrics');
  await expect(panel(page).getByRole('link').first()).toBeVisible();
  expect(await panel(page).getByRole('link').allTextContents()).toEqual(lists);
  await undo(page).click();
  await expect(summary(page).locator('.brief-word:not(:has(s))', { hasText: 'clean lyrics' })).toHaveCount(0);
  await expect(summary(page)).toContainText('60 minutes');
  await say(page, 'more upbeat');
  await expect(messageList(page)).toContainText('more upbeat');
  await expect(typingIndicator(page)).toBeHidden();
  await expect(summary(page)).toContainText('60 minutes');
});

test('a second tab has a conversation of its own, and a correction there changes nothing here', async ({
  signedInPage: page,
  context,
}) => {
  await say(page, 'calm evening with jazz');
  await expect(summary(page)).toContainText('jazz');
  const before = await heard(page);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await say(second, 'calm evening with piano');
  await summary(second).click();
  await card(second)
    .getByRole('button', { name: /^Remove: piano/ })
    .click();
  await expect(summary(second).locator('.brief-word:not(:has(s))', { hasText: 'piano' })).toHaveCount(0);
  await page.reload();
  await expect(summary(page)).toBeVisible();
  expect(await heard(page)).toBe(before);
});

test('a brief changed in storage is refused by its field, and nothing that was written is lost', async ({
  signedInPage: page,
}) => {
  await say(page, 'calm evening with jazz');
  await expect(summary(page)).toContainText('jazz');
  await composer(page).fill('half a thought');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(sessionStorage)) {
      if (!key.startsWith('attune_conversation')) continue;
      const stored = JSON.parse(value);
      stored.turns[0].end.answer.brief.target.valence = 7;
      sessionStorage.setItem(key, JSON.stringify(stored));
    }
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('brief.target.valence');
  await expect(messageList(page)).toContainText('calm evening with jazz');
  await expect(composer(page)).toHaveValue('half a thought');
  await expect(card(page)).toHaveCount(0);
  await say(page, 'calm again');
  await expect(summary(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a brief changed on the wire is refused by its field, and the words can be sent without it', async ({
  signedInPage: page,
  watch,
}) => {
  watch.expectError(/./);
  await say(page, 'calm evening with jazz');
  await expect(summary(page)).toContainText('jazz');
  await page.route(atPath(apiPaths.mood), (route) => {
    const body = route.request().postDataJSON();
    if (body.brief) body.brief.discovery = 'sideways';
    return route.continue({ postData: JSON.stringify(body) });
  });
  await say(page, 'something happy');
  await expect(messageList(page)).toContainText('brief.discovery');
  await expect(messageList(page)).toContainText('something happy');
  await page.getByRole('button', { name: 'Send without it' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Happy Playlists' })).toBeVisible();
  await expect(messageList(page)).not.toContainText('brief.discovery');
});

test('a song that is named is looked for and played, and commands reach the player', async ({
  signedInPage: page,
}) => {
  const commands: Command[] = [];
  await page.route(atPath(apiPaths.mood), (route) => {
    const [command] = commands.splice(0, 1);
    const said: Partial<MoodAnswer> = {
      botResponse: `As you say, ${command?.action}.`,
      playlists: [],
      intent: 'play',
      keepsMusic: true,
    };
    return answer(route, fakeMoodAnswer('calm', { ...said, ...(command && { command }) }));
  });
  const bar = page.getByRole('complementary', { name: 'Player' });
  const order = async (command: Command) => {
    commands.push(command);
    await say(page, 'do it');
    await expect(messageList(page)).toContainText(`As you say, ${command.action}.`);
  };
  await page.waitForLoadState('networkidle');
  await order({ action: 'next' });
  await expect(messageList(page)).toContainText('Nothing is open in the player here yet.');
  await order({ action: 'play', query: 'Eel Weather Halden Weir' });
  await expect(messageList(page)).toContainText('Playing: Eel Weather, Halden Weir');
  const pause = bar.getByRole('button', { name: 'Pause', exact: true });
  await expect(pause).toBeVisible({ timeout: 15_000 });
  await order({ action: 'pause' });
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await order({ action: 'resume' });
  await expect(pause).toBeVisible();
  await order({ action: 'play', query: 'zzyzx quuxly' });
  await expect(messageList(page)).toContainText('The music service has nothing called “zzyzx quuxly”.');
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`a conversation that was cleared can be had back without a search at ${size.width} × ${size.height}`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize(size);
    await say(page, 'something calm');
    await page.getByRole('button', { name: /^Play all/ }).click();
    await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear conversation' }).click();
    const back = page.getByRole('status').getByRole('button', { name: 'Undo' });
    await expect(page.getByText('Keep your conversations on this device')).toBeAttached();
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click();
    await expect(messageList(page)).toContainText('something calm');
  });
}
