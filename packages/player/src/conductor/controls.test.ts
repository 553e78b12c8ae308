import { expect, test } from 'vitest';
import { createListener } from '../testing/open-window.ts';
import { playlists } from '../testing/sequence.ts';
import { createControls } from './controls.ts';

test('a screen sees the same view until something changes, and works the player', async () => {
  const { openWindow, settle } = createListener(playlists);
  const { conductor, heard } = openWindow('one');
  await conductor.start('playlist', 'evening', 0);
  const controls = createControls(conductor, () => undefined);
  expect(controls.view()).toBe(controls.view());
  const before = controls.view();
  controls.next();
  await settle();
  expect(controls.view()).not.toBe(before);
  expect(controls.view().track?.id).toBe('b');
  controls.seek(30_000);
  await settle();
  expect(heard()).toBe('b 0:30');
  controls.toggle();
  await settle();
  expect(controls.view().status).toBe('paused');
});

test('what fails is told to one place', async () => {
  const { openWindow, settle } = createListener(playlists);
  const window = openWindow('one');
  const failure = new Error('no sound device');
  const failures: unknown[] = [];
  const controls = createControls(window.conductor, (error) => failures.push(error));
  window.openFailure = failure;
  controls.next();
  await settle();
  expect(failures).toEqual([failure]);
});
