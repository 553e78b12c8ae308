import { test } from 'vitest';
import { pass, play, run, type Step } from '../testing/sequence.ts';

const sequences: Record<string, Step[]> = {
  'play, pause and resume': [
    ['nothing yet', pass(2), { one: 'empty', heard: 'silence', service: 'nothing', reports: 0 }],
    ['play', play, { one: 'playing a 0:00', service: 'playing a 0:00 by one', reports: 1 }],
    ['12 s', pass(12), { one: 'playing a 0:12', service: 'playing a 0:12 by one', reports: 1 }],
    [
      'pause',
      ({ one }) => one.conductor.toggle(),
      { one: 'paused a 0:12', heard: 'silence', service: 'paused a 0:12 by one' },
    ],
    ['a minute', pass(60), { one: 'paused a 0:12', service: 'paused a 0:12 by one', reports: 2 }],
    [
      'resume',
      ({ one }) => one.conductor.toggle(),
      { one: 'playing a 0:12', service: 'playing a 0:12 by one' },
    ],
  ],

  'skip, seek and back': [
    ['play', play, { one: 'playing a 0:00' }],
    [
      'seek',
      ({ one }) => one.conductor.seek(40_000),
      { one: 'playing a 0:40', service: 'playing a 0:40 by one' },
    ],
    ['next', ({ one }) => one.conductor.next(), { one: 'playing b 0:00', service: 'playing b 0:00 by one' }],
    ['5 s', pass(5), { one: 'playing b 0:05' }],
    [
      'back to the start first',
      ({ one }) => one.conductor.previous(),
      { one: 'playing b 0:00', service: 'playing b 0:00 by one' },
    ],
    [
      'and then to the one before',
      ({ one }) => one.conductor.previous(),
      { one: 'playing a 0:00', service: 'playing a 0:00 by one' },
    ],
    [
      'the third of the queue',
      ({ one }) => one.conductor.playAt(2),
      { one: 'playing c 0:00', service: 'playing c 0:00 by one' },
    ],
    [
      'seek while paused',
      async ({ one }) => {
        await one.conductor.toggle();
        await one.conductor.seek(30_000);
      },
      { one: 'paused c 0:30', heard: 'silence', service: 'paused c 0:30 by one' },
    ],
  ],

  'one track leads to the next, and the end of the queue back to its first, in both places': [
    [
      'play the second',
      ({ one }) => one.conductor.start('playlist', 'evening', 1),
      { one: 'playing b 0:00' },
    ],
    [
      'it ends',
      ({ one }) => one.engine.finish(),
      { one: 'playing c 0:00', service: 'playing c 0:00 by one' },
    ],
    ['3 s', pass(3), { one: 'playing c 0:03' }],
    [
      'the last one ends',
      ({ one }) => one.engine.finish(),
      { one: 'paused a 0:00', heard: 'silence', service: 'paused a 0:00 by one' },
    ],
    ['a while', pass(10), { one: 'paused a 0:00', service: 'paused a 0:00 by one' }],
    [
      'play again',
      ({ one }) => one.conductor.toggle(),
      { one: 'playing a 0:00', service: 'playing a 0:00 by one' },
    ],
    [
      'next on the last while it rests',
      async ({ one }) => {
        await one.conductor.playAt(2);
        await one.conductor.toggle();
        await one.conductor.next();
      },
      { one: 'paused a 0:00', heard: 'silence', service: 'paused a 0:00 by one' },
    ],
  ],

  'a report refused for good is not sent again, the music goes on, and the next thing is told': [
    ['play, taken', play, { reports: 1 }],
    [
      'skip, refused',
      async ({ service, one, settle, pass }) => {
        await pass(10);
        service.fault = 400;
        await one.conductor.playAt(2);
        await settle();
        service.fault = null;
      },
      { one: 'playing c 0:00, unreported', heard: 'c 0:00', reports: 2 },
    ],
    ['a minute', pass(60), { one: 'playing c 1:00, unreported', heard: 'c 1:00', reports: 2 }],
    [
      'back',
      ({ one }) => one.conductor.playAt(1),
      { one: 'playing b 0:00', reports: 3, service: 'playing b 0:00 by one' },
    ],
  ],

  'what was refused for good does not fall silent for how the player stood before': [
    [
      'another window has played and is closed',
      async (world) => {
        await world.phone.conductor.start('playlist', 'noon', 0);
        await world.settle();
        world.phone.conductor.leave();
        world.phone.kill();
      },
      { service: 'paused x 0:00 by nobody' },
    ],
    [
      'play is refused',
      async (world) => {
        world.service.fault = 413;
        await play(world);
        await world.settle();
        world.service.fault = null;
      },
      { one: 'playing a 0:00, unreported', reports: 3 },
    ],
    ['a minute', pass(60), { one: 'playing a 1:00, unreported', heard: 'a 1:00', reports: 3 }],
    [
      'somebody plays elsewhere',
      async ({ service, pass }) => {
        service.change({ isPlaying: true, playerId: null });
        await pass(2);
      },
      { one: 'elsewhere x 0:02', heard: 'silence' },
    ],
  ],

  'a service out of reach is told at the next look, and what was asked for stays so': [
    ['play', play, { service: 'playing a 0:00 by one' }],
    [
      'no network',
      async ({ service, one }) => {
        service.fault = 'offline';
        await one.conductor.next();
      },
      { one: 'playing b 0:00', heard: 'b 0:00', service: 'playing a 0:00 by one' },
    ],
    [
      'that track ends by itself meanwhile, and somebody pauses elsewhere',
      async ({ service, one, settle }) => {
        one.engine.finish();
        await settle();
        service.change({ isPlaying: false });
        service.fault = null;
      },
      { one: 'playing c 0:00', heard: 'c 0:00' },
    ],
    ['the network is back', pass(2), { one: 'playing c 0:02', service: 'playing c 0:02 by one' }],
  ],

  'a service that is busy is told again': [
    [
      'busy',
      async (world) => {
        world.service.fault = 429;
        await play(world);
        await world.settle();
        world.service.fault = 503;
        await world.pass(2);
        world.service.fault = null;
      },
      { one: 'playing a 0:02', reports: 2 },
    ],
    ['2 s', pass(2), { one: 'playing a 0:04', service: 'playing a 0:04 by one', reports: 3 }],
  ],

  'sound that has fallen behind is told': [
    ['play', play, {}],
    [
      'a stall of 10 s',
      async ({ one, pass }) => {
        await pass(20);
        one.engine.position = 10;
        await pass(2);
      },
      { one: 'playing a 0:12', service: 'playing a 0:12 by one' },
    ],
  ],

  'the device takes the sound away': [
    ['play', play, {}],
    [
      'a call comes in',
      async ({ one, pass }) => {
        await pass(6);
        one.engine.interrupt();
      },
      { one: 'paused a 0:06', heard: 'silence', service: 'paused a 0:06 by one' },
    ],
  ],

  'the browser waits for a gesture': [
    [
      'held back',
      (world) => {
        world.one.engine.outcome = 'blocked';
        return play(world);
      },
      { one: 'blocked a 0:00', heard: 'silence', service: 'paused a 0:00 by one' },
    ],
    [
      'pressed',
      ({ one }) => {
        one.engine.outcome = 'playing';
        return one.conductor.toggle();
      },
      { one: 'playing a 0:00', service: 'playing a 0:00 by one' },
    ],
  ],

  'put away while it asks for the tracks, it never begins': [
    [
      'closed at once',
      async (world) => {
        const starting = play(world);
        await world.one.conductor.close();
        await starting;
      },
      { heard: 'silence', service: 'nothing' },
    ],
  ],

  'of two presses the later one plays': [
    [
      'two at once',
      ({ one }) =>
        Promise.all([
          one.conductor.start('playlist', 'evening', 0),
          one.conductor.start('playlist', 'noon', 1),
        ]),
      { one: 'playing y 0:00', heard: 'y 0:00', service: 'playing y 0:00 by one', reports: 1 },
    ],
  ],

  'a place beyond the end plays the last, and an empty playlist nothing': [
    [
      'beyond',
      ({ one }) => one.conductor.start('playlist', 'evening', 9),
      { one: 'playing c 0:00', service: 'playing c 0:00 by one' },
    ],
    [
      'empty',
      ({ one }) => one.conductor.start('playlist', 'unheard-of', 0),
      { one: 'playing c 0:00', reports: 1 },
    ],
  ],
};

test.each(Object.entries(sequences))('%s', (_name, steps) => run(steps));
