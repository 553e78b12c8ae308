import { moods } from '@attune/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../../testing/hostile-values.ts';
import { firstSentence } from './one-sentence.ts';
import { replyPrompt } from './prompt.ts';

const mood = fc.constantFrom(...moods);

describe.each(['begins', 'changes', 'stays', 'asked'] as const)('the prompt where the music %s', (music) => {
  const rest = { situation: null, changes: [], music, fact: null };
  const template = replyPrompt({ mood: 'calm', text: 'x', ...rest }).split('\n');
  const before = {
    begins: 'The listener feels M.',
    changes: 'The music they hear is M, and changes as they ask.',
    stays: 'The music they hear is M, and goes on as it is.',
    asked: 'The music they hear is M, and goes on as it is.',
  }[music];

  test('keeps its five lines and its own words, and what the listener wrote stays one quoted string', () => {
    fc.assert(
      fc.property(
        mood,
        fc.oneof(
          hostileText,
          fc.array(hostileText).map((parts) => parts.join('\n')),
        ),
        (felt, text) => {
          const lines = replyPrompt({ mood: felt, text, ...rest }).split('\n');
          expect(lines).toHaveLength(template.length);
          for (const n of [0, 1, 3, 4]) expect(lines[n]).toBe(template[n]);
          const opening = `${before.replace('M', felt)} They wrote: `;
          expect(lines[2]?.startsWith(opening)).toBe(true);
          const quoted = lines[2]?.slice(opening.length) ?? '';
          const said: unknown = JSON.parse(quoted);
          expect(typeof said).toBe('string');
          expect([...(said as string)].length).toBeLessThanOrEqual(1_000);
          expect(quoted).not.toMatch(/[<>[\]{}|`\r\n]/);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the first sentence', () => {
  test('is one line of printable text of bounded length, or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostileText, fc.lorem({ mode: 'sentences' })),
        fc.boolean(),
        (generated, complete) => {
          const sentence = firstSentence(generated, complete);
          expect(sentence.length).toBeLessThanOrEqual(480);
          // The joiners of words and of emoji are the only ones that stay.
          expect(sentence).not.toMatch(/[\p{Cc}\n\r]|(?![\u{200C}\u{200D}])\p{Cf}/u);
          expect(sentence).toBe(sentence.trim());
        },
      ),
      { numRuns: 500 },
    );
  });

  test('takes time in step with the text, also where it is made to be slow', () => {
    for (const unit of ['<think>', '"', 'a:', 'answer: ', '… ', '.”', ' ']) {
      const begun = performance.now();
      firstSentence(unit.repeat(40_000), false);
      expect(performance.now() - begun).toBeLessThan(2_000);
    }
  });
});
