import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Measured } from './analysis/measure/measure-sound.ts';
import type { Library } from './open-library.ts';
import { createLibraryFolder, type LibraryFolder } from './testing/library-folder.ts';
import type { WorkerMessage } from './worker/messages.ts';
import type { StartWorker } from './worker/worker-process.ts';

let place: LibraryFolder;
beforeEach(async () => {
  place = await createLibraryFolder();
});
afterEach(() => place.dispose());

const measured: Measured = {
  tempoBpm: 141.5,
  pulseStrength: 0.6,
  onsetRate: 5,
  fluxMean: 4,
};

/** A process that says the same of everything, and counts what it was asked. */
function listener(answer: () => WorkerMessage = () => ({ kind: 'done', answered: measured })) {
  let asked = 0;
  const start: StartWorker = ({ onMessage }) => {
    queueMicrotask(() => onMessage({ kind: 'ready' }));
    return {
      send() {
        asked += 1;
        queueMicrotask(() => onMessage(answer()));
      },
      end: () => {},
    };
  };
  return { start, asked: () => asked };
}

const factsIn = (library: Library) =>
  [...library.music.catalogue.tracks.values()].map((track) => library.factsOf(track));

describe('a library that is listened to', () => {
  test('knows tempo and energy of what no tag tells, and says that they were measured', async () => {
    await place.write('one.wav', { title: 'Untagged', seconds: 2 });
    const { start } = listener();
    const library = await place.open(start);
    await library.analysed();
    const [facts] = factsIn(library);
    expect(facts).toMatchObject({ tempo: 142, measured: ['energy', 'tempo'] });
    expect(facts?.energy).toBeGreaterThan(0.5);
    expect(library.analysis()).toEqual({
      isAtWork: false,
      analysed: 1,
      passedOver: 0,
      minutesLeft: null,
      isUnavailable: false,
    });
    expect([...library.music.catalogue.tracks.values()][0]?.attributes.tempoBpm).toBe(142);
  });

  test('leaves the tempo somebody tagged, and the valence of the genre, which stays an estimate', async () => {
    await place.write('one.wav', { title: 'Tagged', genre: 'Ambient', bpm: 64, seconds: 2 });
    const library = await place.open(listener().start);
    await library.analysed();
    const [facts] = factsIn(library);
    expect(facts).toMatchObject({
      tempo: 64,
      measured: ['energy'],
      genres: expect.arrayContaining(['ambient']),
    });
    expect(facts?.estimated).toContain('valence');
    expect(facts?.estimated).not.toContain('energy');
  });

  test('is listened to once: after a restart only what came or changed', async () => {
    await place.write('one.wav', { title: 'One', seconds: 2 });
    await place.write('two.wav', { title: 'Two', seconds: 2 });
    const first = listener();
    const before = await place.open(first.start);
    await before.analysed();
    await before.close();
    expect(first.asked()).toBe(2);
    await place.write('two.wav', { title: 'Two', seconds: 3 });
    await place.write('three.wav', { title: 'Three', seconds: 2 });
    const second = listener();
    const library = await place.open(second.start);
    await library.analysed();
    expect(second.asked()).toBe(2);
    expect(library.analysis()).toMatchObject({ analysed: 3 });
    expect(factsIn(library).every(({ tempo }) => tempo === 142)).toBe(true);
  });

  test('passes over what nothing can be made of, once', async () => {
    await place.write('one.wav', { title: 'One', seconds: 2 });
    const broken = listener(() => ({ kind: 'failed', reason: 'DamagedSoundError' }));
    const library = await place.open(broken.start);
    await library.analysed();
    expect(library.analysis()).toMatchObject({ analysed: 0, passedOver: 1, isUnavailable: false });
    await library.look();
    await library.analysed();
    expect(broken.asked()).toBe(1);
    expect(factsIn(library)[0]?.measured).toBeUndefined();
  });

  test('says so where nothing listens on this machine, and tries again at the next look', async () => {
    await place.write('one.wav', { title: 'One', seconds: 2 });
    let starts = 0;
    const library = await place.open(({ onEnd }) => {
      starts += 1;
      queueMicrotask(onEnd);
      return { send: () => {}, end: () => {} };
    });
    await library.analysed();
    expect(library.analysis()).toMatchObject({ analysed: 0, passedOver: 0, isUnavailable: true });
    await library.look();
    await library.analysed();
    expect(starts).toBe(2);
  });

  test('is not where nobody shall listen', async () => {
    await place.write('one.wav', { title: 'One', seconds: 2 });
    const library = await place.open();
    await library.analysed();
    expect(library.analysis()).toBeNull();
  });
});
