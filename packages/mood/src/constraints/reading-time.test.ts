import { messageMaxCodePoints as longest } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { readConstraints } from './read-constraints.ts';

const mostMs = 5;
const runs = 25;

const filled = (piece: string) => [...piece.repeat(longest)].slice(0, longest).join('');

/** The quickest of several runs: what the reading itself takes when nothing else has the processor. */
function readingMs(text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && best >= mostMs / 5; run += 1) {
    // What was made of a message is kept until the next.
    readConstraints('');
    const start = performance.now();
    readConstraints(text);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

describe('the longest message there can be', () => {
  it.each([
    ['a list of genres', 'jazz, '],
    ['refusals of genres', 'no jazz '],
    ['refusals of nothing', 'not '],
    ['tastes and refusals', 'i love jazz no jazz '],
    ['one refusal of a long list', 'no jazz or '],
    ['everyday words', 'house '],
    ['activities', 'run '],
    ['scenes', 'sunday. '],
    ['tempos', 'slow '],
    ['adjectives', 'sad and '],
    ['determiners', "the mum's "],
    ['decades', 'in the 20s '],
    ['years', 'from 1994 '],
    ['hyphens', 'a-'],
    ['digits and dots', '1.'],
    ['apostrophes', "a'"],
    ['brackets', '('],
    ['one word', 'a'],
    ['emoji', '🎵'],
    ['combining marks', 'á'],
  ])('is read in less than 5 ms when made of %s', (_, piece) => {
    expect(readingMs(filled(piece))).toBeLessThan(mostMs);
  });
});
