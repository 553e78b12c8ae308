import { describe, expect, it } from 'vitest';
import { featuresOf } from './features.ts';
import { tokenize } from './tokenize.ts';

const shared = (left: Uint32Array, right: Uint32Array) => {
  const others = new Set(right);
  return left.filter((key) => others.has(key)).length;
};

describe('tokens', () => {
  it('are words in lower case, feeling marks and single emoji', () => {
    expect(tokenize("I CAN'T even… 💪🏽 :) wow!!!").tokens).toEqual([
      'i',
      "can't",
      'even',
      '…',
      '💪',
      ':)',
      'wow',
      '!!',
    ]);
  });

  it('keep that a word is drawn out, not how far', () => {
    expect(tokenize('soooooo').tokens).toEqual(tokenize('sooo').tokens);
  });

  it('read curly apostrophes and full-width letters like plain ones', () => {
    expect(tokenize('don’t ＰＡＮＩＣ').tokens).toEqual(["don't", 'panic']);
  });
});

describe('features', () => {
  it('tell what is negated from what is not', () => {
    const plain = featuresOf('a party mood');
    const negated = featuresOf('not a party mood');
    expect(shared(negated.words, plain.words)).toBeLessThan(negated.words.length - 3);
    expect(negated.characters.length).toBeGreaterThan(plain.characters.length + 30);
  });

  it('end a negation at the end of its clause and at a contrast', () => {
    const extra = (text: string) =>
      featuresOf(text).characters.length - featuresOf(text.replace('not ', 'now ')).characters.length;
    expect(extra('not, party mood')).toBeLessThan(5);
    expect(extra('not but party mood')).toBeLessThan(5);
    expect(extra('not party mood')).toBeGreaterThan(20);
  });

  it('tell what stands before a "but" from what stands after it', () => {
    const one = featuresOf('tired but happy');
    const other = featuresOf('happy but tired');
    expect(shared(one.words, other.words)).toBeLessThan(one.words.length / 2);
  });

  it('are the same for the same message and each there once', () => {
    const { words, characters } = featuresOf('again and again and again');
    expect(new Set(words).size).toBe(words.length);
    expect(new Set(characters).size).toBe(characters.length);
    expect(featuresOf('again and again and again')).toEqual(featuresOf('again and again and again'));
  });

  it('are none for a message without words', () => {
    const { words, characters, singles } = featuresOf('   ');
    expect([characters.length, singles.length, words.length <= 2]).toEqual([0, 0, true]);
  });
});
