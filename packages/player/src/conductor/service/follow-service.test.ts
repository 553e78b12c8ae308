import { expect, test } from 'vitest';
import { play, playlists, run, type Step } from '../../testing/sequence.ts';

const sequences: Record<string, Step[]> = {
  'what ends by itself never overrides a pause from elsewhere': [
    ['play', play, { service: 'playing a 0:00 by one' }],
    [
      'paused elsewhere, and the track ends before anybody looks',
      async ({ service, one }) => {
        service.change({ isPlaying: false });
        one.engine.finish();
      },
      { one: 'paused a 0:00', heard: 'silence', service: 'paused a 0:00 by one' },
    ],
  ],

  'changes from elsewhere are heard here': [
    ['play', play, {}],
    [
      'pause',
      async ({ service, pass }) => {
        service.change({ isPlaying: false });
        await pass(2);
      },
      { one: 'paused a 0:02', heard: 'silence', service: 'paused a 0:02 by one' },
    ],
    [
      'play',
      async ({ service, pass }) => {
        service.change({ isPlaying: true });
        await pass(2);
      },
      { one: 'playing a 0:02', heard: 'a 0:02', service: 'playing a 0:02 by one' },
    ],
    [
      'next is heard from its start, though the news took a moment',
      async ({ service, pass }) => {
        service.change({ index: 1, positionMs: 0 });
        await pass(2);
      },
      { one: 'playing b 0:00', heard: 'b 0:00', service: 'playing b 0:00 by one' },
    ],
    [
      'seek',
      async ({ service, pass }) => {
        service.change({ positionMs: 50_000 });
        await pass(2);
      },
      { one: 'playing b 0:52', heard: 'b 0:52' },
    ],
    [
      'a playlist this window has not met',
      async ({ service, pass }) => {
        service.change({
          context: { kind: 'playlist', id: 'noon' },
          order: [...playlists.noon],
          index: 1,
          positionMs: 0,
        });
        await pass(2);
      },
      { one: 'playing y 0:00', heard: 'y 0:00' },
    ],
    [
      'a track queued there comes next',
      async ({ service, one, pass }) => {
        service.change({ queue: ['s'] });
        await pass(2);
        one.engine.finish();
      },
      { one: 'playing s 0:00', service: 'playing s 0:00 by one' },
    ],
    [
      'played to its end there it rests at the first track here',
      async ({ service, pass }) => {
        service.change({ queuedTrackId: null, ended: true, isPlaying: false, positionMs: 0 });
        await pass(2);
      },
      { one: 'paused x 0:00', heard: 'silence' },
    ],
  ],

  'what is asked for while the window looks is not undone by what it sees': [
    [
      'something else plays elsewhere',
      ({ phone }) => phone.conductor.start('playlist', 'noon', 0),
      { service: 'playing x 0:00 by phone' },
    ],
    [
      'play during the look',
      async (world) => {
        const { service, one, settle } = world;
        const release = service.hold('look');
        const looking = one.conductor.sync();
        await play(world);
        release();
        await looking;
        await settle();
      },
      { one: 'playing a 0:00', heard: 'a 0:00', service: 'playing a 0:00 by one' },
    ],
    [
      'another playlist while it asks what its tracks are',
      async ({ service, one, settle }) => {
        service.change({ context: { kind: 'playlist', id: 'short' }, order: ['s'], index: 0 });
        const release = service.hold('own queue');
        const looking = one.conductor.sync();
        await settle();
        await one.conductor.start('playlist', 'noon', 1);
        release();
        await looking;
        await settle();
      },
      { one: 'playing y 0:00', heard: 'y 0:00', service: 'playing y 0:00 by one' },
    ],
    [
      'the volume while the look is on its way',
      async ({ service, one, settle }) => {
        service.change({ volumePercent: 10, index: 0 });
        const [releaseLook, releaseReport] = [service.hold('look'), service.hold('report')];
        const looking = one.conductor.sync();
        await settle();
        one.conductor.setVolume(0.5);
        await settle();
        releaseLook();
        await looking;
        releaseReport();
        await settle();
        expect(one.engine.volume).toBe(0.5);
      },
      { one: 'playing y 0:00', heard: 'y 0:00', service: 'playing y 0:00 by one' },
    ],
  ],
};

test.each(Object.entries(sequences))('%s', (_name, steps) => run(steps));
