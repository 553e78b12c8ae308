import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';

const after = (text: string, first: string) => {
  const context = { brief: begun(first), mix: null, playing: true };
  return readMessage(text, context, readers).complete(null).brief;
};
const wanted = (text: string, first: string) => after(text, first)?.wanted.map(({ value }) => value);

describe('the kind of music that was asked for stays', () => {
  test.each(['Happy dancing music please.', 'happy music', 'cheerful songs please'])('%s', (text) => {
    expect(wanted(text, 'big band music please')).toContain('big band');
    expect(after(text, 'big band music please')?.mood).toBe('happy');
  });

  test.each([
    ['music for the gym', 'bossa nova please', 'bossa nova'],
    ['I feel so sad today', 'techno please', 'techno'],
  ])('and goes where another thing is told, or other music is for something: %s', (text, first, value) => {
    expect(wanted(text, first)).not.toContain(value);
  });
});
