import { messageMaxCodePoints } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { expect, test } from 'vitest';
import { newBrief } from './brief/new-brief.ts';
import { readMessage } from './read-message.ts';

const context = {
  brief: newBrief('sad', null),
  mix: { tracks: [{ id: '1', name: 'Hurt', artist: 'Johnny Cash' }] },
  playing: true,
};

/**
 * Processor time, so that other work on the machine does not count, and of the quickest of some rounds: the first ones build tables and
 * are compiled, and now and then memory is tidied up.
 */
function millisecondsFor(text: string): number {
  const rounds = Array.from({ length: 8 }, () => {
    // What was made of a message is kept until the next.
    readMessage('', context, { recognizeDistress, readSituation });
    const before = process.cpuUsage();
    readMessage(text, context, { recognizeDistress, readSituation }).complete(null);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...rounds);
}

// Far above what is measured, far below what anything that grows with the square of the message takes.
test.each([
  'the ',
  'some jazz ',
  'no ',
  'more ',
  'happy sad ',
  'play some ',
  'like ',
  'number 4 and ',
  'a',
  '(',
  'ab1 ',
  'first ',
])('the longest message made of "%s" is read at once', { timeout: 30_000 }, (part) => {
  expect(millisecondsFor(part.repeat(messageMaxCodePoints).slice(0, messageMaxCodePoints))).toBeLessThan(60);
});
