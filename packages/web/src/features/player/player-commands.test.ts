import { beforeEach, expect, test, vi } from 'vitest';
import { createPlayerCommands } from './player-commands.ts';

let view: { status: string; volume: number; muted: boolean };
let heard: number[];
/** The volume the service is told: what is turned on the way down is not. */
let told: number[];
const toggle = vi.fn(async () => {
  view.status = view.status === 'playing' ? 'paused' : 'playing';
  told.push(view.volume);
});
const next = vi.fn(async () => {});
const previous = vi.fn(async () => {});
/** What happens while a fade waits. */
let meanwhile: () => void;

beforeEach(() => {
  view = { status: 'playing', volume: 0.8, muted: false };
  heard = [];
  told = [];
  meanwhile = () => {};
  for (const spy of [toggle, next, previous]) spy.mockClear();
});

const commands = () =>
  createPlayerCommands(
    {
      view: () => view as never,
      toggle,
      next,
      previous,
      setVolume(volume, isFinal = true) {
        // As the session has it: a volume that is set is to be heard.
        view = { ...view, volume: Math.min(1, Math.max(0, volume)), muted: false };
        heard.push(view.volume);
        if (isFinal) told.push(view.volume);
      },
      async toggleMute() {
        view = { ...view, muted: !view.muted };
      },
    },
    async () => meanwhile(),
  );

test('commands reach the player, and do nothing twice', async () => {
  const { run } = commands();
  await run('pause');
  await run('stop');
  expect([view.status, toggle.mock.calls.length]).toEqual(['paused', 1]);
  await run('resume');
  await run('resume');
  expect([view.status, toggle.mock.calls.length]).toEqual(['playing', 2]);
  await run('next');
  await run('previous');
  expect([next.mock.calls.length, previous.mock.calls.length]).toEqual([1, 1]);
});

test('what plays in another window is not paused from here, and nobody is told that it was', async () => {
  view.status = 'elsewhere';
  expect(await commands().run('pause')).toBe(false);
  expect(await commands().run('stop')).toBe(false);
  expect(toggle).not.toHaveBeenCalled();
  expect(await commands().run('resume')).toBe(true);
  expect(toggle).toHaveBeenCalledOnce();
});

test('louder and softer move the volume, within what there is', async () => {
  const { run } = commands();
  await run('softer');
  expect(view.volume).toBeCloseTo(0.65);
  await run('louder');
  await run('louder');
  await run('louder');
  expect(view.volume).toBe(1);
});

test.each(['empty', 'failed'])(
  'a player that is %s says that there was nothing to do it to',
  async (status) => {
    view.status = status;
    expect(await commands().run('next')).toBe(false);
    expect(next).not.toHaveBeenCalled();
  },
);

test('a fade leads down to silence, rests the music, and leaves the volume as it was', async () => {
  await commands().fadeOut();
  const down = heard.slice(0, -1);
  expect(down).toEqual([...down].sort((one, other) => other - one));
  expect(down.at(-1)).toBe(0);
  expect(down.length).toBeGreaterThan(10);
  expect([view.status, view.volume]).toEqual(['paused', 0.8]);
});

test('other players are told the volume of before, not the silence in which the music was rested', async () => {
  await commands().fadeOut();
  expect(told.at(-1)).toBe(0.8);
});

test('a fade gives way to the hand that turns the volume, or stops the music, meanwhile', async () => {
  meanwhile = () => {
    view.volume = 0.5;
  };
  await commands().fadeOut();
  expect([view.status, view.volume]).toEqual(['playing', 0.5]);
  view.status = 'paused';
  heard = [];
  await commands().fadeOut();
  expect([heard, toggle.mock.calls.length]).toEqual([[], 0]);
});

test('a fade lasts as long as is asked, and called off it leaves the music as it was', async () => {
  await commands().fadeOut(15_000);
  expect(heard).toHaveLength(101);
  view = { status: 'playing', volume: 0.8, muted: false };
  const calledOff = new AbortController();
  let waits = 0;
  meanwhile = () => {
    waits += 1;
    if (waits === 30) calledOff.abort();
  };
  await commands().fadeOut(15_000, calledOff.signal);
  expect(waits).toBe(30);
  expect([view.status, view.volume]).toEqual(['playing', 0.8]);
});

test.each([
  ['before it began', 0],
  ['while it lasted', 3],
])(
  'music that was muted %s stays muted as it fades, and rests at the volume it had',
  async (_when, waited) => {
    let waits = 0;
    const mute = () => {
      if (waits === waited) view = { ...view, muted: true };
      waits += 1;
    };
    meanwhile = mute;
    if (waited === 0) mute();
    await commands().fadeOut();
    // Of the steps down none comes after the muting, and the volume it had is the last.
    expect(heard).toHaveLength(waited === 0 ? 0 : waited + 2);
    expect(view).toEqual({ status: 'paused', volume: 0.8, muted: true });
  },
);

test('music that is only being fetched rests at once, and the volume set for it is not known yet and left alone', async () => {
  view.status = 'loading';
  toggle.mockImplementationOnce(async () => {
    view.status = 'paused';
  });
  await commands().fadeOut();
  expect([heard, view.status, toggle.mock.calls.length]).toEqual([[], 'paused', 1]);
});

test('muted music that is to be softer stays muted', async () => {
  view.muted = true;
  const { run } = commands();
  expect(await run('softer')).toBe(true);
  expect([heard, view.muted]).toEqual([[], true]);
  await run('louder');
  expect(view.muted).toBe(false);
});

test('a fade during which somebody stops the music leaves the volume as it was', async () => {
  let waits = 0;
  meanwhile = () => {
    waits += 1;
    if (waits === 10) view.status = 'paused';
  };
  await commands().fadeOut();
  expect([view.status, view.volume, toggle.mock.calls.length]).toEqual(['paused', 0.8, 0]);
});
