import type { Locator, Page } from '@playwright/test';

/** Texts the specification fixes and several tests look for. */
export const greeting = "Hello! I'm your music mood assistant. How are you feeling today?";
export const failureReply = "Let's try that again - how are you feeling right now?";
export const headline = 'Your Mood, Your Music';
export const callToActionLabels = [
  'Let the Music Find You',
  'Tune Into Your Soul',
  'Echoes of You',
  'Resonate With Sound',
  'Sonic Enlightenment',
] as const;

/** The parts of the screens, found as a person or a screen reader finds them. */
export const header = (page: Page): Locator => page.getByRole('banner');
export const signInButton = (page: Page): Locator => header(page).getByRole('button', { name: 'Sign In' });
export const signOutButton = (page: Page): Locator => header(page).getByRole('button', { name: 'Sign out' });

/** What a phone's header holds in place of all that. */
export const accountButton = (page: Page): Locator => header(page).getByRole('button', { name: /^Account/ });
export const accountSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Account' });

/** Leaves by the header, at whatever size. */
export async function signOut(page: Page): Promise<void> {
  if (await accountButton(page).isVisible()) await accountButton(page).click();
  await signOutButton(page).click();
}

export const composer = (page: Page): Locator => page.getByPlaceholder("Tell me how you're feeling...");
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send' });
export const messageList = (page: Page): Locator => page.getByRole('log');

export const callToAction = (page: Page): Locator =>
  page.getByRole('link', { name: new RegExp(`^(${callToActionLabels.join('|')})$`) });

/** Types a message and sends it with Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu' });
export const sidebarToggle = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Collapse|Expand) sidebar$/ });
export const nowPlaying = (page: Page): Locator => page.getByRole('region', { name: 'Current track' });
/** The screen of what plays: its buttons stand in the page's main part, those of the bar beside it. */
export const playingScreen = (page: Page): Locator => page.getByRole('main');
export const queueRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Up next' }).getByRole('listitem');
export const panel = (page: Page): Locator => page.getByRole('complementary');
export const typingIndicator = (page: Page): Locator => page.getByTestId('typing-indicator');
export const moodsControl = (page: Page): Locator => page.getByRole('button', { name: 'Moods' });
export const surpriseControl = (page: Page): Locator => page.getByRole('button', { name: /surprise/i });

/** On a phone what was found stands behind this edge. */
export const musicEdge = (page: Page): Locator => page.getByRole('button', { name: /^Music found: / });

/** Whether the page shows itself as on a phone. */
export function isPhone(page: Page): boolean {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  return width < 640 || (height < 480 && width < 1024);
}

/** Puts what was found in sight, at whatever size. */
export async function openMusic(page: Page): Promise<void> {
  if (!isPhone(page) || (await musicEdge(page).getAttribute('aria-expanded')) === 'true') return;
  await musicEdge(page).click();
}

/** The bubble of the message that reads `text`. */
export const messageBubble = (page: Page, text: string): Locator =>
  messageList(page).getByText(text, { exact: true });
