import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conductor } from '../conductor/conductor.ts';
import { storageOver } from '../session/page-storage.ts';
import { setKeysOn } from './keys.ts';
import { attendShortcuts, type ShortcutParts } from './shortcuts.ts';

let status = 'playing';
let ending: AbortController;
const stored = new Map<string, string>();
const storage = storageOver(stored);
const called: string[] = [];
const note = (what: string) => async () => void called.push(what);
const conductor = {
  view: () => ({ status, volume: 0.5, durationMs: 60_000 }) as ReturnType<Conductor['view']>,
  positionMs: () => 10_000,
  seek: note('seek'),
  toggle: note('toggle'),
  toggleMute: note('mute'),
  next: note('next'),
  previous: note('previous'),
  setVolume: () => void called.push('volume'),
};

function attend(more: Partial<ShortcutParts> = {}): void {
  attendShortcuts({
    conductor,
    openShortcuts: () => void called.push('list'),
    toggle: document.querySelector('#keys'),
    storage,
    reportFailure: vi.fn(),
    signal: ending.signal,
    ...more,
  });
}

/** Presses it on `selector`, and says whether the page kept the key for itself. */
function press(key: string, selector = 'body', how: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  status = 'playing';
  stored.clear();
  called.length = 0;
  ending = new AbortController();
  document.body.innerHTML = `<input id="text"><textarea></textarea><select></select><div contenteditable="true"></div>
    <input type="range"><div popover="auto"><button>In a menu</button></div><div role="dialog"><a href="#x">In a sheet</a></div>
    <dialog><input id="keys" type="checkbox"></dialog>`;
});
afterEach(() => ending.abort());

test('N plays the next track and P the one before, from the page and from a slider', () => {
  attend();
  for (const key of ['n', 'N', 'p', 'P']) expect(press(key)).toBe(true);
  expect(called).toEqual(['next', 'next', 'previous', 'previous']);
  press('n', '[type=range]');
  expect(called.at(-1)).toBe('next');
});

test('a key held down moves on once', () => {
  attend();
  press('n');
  press('n', 'body', { repeat: true });
  press('p', 'body', { repeat: true });
  expect(called).toEqual(['next']);
});

test.each(['#text', 'textarea', 'select', '[contenteditable]', '[popover] button', '[role=dialog] a'])(
  'every key waits in %s',
  (selector) => {
    attend();
    for (const key of ['n', 'p', 'm', '?', ' ', 'ArrowLeft']) expect(press(key, selector)).toBe(false);
    expect(called).toEqual([]);
  },
);

test('every key waits with a modifier, and under an open dialog', () => {
  attend();
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    for (const key of ['n', 'p', 'm']) expect(press(key, 'body', how)).toBe(false);
  document.querySelector('dialog')?.setAttribute('open', '');
  for (const key of ['n', 'p', 'm', '?']) expect(press(key)).toBe(false);
  expect(called).toEqual([]);
});

test('with nothing to play only the list is shown', () => {
  status = 'empty';
  attend();
  for (const key of ['n', 'p', ' ']) expect(press(key)).toBe(false);
  press('?');
  expect(called).toEqual(['list']);
});

test('the switch turns them off and on again, from the list of keys and from elsewhere on the page', () => {
  attend();
  const toggle = document.querySelector<HTMLInputElement>('#keys');
  expect(toggle?.checked).toBe(true);
  toggle?.click();
  expect(press('n')).toBe(false);
  setKeysOn(storage, true);
  expect(toggle?.checked).toBe(true);
  expect(press('n')).toBe(true);
  setKeysOn(storage, false);
  expect(toggle?.checked).toBe(false);
  expect(press('p')).toBe(false);
  expect(called).toEqual(['next']);
});

test('what was switched off stays off with the next player, and a browser that keeps nothing has them on', () => {
  stored.set('attune.player.keys', 'off');
  attend();
  expect(press('n')).toBe(false);
  expect(document.querySelector<HTMLInputElement>('#keys')?.checked).toBe(false);
  ending.abort();
  ending = new AbortController();
  const refuse = () => {
    throw new Error('The browser keeps nothing');
  };
  attend({ storage: { getItem: refuse, setItem: refuse } });
  expect(press('n')).toBe(true);
  document.querySelector<HTMLInputElement>('#keys')?.click();
  expect(press('n')).toBe(false);
});
