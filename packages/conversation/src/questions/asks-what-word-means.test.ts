import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { explained } from '../replies/texts/explained-words.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readers } from '../testing/said-after.ts';
import { sayToMix } from '../testing/say-to-mix.ts';

describe('a word of music that is asked about', () => {
  test.each([
    ['And what is lo-fi, if I may ask? I do not know the word.', 'hip-hop'],
    ["what's a tarantella", 'whirling'],
    ["what is 'skank'??", 'off-beat'],
    ['what is a reel', 'dance in four'],
    ['what does afrobeat mean', 'Nigerian'],
    ['lofi is what exactly', 'hip-hop'],
    ["I don't know what highlife is", 'Ghana'],
    ['what even is dub', 'echo'],
    ['what are talking drums', 'West African'],
    ['So what is a kalimba, please?', 'thumb'],
    ['what is a veranda?', 'porch'],
  ])('is explained, and changes nothing: %s', (text, told) => {
    const { intent, keepsMusic, reply } = sayToMix(text);
    expect([intent, keepsMusic]).toEqual(['question', true]);
    expect(reply).toContain(told);
  });

  test('is shown where the mix has it', () => {
    expect(sayToMix('what is jazz?').reply).toContain('“Canoe With a Harp in It” and “Fog Signal”');
    expect(sayToMix('what is ska?').reply).toContain('none in this mix');
  });

  test('is explained before any music stands', () => {
    const text = 'what is highlife?';
    const reading = readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null);
    expect(reading).toMatchObject({ intent: 'question', brief: null });
    expect(writeReply({ text, reading, before: null, replyIds: [] })?.text).toContain('Ghana');
  });

  test.each(['what is lo-fi? play me some', 'some lo-fi please', 'what is country to you', 'what is love'])(
    'is none where something else is meant: %s',
    (text) => {
      expect(sayToMix(text).about).not.toBe('word');
    },
  );

  test.each(['jazz', 'slip jig', 'nocturne', 'pedal steel'])('has one sentence: %s', (word) => {
    expect(explained(word)).toMatch(/^[\p{Lu}][^.!?]{10,160}\.$/u);
  });
});
