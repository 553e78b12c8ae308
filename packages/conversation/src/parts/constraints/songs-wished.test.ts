import { describe, expect, test } from 'vitest';
import { readMessage } from '../../read-message.ts';
import { begun, readers, saidAfter } from '../../testing/said-after.ts';

describe('who wants to hear singing', () => {
  test.each(['ok something with actual songs', 'this has no words, i want songs', 'proper songs please'])(
    'gets it: %s',
    (text) => {
      expect(saidAfter(text, 'instrumental soul').wanted).toContain('vocals');
      expect(saidAfter(text, 'instrumental soul').wanted).not.toContain('instrumental');
    },
  );

  test.each(['these are real songs', 'no words please', 'without singing'])('or does not ask: %s', (text) => {
    expect(saidAfter(text).wanted).not.toContain('vocals');
  });
});

describe('the language that is sung', () => {
  const avoided = (text: string) =>
    readMessage(text, { brief: begun('soul music'), mix: null, playing: true }, readers).complete(null).brief
      ?.avoided;

  test.each(['less english', 'fewer english songs', 'not so much english', 'too much english'])(
    'is to be heard less: %s',
    (text) => {
      expect(avoided(text)).toMatchObject([{ kind: 'language', value: 'english' }]);
    },
  );

  test('a little of it may be left', () => {
    expect(avoided('less english')).toMatchObject([{ soft: true }]);
    expect(avoided('no english')?.[0]?.soft).toBeUndefined();
  });

  test.each([
    ['can u do the same but japanese', 'japanese'],
    ['same thing in italian', 'italian'],
  ])('may be all that is to be other: %s', (text, value) => {
    expect(saidAfter(text).wanted).toContain(value);
  });
});
