import { expect, test } from 'vitest';
import { saidAfter } from '../../testing/said-after.ts';

test.each([
  'not church music please',
  'Nothing from the church.',
  'matins is also church lol. who keeps putting monks in',
  "That's church stuff, son",
  'ease off the preachers',
])('hymns, gospel and titles of the church are turned down: %s', (text) => {
  expect(saidAfter(text)).toEqual({ wanted: ['soul'], avoided: ['gospel', 'church'] });
});

test.each(['we sang in church today', 'No church is ok. Carry on', 'closer to a church choir'])(
  'who speaks of the church turns nothing down: %s',
  (text) => {
    expect(saidAfter(text).avoided).toEqual([]);
  },
);

test('the mix for children has no love songs where kissing is turned down', () => {
  expect(saidAfter('no kissing songs').avoided).toEqual(['romance']);
});
