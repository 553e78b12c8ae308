import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const read = (text: string) =>
  readMessage(
    text,
    { brief: newBrief('calm', null), mix: { tracks: [] }, playing: true },
    { recognizeDistress, readSituation },
  ).complete(null);

describe('praise that names what it praises', () => {
  test.each([
    "Now that's a steel guitar",
    'that is a proper sax solo',
    "that's what i call a bass line",
    'now this is Motown',
    'this is beautiful piano',
    'what a gorgeous cello',
    'wow, such a lovely trumpet',
    'that piano though',
    'oh that cello is gorgeous',
  ])('keeps the music: %s', (text) => {
    expect(read(text)).toMatchObject({ intent: 'smalltalk', changes: [], keepsMusic: true });
  });

  test.each([
    'now some steel guitar',
    'that piano again but slower',
    'this is too much saxophone',
    'now this is jazz, I said soul',
    'a proper sax solo please',
    'I want that piano more',
    'this should be piano',
    'what about a cello',
  ])('is not: %s', (text) => {
    expect(read(text).intent).not.toBe('smalltalk');
  });
});
