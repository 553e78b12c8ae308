import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessageWords } from '../message.ts';
import { readMessage } from '../read-message.ts';
import { asksForChange } from './asks-for-change.ts';

describe('a change asked for in the form of a question', () => {
  test.each([
    ['can the voice be softer', 'part'],
    ['could the low end be a bit rounder?', 'part'],
    ['might the drums be a little quieter', 'part'],
    ['may the guitars come in a bit later', 'part'],
    ['can they be shorter songs', 'part'],
    ['could it have less reverb?', 'whole'],
    ['can this go on a bit longer', 'whole'],
    ['ok but could everything sound less polished', 'whole'],
    ['can it slow down a little', 'whole'],
  ])('%s', (text, of) => {
    expect(asksForChange(readMessageWords(text))).toBe(of);
  });

  test.each([
    'can this be shared',
    'can it be downloaded',
    'could the others hear it',
    'can the mix be saved for later',
    'could it have been played by her',
    'can it be another version',
    'could this be Chet Baker?',
    'can it be used on my computer',
    'will it be finished soon',
    'is the bass rounder on vinyl',
  ])('is not: %s', (text) => {
    expect(asksForChange(readMessageWords(text))).toBeNull();
  });

  test('goes on with the music', () => {
    const reading = readMessage(
      'can the bass be rounder? right now it has elbows',
      { brief: newBrief('focus', null), mix: { tracks: [] }, playing: true },
      { recognizeDistress, readSituation },
    );
    expect(reading.intent).toBe('refine');
  });

  test.each([
    ['also not the english songs, i translate them in my head', 'refine'],
    ['which languages do you have?', 'question'],
    ['this tune is annoying me, skip', 'play'],
    ['not ready to talk about that yet', 'smalltalk'],
    ['ok this goes hard', 'smalltalk'],
    ['lekker', 'smalltalk'],
  ] as const)('what is no question, and what is (%s): %s', (text, intent) => {
    const reading = readMessage(
      text,
      { brief: newBrief('calm', null), mix: { tracks: [] }, playing: true },
      { recognizeDistress, readSituation },
    ).complete(null);
    expect(reading.intent).toBe(intent);
  });
});
