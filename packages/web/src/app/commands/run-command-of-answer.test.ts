import { beforeEach, expect, test, vi } from 'vitest';
import { answerOf, type CommandedAnswer } from '../../features/chat/api/analyse-mood.ts';
import type { PanelPlayer } from '../../features/player/panel-player.ts';
import { expectConsole } from '../../testing/console-guard.ts';
import { calmAnswer, trackSummary } from '../../testing/samples.ts';
import { runCommandOfAnswer as run } from './run-command-of-answer.ts';

const command = vi.fn(async (_action: string) => true);
const fadeOut = vi.fn(async () => {});
const player = { command, fadeOut } as unknown as PanelPlayer;
const search = vi.fn(async (_query: string) => [trackSummary]);
const around = vi.fn((_trackId: string): string[] | undefined => undefined);
const lists = [{ id: 'list-1', name: 'Whistling, Hands Full' }];
const runCommandOfAnswer = (one: CommandedAnswer, by: PanelPlayer | null) =>
  run(one, { player: by, search, lists, device: null, isInOtherTab: false, around });
const answer = answerOf({ ...calmAnswer, playlists: [] });

beforeEach(() => {
  command.mockReset().mockResolvedValue(true);
  fadeOut.mockReset().mockResolvedValue(undefined);
});

test('a command reaches the player, and the answer stays as it is', async () => {
  expect(await runCommandOfAnswer({ ...answer, command: { action: 'next' } }, player)).toEqual(answer);
  await runCommandOfAnswer({ ...answer, command: { action: 'play' } }, player);
  expect(command.mock.calls).toEqual([['next'], ['resume']]);
  expect(fadeOut).not.toHaveBeenCalled();
});

test('what cannot be done is said plainly', async () => {
  const pause = { ...answer, command: { action: 'pause' } } as const;
  command.mockResolvedValueOnce(false);
  expect((await runCommandOfAnswer(pause, player)).note).toMatch(/Nothing is open/);
  expect((await runCommandOfAnswer(pause, null)).note).toMatch(/Nothing is open/);
  expect((await runCommandOfAnswer(pause, { ...player, command: null })).note).toMatch(/takes no commands/);
  expectConsole(/A command to the player failed/);
  command.mockRejectedValueOnce(new Error('refused'));
  expect((await runCommandOfAnswer(pause, player)).note).toMatch(/did not do it/);
});

test('for who may be in danger the music fades away, and nothing waits for it', async () => {
  fadeOut.mockReturnValue(new Promise(() => {}));
  const danger = { ...answer, helpUrl: 'https://help.example' };
  expect(await runCommandOfAnswer(danger, player)).toEqual(danger);
  expect(fadeOut).toHaveBeenCalledTimes(1);
  expect(await runCommandOfAnswer(danger, null)).toEqual(danger);
  await runCommandOfAnswer(answer, player);
  expect(fadeOut).toHaveBeenCalledTimes(1);
});

test('what a device was told from here to play rests as well, and nothing else that sounds there', async () => {
  const told = vi.fn(async () => {});
  let playsForUs = false;
  const device = { command: told, playsForUs: () => playsForUs };
  const danger = { ...answer, helpUrl: 'https://help.example' };
  await run(danger, { player: null, search, lists, device, isInOtherTab: false, around });
  expect(told).not.toHaveBeenCalled();
  playsForUs = true;
  told.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expectConsole(/The music did not fade out/);
  expect(await run(danger, { player: null, search, lists, device, isInOtherTab: false, around })).toEqual(
    danger,
  );
  expect(told.mock.calls).toEqual([[{ action: 'pause' }]]);
});

test('a named thing is looked for and played, and told by what was found', async () => {
  const toggle = vi.fn();
  let isPlaying = false;
  const playing = {
    ...player,
    toggle,
    view: () => ({ isPlaying: () => isPlaying }),
  } as unknown as PanelPlayer;
  const play = { ...answer, command: { action: 'play', query: 'Undertow' } } as const;
  const { id, name, description } = trackSummary;
  expect((await runCommandOfAnswer(play, playing)).note).toBe(`Playing: ${name}, ${description}`);
  expect(search).toHaveBeenCalledWith('Undertow');
  expect(toggle.mock.calls).toEqual([[{ kind: 'track', id, name }]]);
  isPlaying = true;
  await runCommandOfAnswer(play, playing);
  expect(toggle).toHaveBeenCalledTimes(1);
  search.mockResolvedValueOnce([]);
  expect((await runCommandOfAnswer(play, playing)).note).toMatch(/nothing called “Undertow”/);
  expect((await runCommandOfAnswer(play, null)).note).toMatch(/no player/);
  expectConsole(/A command to the player failed/);
  const other = { ...play, command: { action: 'play', query: 'Hurt by Somebody' } } as const;
  expect((await runCommandOfAnswer(other, playing)).note).toMatch(/nothing called “Hurt by Somebody”/);
  search.mockRejectedValueOnce(new Error('away'));
  expect((await runCommandOfAnswer(play, playing)).note).toMatch(/did not do it/);
});

test('a named thing that stands in a mix goes on with what follows it there', async () => {
  const toggle = vi.fn();
  const playing = { ...player, toggle, view: () => ({ isPlaying: () => false }) } as unknown as PanelPlayer;
  const { id, name } = trackSummary;
  around.mockReturnValueOnce([id, 'the-next']);
  await runCommandOfAnswer({ ...answer, command: { action: 'play', query: 'Undertow' } }, playing);
  expect(around).toHaveBeenLastCalledWith(id);
  expect(toggle.mock.calls).toEqual([[{ kind: 'track', id, name, queue: [id, 'the-next'] }]]);
});

test('where the player of the page takes none, a device of the listener’s gets the command', async () => {
  const framed = { ...player, command: null };
  const device = vi.fn(async () => {});
  const told = { command: device, playsForUs: () => false };
  const say = (action: 'pause' | 'play' | 'stop' | 'louder') =>
    run(
      { ...answer, command: { action } },
      { player: framed, search, lists, device: told, isInOtherTab: false, around },
    );
  expect(await say('pause')).toEqual(answer);
  await say('play');
  await say('stop');
  expect(device.mock.calls).toEqual([[{ action: 'pause' }], [{ action: 'resume' }], [{ action: 'pause' }]]);
  expect((await say('louder')).note).toMatch(/takes no commands/);
  expectConsole(/The device did not do it/);
  device.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await say('pause')).note).toMatch(/\w/);
  expect(device).toHaveBeenCalledTimes(4);
});

test('a playlist on the screen that was named is played, and not looked for', async () => {
  const toggle = vi.fn();
  const playing = { ...player, toggle, view: () => ({ isPlaying: () => false }) } as unknown as PanelPlayer;
  search.mockClear();
  const named = { ...answer, command: { action: 'play', query: 'Whistling, Hands Full' } } as const;
  expect((await runCommandOfAnswer(named, playing)).note).toBe('Playing: Whistling, Hands Full');
  expect(toggle.mock.calls).toEqual([[{ kind: 'playlist', ...lists[0] }]]);
  expect(search).not.toHaveBeenCalled();
});
