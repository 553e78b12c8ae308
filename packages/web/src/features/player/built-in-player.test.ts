import type { Controls } from '@attune/player/conductor';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { mixOf, track } from '../../testing/samples.ts';
import { createBuiltInPlayer } from './built-in-player.ts';
import type { ListeningPlace } from './listening/listening-place.ts';
import type { OpenedPlayer, playerAhead } from './open-player.ts';
import { isPlayable, type Playable } from './panel-player.ts';

const item: Playable = { kind: 'playlist', id: 'A'.repeat(22), name: 'Low Tide' };
const listening = {} as ListeningPlace;
const controls = { toggle: () => undefined } as Controls;
const song: Playable = { kind: 'track', id: 'B'.repeat(22), name: 'Undertow' };

/** What happened, in order. */
let events: string[];
beforeEach(() => {
  events = [];
});

/** The player's own file, whose sound only says what it would do. */
function setUp() {
  let held: Playable | null = null;
  let isPlaying = false;
  let changed = () => {};
  let closeIt = () => {};
  let isBroken = false;
  let isRefused = false;
  let isClosed = false;
  let inStep = Promise.resolve();
  const opened: OpenedPlayer = {
    async start(wanted) {
      events.push(`start ${wanted.name}`);
      if (isRefused) throw new Error('The service answered 404');
      held = wanted;
      isPlaying = true;
      changed();
    },
    async enqueue(wanted, where) {
      events.push(`enqueue ${wanted.name} ${where}`);
      if (isRefused) throw new Error('The service answered 404');
      await inStep;
      if (isClosed) return;
      held ??= wanted;
      changed();
    },
    async resume(last) {
      events.push(`resume ${last.name}`);
      if (isRefused) throw new Error('The service answered 404');
      await inStep;
      if (isClosed) return;
      held = last;
      isPlaying = true;
      changed();
    },
    async toggle() {
      isPlaying = !isPlaying;
      events.push(isPlaying ? 'plays' : 'pauses');
      changed();
    },
    commands: {
      async run(action) {
        events.push(action);
        return true;
      },
      async fadeOut(_lengthMs, calledOff) {
        events.push('fade out');
        calledOff?.addEventListener('abort', () => events.push('fade called off'));
        await inStep;
      },
    },
    controls,
    listening,
    holds: (wanted) => held?.id === wanted.id,
    isPlaying: (wanted) => isPlaying && held?.id === wanted.id,
    isSounding: () => isPlaying,
    track: () => held && { ...track, id: held.id, name: held.name, isPlaying },
    subscribe(listener) {
      changed = listener;
      return () => {};
    },
    async close() {
      isClosed = true;
      events.push('close');
    },
  };
  const assemble: typeof playerAhead = ({ createContext, onClose }) => {
    closeIt = onClose;
    return {
      async prepare({ name }) {
        createContext();
        events.push(`prepare ${name}`);
        if (isRefused) throw new Error('The service answered 404');
      },
      open() {
        createContext();
        events.push('open');
        return opened;
      },
      async close() {
        events.push('let go');
      },
    };
  };
  const device = {
    state: 'running',
    resume: async () => void events.push('wake'),
    suspend: async () => void events.push('sleep'),
    close: async () => void events.push('close device'),
  };
  const load = vi.fn(async () => {
    events.push('load');
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return { playerAhead: assemble };
  });
  const reportFailure = vi.fn();
  const player = createBuiltInPlayer({
    load,
    createContext: () => {
      events.push('device');
      return device as unknown as AudioContext;
    },
    host: () => document.body,
    send: async () => new Response(),
    onReported: () => {},
    more: async () => ({ ...mixOf(), tracks: [] }),
    storage: createMemoryStorage(),
    reportFailure,
  });
  const settled = () => vi.waitFor(() => expect(player.view().isStarting).toBe(false));
  return {
    player,
    load,
    reportFailure,
    settled,
    break: (broken: boolean) => {
      isBroken = broken;
    },
    refuse: (refused: boolean) => {
      isRefused = refused;
    },
    /** Lets what is asked for wait for the service. @returns how it answers */
    holdBack(): () => void {
      let answer = () => {};
      inStep = new Promise<void>((resolve) => {
        answer = resolve;
      });
      return answer;
    },
    closeFromBar: () => closeIt(),
  };
}

test('the sound device is opened and woken in the gesture, before anything is fetched', async () => {
  const { player, settled } = setUp();
  player.toggle(item);
  expect(events).toEqual(['device', 'wake', 'load']);
  expect(player.view()).toMatchObject({ item, isStarting: true });
  await settled();
  expect(events).toEqual(['device', 'wake', 'load', 'open', 'start Low Tide']);
  expect([player.view().isPlaying(item), player.view().isPlaying(song)]).toEqual([true, false]);
  expect(player.view().track).toMatchObject({ id: item.id, isPlaying: true });
});

test('pressing what sounds pauses it, and pressing something else plays that in the same player', async () => {
  const { player, settled } = setUp();
  player.toggle(item);
  await settled();
  player.toggle(item);
  expect(player.view().isPlaying(item)).toBe(false);
  player.toggle(song);
  await settled();
  expect(events.slice(-3)).toEqual(['pauses', 'wake', 'start Undertow']);
  expect(player.view()).toMatchObject({ item: song });
});

test('what was pressed last is what plays, though the player was still on its way', async () => {
  const { player, settled } = setUp();
  player.toggle(item);
  player.toggle(song);
  await settled();
  expect(events.filter((event) => /^(open|start)/.test(event))).toEqual(['open', 'start Undertow']);
});

test('closing ends the sound, and nothing is held to sound any more', async () => {
  const { player, settled, closeFromBar } = setUp();
  player.toggle(item);
  await settled();
  closeFromBar();
  expect(events.at(-1)).toBe('close');
  expect(player.view()).toMatchObject({ item: null, track: null });
  expect(player.view().isPlaying(item)).toBe(false);
  player.toggle(item);
  await settled();
  expect(events.slice(-5)).toEqual(['device', 'wake', 'load', 'open', 'start Low Tide']);
});

test('closed while it was still being fetched, it never begins', async () => {
  const { player, load } = setUp();
  player.toggle(item);
  player.close();
  await vi.waitFor(() => expect(load.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]));
  await Promise.resolve();
  expect(events).toEqual(['device', 'wake', 'load', 'close device', 'let go']);
  expect(player.view()).toMatchObject({ item: null, isStarting: false });
});

test('music that is to fade away while it is still being fetched never begins', async () => {
  const { player, load } = setUp();
  player.toggle(item);
  await player.fadeOut();
  await vi.waitFor(() => expect(load.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]));
  await Promise.resolve();
  expect(events.some((event) => /^(open|start)/.test(event))).toBe(false);
  expect(player.view()).toMatchObject({ item: null, isStarting: false });
});

test('what is pressed while other music fades away does not fade with it', async () => {
  const { player, settled, holdBack } = setUp();
  player.toggle(item);
  await settled();
  holdBack();
  void player.fadeOut();
  player.toggle(song);
  await settled();
  // What faded is not loud again while the other is fetched.
  expect(events.slice(-5)).toEqual(['fade out', 'wake', 'fade called off', 'pauses', 'start Undertow']);
});

test.each([
  ['resume', 'resume Undertow'],
  ['enqueue', 'enqueue Undertow next'],
] as const)(
  'music that is to fade away while its player waits for the service before it begins (%s) never does',
  async (how, asked) => {
    const { player, holdBack } = setUp();
    const answer = holdBack();
    player[how]?.(song, 'next');
    await vi.waitFor(() => expect(events).toContain(asked));
    await player.fadeOut();
    answer();
    await vi.waitFor(() => expect(player.view()).toMatchObject({ item: null, isStarting: false }));
    expect(events.slice(-1)).toEqual(['close']);
    expect(player.view().isSounding).toBe(false);
  },
);

test('a player that cannot be fetched is said so, and the next press tries again', async () => {
  const { player, settled, reportFailure, ...network } = setUp();
  network.break(true);
  player.toggle(item);
  await settled();
  expect(player.view().trouble).toBe('The player could not be loaded. Please try again.');
  expect(reportFailure).toHaveBeenCalledTimes(1);
  network.break(false);
  player.toggle(item);
  await settled();
  expect(player.view().trouble).toBeNull();
  expect(player.view().isPlaying(item)).toBe(true);
});

test('a playlist the service does not play is said so by its name', async () => {
  const { player, settled, refuse } = setUp();
  refuse(true);
  player.toggle(item);
  await settled();
  expect(player.view().trouble).toBe('Low Tide could not be played just now. Please try again.');
});

test('what was heard last goes on in a player opened for it, and only a new page offers that', async () => {
  const { player, settled, closeFromBar } = setUp();
  expect(player.view().isUnused).toBe(true);
  player.resume?.(song);
  expect(events).toEqual(['device', 'wake', 'load']);
  await settled();
  expect(events.slice(3)).toEqual(['open', 'resume Undertow']);
  expect(player.view().isPlaying(song)).toBe(true);
  expect(player.view().isUnused).toBe(false);
  closeFromBar();
  expect(player.view().isUnused).toBe(false);
});

test('a player that could not be fetched to go on is still there to be asked again', async () => {
  const { player, settled, ...network } = setUp();
  network.break(true);
  player.resume?.(song);
  await settled();
  expect(player.view()).toMatchObject({
    isUnused: true,
    trouble: 'The player could not be loaded. Please try again.',
  });
});

test('what will probably be played is made ready once, with a device that sleeps until the gesture', async () => {
  const { player, load, settled } = setUp();
  player.prefetch(item);
  player.prefetch(song);
  await vi.waitFor(() => expect(events).toContain('prepare Low Tide'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(events).toEqual(['load', 'device', 'sleep', 'prepare Low Tide']);
  expect(player.view().item).toBeNull();
  player.toggle(item);
  await settled();
  expect(events.slice(4)).toEqual(['wake', 'open', 'start Low Tide']);
  player.prefetch(song);
  await settled();
  expect(events.at(-1)).toBe('start Low Tide');
});

test('what could not be made ready says nothing, and is asked for again by the next', async () => {
  const { player, load, reportFailure, ...network } = setUp();
  network.break(true);
  player.prefetch(item);
  await vi.waitFor(() => expect(load.mock.settledResults).toMatchObject([{ type: 'rejected' }]));
  network.break(false);
  network.refuse(true);
  await vi.waitFor(() => {
    player.prefetch(song);
    expect(events).toContain('prepare Undertow');
  });
  expect(reportFailure).not.toHaveBeenCalled();
  expect(player.view().trouble).toBeNull();
});

test('what was made ready and never opened is let go with the player', async () => {
  const { player } = setUp();
  player.prefetch(item);
  await vi.waitFor(() => expect(events).toContain('prepare Low Tide'));
  await player.close();
  expect(events.slice(-2)).toEqual(['close device', 'let go']);
});

test.each([
  ['22 letters and digits', 'aB3'.repeat(7).concat('z'), true],
  ['a path', '../../v1/me/player/pause', false],
  ['an id of another length', 'abc', false],
])('%s can be played: %s, %s', (_what, id, expected) => {
  expect(isPlayable({ kind: 'playlist', id, name: '' })).toBe(expected);
});

test('commands reach the player once it is open, and nobody before', async () => {
  const { player, settled } = setUp();
  expect(await player.command?.('next')).toBe(false);
  await player.fadeOut();
  expect(events).toEqual([]);
  player.toggle(item);
  await settled();
  expect(await player.command?.('next')).toBe(true);
  await player.fadeOut();
  expect(events.slice(-2)).toEqual(['next', 'fade out']);
});

test('what is put in the queue opens the player, and a queue that fails is said while the music goes on', async () => {
  const { player, settled, ...network } = setUp();
  expect(await player.enqueue?.(song, 'last')).toBe(true);
  expect(events).toEqual(expect.arrayContaining(['wake', 'open', 'enqueue Undertow last']));
  player.toggle(item);
  await settled();
  network.refuse(true);
  expect(await player.enqueue?.(song, 'next')).toBe(false);
  expect(player.view()).toMatchObject({
    item,
    trouble: 'Undertow could not be queued just now. Please try again.',
  });
  expect(player.view().isPlaying(item)).toBe(true);
});
