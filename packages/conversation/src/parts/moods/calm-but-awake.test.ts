import { expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { begun, readWhilePlaying } from '../../testing/said-after.ts';

test.each(['too much!! calm but awake, like a slow heartbeat', 'calm but alert', 'still calm and awake'])(
  'what is to be calm and awake is neither wild nor asleep, and as bright as it was: %s',
  async (text) => {
    const { brief } = await readWhilePlaying(text, newBrief('energetic', null));
    expect(brief?.target).toEqual({ valence: 0.65, energy: 0.4 });
  },
);

test('nothing else is meant in a first message', () => {
  expect(begun('night shift, need to stay awake but calm')?.target.energy).toBe(0.4);
});

test.each(['medium energy please', 'neither loud nor quiet'])(
  'lies in the middle with "%s"',
  async (text) => {
    expect((await readWhilePlaying(text, newBrief('calm', null))).brief?.target.energy).toBe(0.5);
  },
);
