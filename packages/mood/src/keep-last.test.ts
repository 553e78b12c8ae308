import { expect, test } from 'vitest';
import { keepLast } from './keep-last.ts';

test('what was read last is kept, and nothing that was read before', () => {
  const asked: string[] = [];
  const read = keepLast((text: string) => {
    asked.push(text);
    return { text };
  });
  const first = read('a');
  expect(read('a')).toBe(first);
  expect(read('b')).toEqual({ text: 'b' });
  expect(read('a')).toEqual({ text: 'a' });
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('a reader that fails is asked again', () => {
  let isBroken = true;
  const read = keepLast((text: string) => {
    if (isBroken) throw new Error('no model');
    return text.length;
  });
  expect(() => read('a')).toThrow('no model');
  isBroken = false;
  expect(read('a')).toBe(1);
});
