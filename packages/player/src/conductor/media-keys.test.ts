import { expect, test } from 'vitest';
import { createListener } from '../testing/open-window.ts';
import { playlists } from '../testing/sequence.ts';

/** A window that has sounded and rests, as the music went to another browser and has come 8 seconds far there. */
async function setUp() {
  const listener = createListener(playlists);
  const window = listener.openWindow('window');
  const phone = listener.openWindow('phone', { browser: 'another' });
  await window.conductor.start('playlist', 'evening', 0);
  await listener.pass(4);
  await phone.conductor.start('playlist', 'noon', 0);
  await listener.pass(8);
  return { ...listener, window, phone };
}

test('the key for playing plays what the bar shows, though the window has played something else before', async () => {
  const { window, phone, settle, pass, says } = await setUp();
  expect([window.shows(), window.heard()]).toEqual(['elsewhere x 0:08', 'silence']);
  window.keys()?.play();
  await settle();
  expect([window.shows(), window.heard(), says()]).toEqual([
    'playing x 0:08',
    'x 0:08',
    'playing x 0:08 by window',
  ]);
  await pass(2);
  expect(phone.heard()).toBe('silence');
});

test('the keys for skipping go on in what the bar shows', async () => {
  const { window, settle } = await setUp();
  window.keys()?.next();
  await settle();
  expect([window.shows(), window.heard()]).toEqual(['playing y 0:00', 'y 0:00']);
  window.keys()?.previous();
  await settle();
  expect([window.shows(), window.heard()]).toEqual(['playing x 0:00', 'x 0:00']);
});

test('the keys for seeking seek in what the bar shows', async () => {
  const { window, settle } = await setUp();
  window.keys()?.seekBy(10_000);
  await settle();
  expect([window.shows(), window.heard()]).toEqual(['playing x 0:18', 'x 0:18']);
  window.keys()?.seekTo(5000);
  await settle();
  expect([window.shows(), window.heard()]).toEqual(['playing x 0:05', 'x 0:05']);
});

test('the key for pausing leaves alone what plays elsewhere, and playing and pausing twice does no more than once', async () => {
  const { window, phone, settle } = await setUp();
  window.keys()?.pause();
  await settle();
  expect([window.shows(), phone.heard()]).toEqual(['elsewhere x 0:08', 'x 0:08']);
  window.keys()?.play();
  await settle();
  window.keys()?.play();
  await settle();
  expect(window.heard()).toBe('x 0:08');
  window.keys()?.pause();
  window.keys()?.pause();
  await settle();
  expect([window.shows(), window.heard()]).toEqual(['paused x 0:08', 'silence']);
});

test('keys that are pressed while another queue is fetched hold for it', async () => {
  const { window, service, settle } = await setUp();
  const letGo = service.hold('queue');
  const starting = window.conductor.start('playlist', 'evening', 0);
  await settle();
  window.keys()?.next();
  window.keys()?.pause();
  window.keys()?.play();
  expect([window.shows().split(' ')[0], window.heard()]).toEqual(['loading', 'silence']);
  window.keys()?.pause();
  letGo();
  await starting;
  await settle();
  expect([window.shows(), window.heard()]).toEqual(['paused b 0:00', 'silence']);
});
