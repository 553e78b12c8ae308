import type { Locator, Page } from '@playwright/test';
import {
  accountButton,
  accountSheet,
  composer,
  header,
  messageList,
  musicEdge,
  panel,
  sendButton,
  typingIndicator,
} from '../../e2e/screens.ts';
import { agree } from '../product-visit.ts';
import type { Walk } from './walk.ts';

const player = (page: Page): Locator => page.getByRole('complementary', { name: 'Player' });
const mix = (page: Page): Locator => messageList(page).getByRole('article', { name: /^Mix/ }).last();
const rows = (page: Page): Locator => mix(page).getByRole('listitem');
const play = (page: Page): Locator =>
  mix(page)
    .getByRole('button', { name: /^Play / })
    .first();
const newest = (page: Page): Locator => messageList(page).locator('[data-author]').last();

async function arrive({ page, origin, name }: Walk): Promise<void> {
  await agree(page, origin, name);
}

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await typingIndicator(page).waitFor({ state: 'detached' });
}

async function mixIsThere(page: Page): Promise<void> {
  await mix(page).and(page.locator('[aria-busy="false"]')).waitFor();
}

async function listen({ page }: Walk, text: string): Promise<void> {
  await say(page, text);
  await mixIsThere(page);
  await play(page).click();
  await player(page).getByRole('button', { name: 'Pause', exact: true }).waitFor();
}

/** Header, input and player, as they stand beside the conversation. */
const docked = (page: Page) => ({
  'the input': composer(page),
  Send: sendButton(page),
  'the player': player(page),
});

async function newOnTheLandingPage({ page, origin, name, see }: Walk): Promise<void> {
  await page.goto(origin);
  const card = page.getByRole('region', { name: 'Try it' });
  await card.getByRole('textbox').scrollIntoViewIfNeeded();
  await see('arrives', { 'the input': card.getByRole('textbox'), 'the sign-in': header(page) });
  await card.getByRole('textbox').fill('long week, I need something calm and slow');
  await card.getByRole('button', { name: 'Send' }).click();
  const field = card.getByRole('textbox', { name: 'Keep this? Type a name' });
  await see('is answered', {
    'what is heard': card.getByRole('button', { name: /^(Stop|Hear) / }),
    'the field for a name': field,
    'the button': page.getByRole('button', { name: 'Keep it' }),
  });
  await field.fill(name);
  await field.press('Enter');
  await page.waitForURL('**/dashboard');
  await mixIsThere(page);
  await see('is in the conversation', { 'the input': composer(page), 'the first track': play(page) });
}

async function withOneHand(walk: Walk): Promise<void> {
  const { page, isPhone, see, check } = walk;
  await arrive(walk);
  await listen(walk, 'first warm evening, walking home');
  await see('listens', docked(page));
  if (!isPhone) return;
  check('listens', (await player(page).boundingBox())?.height === 56, 'the mini player is not 56 px high');
  await musicEdge(page).click();
  const list = panel(page).getByRole('button', { name: /^(Play|Pause) / });
  await see('pulls the music up', { 'what was found': list });
  await page.keyboard.press('Escape');
  await see('puts it away', { 'the input': composer(page) });
  await accountButton(page).click();
  await see('opens the account', {
    'the sheet': accountSheet(page).getByRole('heading', { name: 'Account' }),
  });
  await page.goBack();
  await player(page).getByRole('link').first().click();
  await page.waitForURL('**/now-playing');
  await see('opens what plays', {
    'the way back': page.getByRole('button', { name: 'Close' }),
    'what works it': page.getByRole('button', { name: 'Pause', exact: true }),
  });
  await page.goBack();
  await see('is back', docked(page));
}

async function byKeyboardAlone(walk: Walk): Promise<void> {
  const { page, see, check } = walk;
  await arrive(walk);
  await page.reload();
  await composer(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  check(
    'skips to the message',
    await composer(page).evaluate((e) => e === document.activeElement),
    'not there',
  );
  await page.keyboard.type('rainy afternoon with a book');
  await page.keyboard.press('Enter');
  await mixIsThere(page);
  await play(page).focus();
  await page.keyboard.press('Enter');
  await player(page).waitFor();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = page.locator('*:focus');
    if ((await focus.count()) === 0) continue;
    await page.waitForTimeout(40);
    const isUnder = await focus.evaluate((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      if (width === 0 || bottom < 0 || top > window.innerHeight) return `at ${top} to ${bottom}`;
      const there = document.elementFromPoint(
        (left + right) / 2,
        (Math.max(0, top) + Math.min(window.innerHeight, bottom)) / 2,
      );
      const isSeen = there !== null && (element.contains(there) || there.contains(element));
      const label = element.closest('label');
      return isSeen || label?.contains(there) ? null : `under ${there?.outerHTML.slice(0, 90)}`;
    });
    if (isUnder === null) continue;
    check(
      'tabs',
      false,
      `${(await focus.evaluate((e) => e.outerHTML)).slice(0, 90)} has the focus ${isUnder}`,
    );
  }
  await composer(page).focus();
  await see('is back at the message', { 'the input': composer(page) });
}

async function byScreenReader(walk: Walk): Promise<void> {
  const { page, check, see } = walk;
  await arrive(walk);
  await listen(walk, 'need to focus for an hour');
  const heard = (words: RegExp) =>
    page.locator('[role="status"], [aria-live="polite"]').filter({ hasText: words }).first();
  check('hears', (await heard(/playlists?\b.*[:.]/).count()) > 0, 'nothing says what came');
  check('hears', (await heard(/^Now playing: /).count()) > 0, 'nothing says what plays');
  await see('listens', docked(page));
}

async function grievingAtNight(walk: Walk): Promise<void> {
  const { page, see, check } = walk;
  await arrive(walk);
  await say(page, 'my father died and I cannot stop crying');
  const words = (await newest(page).textContent()) ?? '';
  check('is answered', !/\bhappy|awesome|\bgreat (?!loss)/i.test(words), `the reply is "${words}"`);
  // Where not all of it fits, the first tracks count more than the words.
  await see('is answered', { 'the input': composer(page), 'the first track': play(page) });
  await say(page, 'I want to die');
  await see('is in danger', {
    'who to talk to': page.locator('.care-way').first(),
    'the emergency number': page.locator('.care-way').last(),
    'the input': composer(page),
  });
}

/** `1 h 58` in minutes, `56 min` too. */
function minutesOf(words: string | undefined): number {
  const [, hours = '0', minutes = '0'] = /(?:(\d+) h )?(\d+)(?: min)?/.exec(words ?? '') ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** An asked length may be missed by the half of a song. */
const nearTwoHours = (minutes: number): boolean => minutes >= 117 && minutes <= 123;

async function twoHoursOfWork(walk: Walk): Promise<void> {
  const { page, see, seeInTurn, check } = walk;
  await arrive(walk);
  await listen(walk, 'two hours of music without words for work');
  const words = (await mix(page).textContent()) ?? '';
  const length = /\d+ tracks · ((?:\d+ h )?\d+(?: min)?)/.exec(words)?.[1];
  check(
    'asks',
    nearTwoHours(minutesOf(length)),
    `the mix is not of two hours: ${length ?? words.slice(0, 80)}`,
  );
  await see('listens', docked(page));
  const queue = player(page).getByRole('button', { name: 'Queue' });
  if (await queue.isVisible()) await queue.click();
  else await player(page).getByRole('link').first().click();
  const left = page.getByText(/^(\d+ h )?\d+( min)? left$/).filter({ visible: true });
  await seeInTurn('reads what is left', { 'what is left': left });
  const said = (await left.first().textContent()) ?? '';
  check('reads what is left', nearTwoHours(minutesOf(said)), `it says "${said}"`);
}

async function inFragments(walk: Walk): Promise<void> {
  const { page, see, check } = walk;
  await arrive(walk);
  for (const text of ['sad', 'no vocals', 'calmer', 'other ones']) {
    await say(page, text);
    await mixIsThere(page);
    await see(`says ${text}`, { 'the input': composer(page), 'the first track': rows(page).first() });
  }
  const title = () => page.evaluate(() => navigator.mediaSession.metadata?.title ?? '');
  const playFirst = rows(page)
    .first()
    .getByRole('button', { name: /^Play / });
  const first = (await playFirst.getAttribute('aria-label'))?.replace(/^Play /, '') ?? '';
  await say(page, 'play the first one');
  await player(page).getByRole('button', { name: 'Pause', exact: true }).waitFor();
  const begun = await title();
  check('says play the first one', begun === first, `"${begun}" plays, and not "${first}"`);
  await see('says play the first one', docked(page));
  await say(page, 'skip');
  await page
    .waitForFunction((before) => navigator.mediaSession.metadata?.title !== before, begun, { timeout: 5_000 })
    .catch(() => check('says skip', false, `"${begun}" plays on`));
  await see('says skip', docked(page));
  await say(page, 'pause');
  await player(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
  await see('says pause', docked(page));
}

const screens = [
  '/settings',
  '/playlists',
  '/liked',
  '/search',
  '/radio',
  '/profile',
  '/now-playing',
  '/terms',
  '/privacy',
  '/no-such-page',
];

async function throughTheScreens(walk: Walk): Promise<void> {
  const { page, origin, see, check } = walk;
  await arrive(walk);
  await listen(walk, 'something warm');
  for (const path of screens) {
    await page.goto(`${origin}${path}`);
    await see(`opens ${path.slice(1)}`, { 'the heading': page.getByRole('heading', { level: 1 }) });
  }
  await page.goto(`${origin}/dashboard`);
  await composer(page).waitFor();
  const taken = await page.evaluate(() => {
    const room = getComputedStyle(document.documentElement).getPropertyValue('--player-room');
    const { top, bottom } = document.querySelector('header')?.getBoundingClientRect() ?? {
      top: 0,
      bottom: 0,
    };
    const isFixed = getComputedStyle(document.querySelector('header') ?? document.body).position !== 'static';
    return (isFixed ? bottom - top : 0) + (Number.parseFloat(room) || 0);
  });
  const height = page.viewportSize()?.height ?? 0;
  check('is back', taken <= height / 2, `header and player take ${taken} of ${height} px`);
}

/** What the greeting has to begin with at this hour of the browser's clock. */
function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 22) return 'Still awake';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** A tab of the next day: all but its clock is as it was left. */
async function tabOfTomorrow({ context, origin }: Walk): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    const Today = Date;
    const dayMs = 86_400_000;
    class Tomorrow extends Today {
      constructor(...parts: [] | [number]) {
        if (parts.length === 0) super(Today.now() + dayMs);
        else super(...parts);
      }
      static override now() {
        return Today.now() + dayMs;
      }
    }
    window.Date = Tomorrow as DateConstructor;
  });
  await tab.goto(`${origin}/dashboard`);
  await composer(tab).waitFor();
  return tab;
}

async function theNextDay(walk: Walk): Promise<void> {
  const { page, context, origin, name } = walk;
  await arrive(walk);
  await listen(walk, 'slow breakfast');
  await page.waitForTimeout(1_500);
  const second = await context.newPage();
  await second.goto(`${origin}/dashboard`);
  await walk.inTab(second).see('opens a second tab', {
    'where it plays': second.getByRole('region', { name: 'Playing in another tab' }),
    'the input': composer(second),
  });
  // Asked once, on coming back to an empty conversation.
  await walk.inTab(second).seeInTurn('is asked', {
    'the question': second.getByRole('button', { name: 'Keep them' }),
  });
  await second.getByRole('button', { name: 'Keep them' }).click();
  await say(second, 'snow outside, tea inside');
  await mixIsThere(second);
  await second.waitForTimeout(500);
  await second.close();
  await page.close();

  const tab = await tabOfTomorrow(walk);
  const { see, seeInTurn, check } = walk.inTab(tab);
  const hour = await tab.evaluate(() => new Date().getHours());
  const greeting = tab.getByText(new RegExp(`^${greetingAt(hour)}, ${name}[.?]$`));
  const strip = tab.getByRole('region', { name: 'Where you left off' });
  const goOn = strip.getByRole('button', { name: /^Go on with / });
  await see('comes back', { 'the greeting': greeting, 'the way to go on': goOn, 'the input': composer(tab) });
  const starters = tab.getByText('Or begin with one of these').locator('xpath=..').getByRole('button');
  check('comes back', (await starters.count()) === 3, `there are ${await starters.count()} starters`);
  const earlier = tab.getByRole('region', { name: 'Earlier conversations' });
  const tea = earlier.getByRole('button', { name: /^Go on with “snow outside, tea inside”, yesterday at / });
  await seeInTurn('looks for yesterday', {
    'the first starter': starters.first(),
    'the last starter': starters.last(),
    'yesterday’s conversation': tea,
  });
  await goOn.click();
  await player(tab).getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await seeInTurn('goes on', docked(tab));
  await tea.click();
  const said = messageList(tab).getByText('snow outside, tea inside', { exact: true });
  await said.waitFor();
  await see('is in yesterday’s conversation', docked(tab));
}

async function withoutANetwork(walk: Walk): Promise<void> {
  const { page, context, see, check } = walk;
  await arrive(walk);
  await listen(walk, 'calm evening');
  // It slows: nothing comes back any more.
  const held: (() => Promise<void>)[] = [];
  await page.route('**/api/mood', (route) => void held.push(() => route.abort()));
  await composer(page).fill('something with a piano');
  await composer(page).press('Enter');
  await see('waits', {
    'that it still looks': messageList(page).getByText('Still looking…').last(),
    'the way out': messageList(page).getByRole('button', { name: 'Stop' }),
  });
  await messageList(page).getByRole('button', { name: 'Stop' }).click();
  await typingIndicator(page).waitFor({ state: 'detached' });
  const again = messageList(page).getByRole('button', { name: 'Try again' });
  await see('has stopped', { 'the input': composer(page), 'the way to ask again': again });
  await page.unroute('**/api/mood');
  await Promise.all(held.map((release) => release().catch(() => undefined)));
  const answers = messageList(page).locator('[data-author=assistant]');
  const before = await answers.count();
  await again.click();
  await again.waitFor({ state: 'detached' });
  await typingIndicator(page).waitFor({ state: 'detached' });
  await mixIsThere(page);
  check('asks again', (await answers.count()) >= before, 'the answer did not take its place');
  // It drops, and comes back.
  await context.setOffline(true);
  const strip = page.getByText(/^No connection/);
  await see('is cut off', { 'the word of it': strip, ...docked(page) });
  await composer(page).fill('a little livelier');
  await composer(page).press('Enter');
  await see('writes all the same', { 'the input': composer(page), 'the word of it': strip });
  const answered = await answers.count();
  await context.setOffline(false);
  await strip.waitFor({ state: 'detached', timeout: 20_000 });
  await messageList(page)
    .getByText(/cannot be reached/)
    .waitFor({ state: 'detached', timeout: 20_000 });
  await typingIndicator(page).waitFor({ state: 'detached' });
  await mixIsThere(page);
  check('is back', (await answers.count()) >= answered, 'the message did not go out');
  await see('is back', docked(page));
}

/** The ten ways in which people were seen to use it. */
export const ways: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  'new on the landing page': newOnTheLandingPage,
  'with one hand': withOneHand,
  'by keyboard alone': byKeyboardAlone,
  'by screen reader': byScreenReader,
  'grieving at night': grievingAtNight,
  'two hours of work': twoHoursOfWork,
  'in fragments': inFragments,
  'through the screens': throughTheScreens,
  'the next day': theNextDay,
  'without a network': withoutANetwork,
};
