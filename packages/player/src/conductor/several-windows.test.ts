import { test } from 'vitest';
import { pass, play, run, type Step } from '../testing/sequence.ts';

const sequences: Record<string, Step[]> = {
  'taken over by another window of the browser, and back': [
    ['play', play, { service: 'playing a 0:00 by one' }],
    ['8 s', pass(8), { two: 'elsewhere a 0:08' }],
    [
      'play in the other window',
      ({ two }) => two.conductor.toggle(),
      { one: 'elsewhere a 0:08', heard: 'silence', two: 'playing a 0:08', service: 'playing a 0:08 by two' },
    ],
    [
      'time goes on in both',
      pass(4),
      { one: 'elsewhere a 0:12', heard: 'silence', two: 'playing a 0:12', service: 'playing a 0:12 by two' },
    ],
    [
      'skip in the other',
      async ({ two, pass }) => {
        await two.conductor.next();
        await pass(2);
      },
      { one: 'elsewhere b 0:02', two: 'playing b 0:02' },
    ],
    [
      'the volume here is its own business',
      ({ one }) => one.conductor.setVolume(0.3),
      { one: 'elsewhere b 0:02', service: 'playing b 0:02 by two', reports: 3 },
    ],
    [
      'seek from here takes it, and it plays on',
      ({ one }) => one.conductor.seek(60_000),
      { one: 'playing b 1:00', two: 'elsewhere b 0:02', service: 'playing b 1:00 by one' },
    ],
  ],

  'taken over by another browser it falls silent at its next look': [
    ['play', play, { service: 'playing a 0:00 by one' }],
    [
      'something else plays there',
      ({ phone }) => phone.conductor.start('playlist', 'noon', 1),
      { one: 'playing a 0:00', phone: 'playing y 0:00', service: 'playing y 0:00 by phone' },
    ],
    [
      '2 s',
      pass(2),
      {
        one: 'elsewhere y 0:02',
        heard: 'silence',
        phone: 'playing y 0:02',
        service: 'playing y 0:02 by phone',
      },
    ],
  ],

  'asleep it is gone for the service, and awake it goes on where it was': [
    ['play', play, {}],
    ['10 s', pass(10), { service: 'playing a 0:10 by one' }],
    [
      'asleep',
      async ({ one, pass }) => {
        one.isAsleep = true;
        await pass(8 * 60);
      },
      { service: 'paused a 0:10 by nobody', two: 'paused a 0:10' },
    ],
    [
      'awake',
      async ({ one, pass }) => {
        one.isAsleep = false;
        await pass(2);
      },
      { one: 'playing a 0:12', heard: 'a 0:12', service: 'playing a 0:12 by one', two: 'elsewhere a 0:12' },
    ],
  ],

  'asleep while another window takes over, it wakes to silence': [
    ['play', play, {}],
    [
      'asleep, and played elsewhere',
      async ({ one, phone, pass }) => {
        one.isAsleep = true;
        await pass(60);
        await phone.conductor.toggle();
      },
      { phone: 'playing a 0:00', service: 'playing a 0:00 by phone' },
    ],
    [
      'awake',
      async ({ one, pass }) => {
        one.isAsleep = false;
        await pass(2);
      },
      { one: 'elsewhere a 0:02', heard: 'silence', service: 'playing a 0:02 by phone' },
    ],
  ],

  'a killed browser plays for nobody soon after': [
    ['play', play, {}],
    [
      'killed after 20 s',
      async ({ one, pass }) => {
        await pass(20);
        one.kill();
        await pass(14);
      },
      { two: 'elsewhere a 0:34' },
    ],
    ['a moment later', pass(2), { two: 'paused a 0:20', service: 'paused a 0:20 by nobody' }],
  ],

  'resume in a new window what rests there': [
    [
      'listened to elsewhere, and left',
      async ({ phone, pass, settle }) => {
        await phone.conductor.start('playlist', 'evening', 1);
        await pass(40);
        phone.conductor.leave();
        phone.kill();
        await settle();
      },
      { service: 'paused b 0:40 by nobody' },
    ],
    ['look', pass(2), { one: 'paused b 0:40', heard: 'silence' }],
    [
      'resume',
      ({ one }) => one.conductor.toggle(),
      { one: 'playing b 0:40', service: 'playing b 0:40 by one' },
    ],
    ['next', ({ one }) => one.conductor.next(), { one: 'playing c 0:00', service: 'playing c 0:00 by one' }],
  ],

  'opening a window never starts sound': [
    [
      'an application has the service play in silence',
      async (world) => {
        await play(world);
        await world.settle();
        world.service.change({ playerId: null, isPlaying: true, positionMs: 5000 });
        world.one.kill();
        await world.pass(2);
      },
      { two: 'elsewhere a 0:07', phone: 'elsewhere a 0:07' },
    ],
  ],

  'leaving ends the sound for the service, and so does putting the player away': [
    ['play', play, {}],
    [
      'the window is left',
      async ({ one, pass }) => {
        await pass(30);
        one.conductor.leave();
      },
      { service: 'paused a 0:30 by nobody' },
    ],
    [
      'put away in another one',
      async ({ one, two, pass }) => {
        one.kill();
        await two.conductor.sync();
        await two.conductor.toggle();
        await pass(4);
        await two.conductor.close();
      },
      { service: 'paused a 0:34 by nobody' },
    ],
  ],

  'put away while another player sounds, that one is left alone': [
    ['play', play, {}],
    [
      'closed elsewhere',
      async ({ two, phone, pass }) => {
        await pass(4);
        two.conductor.leave();
        await phone.conductor.close();
      },
      { one: 'playing a 0:04', heard: 'a 0:04', service: 'playing a 0:04 by one' },
    ],
  ],
};

test.each(Object.entries(sequences))('%s', (_name, steps) => run(steps));
