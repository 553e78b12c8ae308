import { beforeEach, expect, test, vi } from 'vitest';
import { answerOf } from '../features/chat/api/analyse-mood.ts';
import type { PanelPlayer } from '../features/player/panel-player.ts';
import { calmAnswer } from '../testing/samples.ts';
import { expectConsole } from '../testing/setup.ts';
import { obeyAnswer } from './obey-answer.ts';

const command = vi.fn(async (_action: string) => true);
const fadeOut = vi.fn(async () => {});
const player = { command, fadeOut } as unknown as PanelPlayer;
const answer = answerOf({ ...calmAnswer, playlists: [] });

beforeEach(() => {
  command.mockReset().mockResolvedValue(true);
  fadeOut.mockReset().mockResolvedValue(undefined);
});

test('a command reaches the player, and the answer stays as it is', async () => {
  expect(await obeyAnswer({ ...answer, command: { action: 'next' } }, player)).toEqual(answer);
  await obeyAnswer({ ...answer, command: { action: 'play' } }, player);
  expect(command.mock.calls).toEqual([['next'], ['resume']]);
  expect(fadeOut).not.toHaveBeenCalled();
});

test('what cannot be done is said plainly', async () => {
  const pause = { ...answer, command: { action: 'pause' } } as const;
  command.mockResolvedValueOnce(false);
  expect((await obeyAnswer(pause, player)).note).toMatch(/Nothing is open/);
  expect((await obeyAnswer(pause, null)).note).toMatch(/takes no commands/);
  expect((await obeyAnswer(pause, { ...player, command: null })).note).toMatch(/takes no commands/);
  expectConsole(/A command to the player failed/);
  command.mockRejectedValueOnce(new Error('refused'));
  expect((await obeyAnswer(pause, player)).note).toMatch(/did not do it/);
});

test('for who may be in danger the music fades away, and nothing waits for it', async () => {
  fadeOut.mockReturnValue(new Promise(() => {}));
  const danger = { ...answer, helpUrl: 'https://help.example' };
  expect(await obeyAnswer(danger, player)).toEqual(danger);
  expect(fadeOut).toHaveBeenCalledTimes(1);
  expect(await obeyAnswer(danger, null)).toEqual(danger);
  await obeyAnswer(answer, player);
  expect(fadeOut).toHaveBeenCalledTimes(1);
});
