import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The least width and height of what a finger presses, in CSS pixels (WCAG 2.2, 2.5.5). */
const leastSize = 44;

/**
 * A browser lays out in 64ths of a pixel and answers with a difference of two floats, which may miss the last digit:
 * 43.99998 is 44, while 43.98 (a 64th less) is not.
 */
const inLayoutUnits = (pixels: number): number => Math.round(pixels * 64) / 64;

async function sizeOf(part: Locator): Promise<{ width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the screen.`);
  return { width: inLayoutUnits(box.width), height: inLayoutUnits(box.height) };
}

/** What is pressed is tall enough for a finger; a row may end where its words do. */
export async function expectFingerHigh(part: Locator): Promise<void> {
  expect((await sizeOf(part)).height).toBeGreaterThanOrEqual(leastSize);
}

/** What is pressed is as wide and as tall as a finger needs. */
export async function expectFingerSized(part: Locator): Promise<void> {
  const { width, height } = await sizeOf(part);
  expect(width).toBeGreaterThanOrEqual(leastSize);
  expect(height).toBeGreaterThanOrEqual(leastSize);
}
