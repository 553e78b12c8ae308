import { describe, expect, test } from 'vitest';
import { claimsInventedDeed } from './invented-deeds.ts';

describe('a sentence of a model', () => {
  test.each([
    'I have added some calm piano to your queue.',
    "I've saved a playlist for you.",
    'I’ve just put together a mix for your evening.',
    "I've gone ahead and created a playlist for your run.",
    'Playing now: something soft for a hard day.',
    'Now playing gentle guitar.',
    "I'm playing something quiet for you.",
    "Sorry to hear that, I'll play some slow songs.",
    'We have turned the volume down.',
    'Your playlist has been saved to your library.',
    'Everything is in your library now.',
    'Okay, added more piano!',
    "I've sent a message to your sister.",
    'I will remember that for next time.',
  ])('that claims a deed is known: %s', (sentence) => {
    expect(claimsInventedDeed(sentence)).toBe(true);
  });

  test.each([
    'That sounds heavy, and a slow piano may sit well beside it.',
    "Let's find something gentle for tonight.",
    'I found some calm music that may help.',
    'Here are a few playlists to keep you company.',
    "I'm so sorry for your loss; here is some quiet music.",
    'I hear you, and these songs take their time.',
    'You added so much to their lives, and music can hold that.',
    'I am glad you made it through the exam, so here is something bright.',
    'Music playing softly can ease a long day.',
    'I understand, long shifts wear you out, so let these songs carry you.',
    "I'm happy for you, let's celebrate with upbeat tunes.",
  ])('that claims none passes: %s', (sentence) => {
    expect(claimsInventedDeed(sentence)).toBe(false);
  });

  test('is looked at in time, however it is made', () => {
    const begun = performance.now();
    for (const unit of ['i ', "i've just ", 'i have been ', ', ']) claimsInventedDeed(unit.repeat(20_000));
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
