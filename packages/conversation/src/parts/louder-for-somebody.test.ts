import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';

const brief = begun('soul music');
const read = (text: string) => readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);

describe('louder for somebody', () => {
  test.each([
    'Louder so my gran can hear',
    'louder so that the kids can hear it',
    'can you turn it up so my kid can dance',
  ])('is told to the player, and keeps no words away: %s', (text) => {
    expect(read(text)).toMatchObject({ intent: 'play', command: { action: 'louder' }, changes: [] });
  });

  test.each(['my mum will hate the swearing', 'my nan hates swearing', "grandad won't like the cursing"])(
    'is not what is said of swearing: %s',
    (text) => {
      expect(read(text)).toMatchObject({ intent: 'refine', brief: { explicit: false } });
    },
  );

  test.each(["i don't mind the swearing", "she doesn't mind the swearing"])(
    'and who minds none is left in peace: %s',
    (text) => {
      expect(read(text).brief?.explicit).toBe(true);
    },
  );
});
