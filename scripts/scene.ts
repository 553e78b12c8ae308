import { apiPaths, type Installation, type ProblemCode } from '@attune/contract';
import type { Page, Route } from '@playwright/test';
import { answer, answerProblem, atPath } from '../e2e/fake-answers.ts';

/** One state of one screen, and how to bring it about. */
export type Scene = {
  /** Names the picture. */
  name: string;
  path: string;
  isSignedIn?: boolean;
  /** A conversation of this listener is already there, as after a reload. */
  hasConversation?: boolean;
  /** The whole page rather than what the window shows. */
  isWholePage?: boolean;
  /** Widths in pixels below or from which the state exists. */
  belowPx?: number;
  fromPx?: number;
  /** Before the page is opened: answers that are not the real ones. */
  arrange?: (page: Page) => Promise<void>;
  /** After it has settled. */
  act?: (page: Page) => Promise<void>;
};

export const forever = () => new Promise<void>(() => {});
export async function on(page: Page, path: string, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.route(atPath(path), respond);
}
export const refuse = (path: string, code: ProblemCode) => (page: Page) =>
  on(page, path, (route) => answerProblem(route, code));
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** On a phone what was found stands behind an edge above the input. */
export async function openFound(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 640) await press(/^Music found/)(page);
}

export const installationWith = (overrides: Partial<Installation>) => (page: Page) =>
  on(page, apiPaths.installation, async (route) => {
    const real = (await (await route.fetch()).json()) as Installation;
    await answer(route, { ...real, ...overrides });
  });

/** A blank picture of the size and shape a full logo has, since the real one is not ours to ship. */
const placeholderLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 30"><rect width="100" height="30" fill="gray"/></svg>';

export const atSpotify = (logo?: string) => async (page: Page) => {
  const streaming: Installation['streaming'] = {
    name: 'Spotify',
    runs: 'elsewhere',
    isCredited: true,
    capabilities: { playback: 'embed', devices: 'remote', history: 'recent', search: 'on-enter' },
    embed: 'open.spotify.com/embed',
    ...(logo && { logo }),
  };
  await installationWith({ streaming })(page);
  if (logo) {
    await on(page, logo, (route) => route.fulfill({ contentType: 'image/svg+xml', body: placeholderLogo }));
  }
};
