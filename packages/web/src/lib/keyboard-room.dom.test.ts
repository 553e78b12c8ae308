import { expect, test } from 'vitest';
import { keepRoomForKeyboard } from './keyboard-room.ts';

function setUp() {
  const visible = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  const root = document.createElement('div');
  const stop = keepRoomForKeyboard({ innerHeight: 800, visualViewport: visible as never }, root);
  return {
    stop,
    room: () => root.style.getPropertyValue('--keyboard-room'),
    show: (changes: Partial<Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>>, event = 'resize') => {
      Object.assign(visible, changes);
      visible.dispatchEvent(new Event(event));
    },
  };
}

test('what the keyboard covers is kept free, and given back when it goes', () => {
  const { room, show } = setUp();
  expect(room()).toBe('');
  show({ height: 480.4 });
  expect(room()).toBe('320px');
  // The browser has moved the page under it.
  show({ offsetTop: 120 }, 'scroll');
  expect(room()).toBe('200px');
  show({ height: 800, offsetTop: 0 });
  expect(room()).toBe('');
});

test('a page that is zoomed in by hand has no keyboard for that', () => {
  const { room, show } = setUp();
  show({ height: 400, scale: 2 });
  expect(room()).toBe('');
});

test('stopped, it keeps nothing and follows no more', () => {
  const { stop, room, show } = setUp();
  show({ height: 480 });
  stop();
  expect(room()).toBe('');
  show({ height: 300 });
  expect(room()).toBe('');
});

test('a browser without a visual viewport needs nothing of it', () => {
  const root = document.createElement('div');
  keepRoomForKeyboard({ innerHeight: 800, visualViewport: null }, root)();
  expect(root.getAttribute('style')).toBeNull();
});
