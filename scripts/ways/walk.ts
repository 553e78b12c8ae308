import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { axeFindings } from '../../e2e/accessibility-findings.ts';
import { projectRoot } from '../project-root.ts';
import { hiddenBy } from './in-sight.ts';

/** A window and what it stands for. */
export interface Size {
  name: string;
  width: number;
  height: number;
}

/** Zoomed in, a page has a window of fewer pixels. */
export const sizes: readonly Size[] = [
  { name: '360x640', width: 360, height: 640 },
  { name: '390x844', width: 390, height: 844 },
  { name: '844x390', width: 844, height: 390 },
  { name: '768x1024', width: 768, height: 1024 },
  { name: '1440x900', width: 1440, height: 900 },
  { name: '1920x1080', width: 1920, height: 1080 },
  { name: '1280x800-at-200', width: 640, height: 400 },
  { name: '1280x1024-at-400', width: 320, height: 256 },
];

/** One way through the product in one window: what was looked for, and what was not as it should be. */
export interface Walk {
  page: Page;
  context: BrowserContext;
  origin: string;
  /** A name for a listener of this walk alone. */
  name: string;
  /** So low that not even what belongs together fits. */
  isVeryLow: boolean;
  isPhone: boolean;
  /** Each part is whole in the window, under nothing and cut off by nothing; axe finds nothing; a picture is taken. */
  see(step: string, parts: Readonly<Record<string, Locator>>): Promise<void>;
  /** The same for what one scrolls to, one part after the other. */
  seeInTurn(step: string, parts: Readonly<Record<string, Locator>>): Promise<void>;
  /** Something that must hold. */
  check(step: string, holds: boolean, why: string): void;
  /** The same walk in another tab. */
  inTab(tab: Page): Walk;
}

const pictures = join(projectRoot, 'reports/ways');
export const pictureOf = (label: string, step: string): string =>
  join(pictures, `${label} ${step}.png`.replaceAll(/[^a-z0-9.]+/gi, '-'));
/** What comes in, or is scrolled to, is looked at when it has come. */
const settlesWithinMs = 4_000;

export function createWalk(
  { page, context, origin, name }: Pick<Walk, 'page' | 'context' | 'origin' | 'name'>,
  size: Size,
  label: string,
  findings: string[],
): Walk {
  mkdirSync(pictures, { recursive: true });
  const isVeryLow = size.height < 352;
  const look = async (step: string, parts: Readonly<Record<string, Locator>>, scrolls: boolean) => {
    for (const [what, part] of Object.entries(parts)) {
      const whole = part.first();
      await whole.waitFor({ timeout: 15_000 });
      if (scrolls) await whole.scrollIntoViewIfNeeded();
      const until = Date.now() + settlesWithinMs;
      let hidden = await hiddenBy(whole);
      while (hidden !== null && Date.now() < until) {
        await page.waitForTimeout(100);
        hidden = await hiddenBy(whole);
      }
      if (hidden !== null) findings.push(`${label} · ${step}: ${what} is not in sight: ${hidden}`);
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sideways > 0) findings.push(`${label} · ${step}: ${sideways} px wider than the window`);
    await page.screenshot({ path: pictureOf(label, step) });
    // What lies half under something fixed because the page is scrolled comes out of it with the next turn of the wheel.
    const isScrolled = await page.evaluate(() => window.scrollY > 0);
    for (const found of await axeFindings(page))
      if (!isScrolled || !found.includes('partially obscured'))
        findings.push(`${label} · ${step}: axe: ${found.replaceAll(/\s+/g, ' ')}`);
  };
  return {
    page,
    context,
    origin,
    name,
    isVeryLow,
    isPhone: size.width < 640 || (size.height < 480 && size.width < 1024),
    // In a very low window each part is scrolled to, and then has to be in sight.
    see: (step, parts) => look(step, parts, isVeryLow),
    seeInTurn: (step, parts) => look(step, parts, true),
    check(step, holds, why) {
      if (!holds) findings.push(`${label} · ${step}: ${why}`);
    },
    inTab: (tab) => createWalk({ page: tab, context, origin, name }, size, label, findings),
  };
}
