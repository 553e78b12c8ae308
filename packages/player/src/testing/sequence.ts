import { expect } from 'vitest';
import { createListener, type Listener, type Window } from './open-window.ts';

export interface World extends Listener {
  /** Two windows of one browser, and one of another. */
  one: Window;
  two: Window;
  phone: Window;
}

interface Expected {
  /** What the bar of the first window shows, and what comes out of it. */
  one?: string;
  heard?: string;
  two?: string;
  phone?: string;
  service?: string;
  /** How often any player has tried to tell something so far. */
  reports?: number;
}

export type Step = [what: string, act: (world: World) => unknown, expected: Expected];

export const playlists = {
  evening: ['a', 'b', 'c'],
  backwards: ['c', 'b', 'a'],
  noon: ['x', 'y'],
  short: ['s'],
};

/** The listener presses Play in the first window. */
export const play = ({ one }: World) => one.conductor.start('playlist', 'evening', 0);
export const pass = (seconds: number) => (world: World) => world.pass(seconds);

/** Plays a sequence through, and holds after each step what is seen, heard and known against what is expected. */
export async function run(steps: readonly Step[]): Promise<void> {
  const listener = createListener(playlists);
  const world: World = {
    ...listener,
    one: listener.openWindow('one'),
    two: listener.openWindow('two'),
    phone: listener.openWindow('phone', { browser: 'another' }),
  };
  for (const [what, act, { reports, service, heard, one, two, phone }] of steps) {
    await act(world);
    await world.settle();
    const found = {
      ...(one !== undefined && { one: world.one.shows() }),
      ...(heard !== undefined && { heard: world.one.heard() }),
      ...(two !== undefined && { two: world.two.shows() }),
      ...(phone !== undefined && { phone: world.phone.shows() }),
      ...(service !== undefined && { service: world.says() }),
      ...(reports !== undefined && { reports: world.service.reports.length }),
    };
    const expected = Object.fromEntries(
      Object.entries({ one, heard, two, phone, service, reports }).filter(([, value]) => value !== undefined),
    );
    expect({ what, ...found }).toEqual({ what, ...expected });
  }
}
