import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conductor } from '../conductor/conductor.ts';
import type { View } from '../conductor/view.ts';
import { namedTrack } from '../testing/named-track.ts';
import type { Track } from '../track.ts';
import { showBar } from './bar.ts';

const recorded = (isSeekable: boolean): Track => ({
  ...namedTrack('one'),
  recording: { url: '/recording/one', gainDb: 0, isSeekable },
});

let view: View;
let changed: () => void;
let bar: ReturnType<typeof showBar>;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  view = {
    status: 'playing',
    isPlayingElsewhere: false,
    track: recorded(true),
    durationMs: 120_000,
    queue: [],
    at: 0,
    source: null,
    volume: 0.8,
    muted: false,
    shuffle: false,
    repeat: 'off',
    isUnreported: false,
  };
  const conductor = {
    view: () => view,
    positionMs: () => 10_000,
    readSignal: vi.fn(),
    subscribe: (listener: () => void) => {
      changed = listener;
      return vi.fn();
    },
  };
  bar = showBar({
    conductor: conductor as unknown as Conductor,
    host: document.body,
    base: '/local',
    fallbackCover: '/none.svg',
    opensTabs: false,
    onClose: null,
    screen: null,
    reportFailure: vi.fn(),
  });
});
afterEach(() => {
  bar.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const position = () => bar.element.querySelector<HTMLInputElement>('[aria-label="Position"]');
const note = () => bar.element.querySelector('[role="status"]')?.textContent;

async function show(changes: Partial<View>): Promise<void> {
  view = { ...view, ...changes };
  changed();
  await Promise.resolve();
}

test('what is converted as it plays has a position that is shown, and the bar says why nobody can set it', async () => {
  expect([position()?.disabled, note()]).toEqual([false, '']);
  await show({ track: recorded(false) });
  expect([position()?.disabled, note()]).toEqual([
    true,
    'Converted as it plays, so it cannot be skipped through.',
  ]);
  await show({ track: namedTrack('composed') });
  expect([position()?.disabled, note()]).toEqual([false, '']);
});

test('a track that was passed over is named while the one after it plays', async () => {
  await show({ passedOver: 'Nightboat' });
  expect(note()).toBe('“Nightboat” could not be played and was passed over.');
  await show({ passedOver: undefined });
  expect(note()).toBe('');
});

test('a file that does not sound is no fault of the browser alone', async () => {
  await show({ status: 'failed' });
  expect(note()).toBe('This file is gone, or this browser cannot play it.');
  await show({ track: namedTrack('composed') });
  expect(note()).toBe('This browser could not make the sound.');
});

test('what plays elsewhere is said before that it cannot be skipped through', async () => {
  await show({ track: recorded(false), status: 'elsewhere', isPlayingElsewhere: true });
  expect(position()?.disabled).toBe(true);
  expect(note()).toMatch(/another tab/);
});

test('a name that is written from right to left leaves the time that is left its place', async () => {
  await show({ track: { ...recorded(true), artist: 'להקת הגשר' } });
  const artist = bar.element.querySelector('[data-show="artist"]');
  expect([artist?.textContent, artist?.tagName]).toEqual(['להקת הגשר', 'BDI']);
});
