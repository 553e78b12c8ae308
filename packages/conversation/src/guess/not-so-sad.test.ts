import type { Mood } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };
const read = (text: string, mood: Mood, situation: 'grief' | 'sleeplessness' | null = null) => {
  const wanted =
    situation === 'sleeplessness' ? [{ kind: 'activity', value: 'sleep', matched: 'sleep' }] : [];
  const brief = { ...newBrief(mood, null), situation, wanted } as ReturnType<typeof newBrief>;
  return readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);
};

describe('sad music that is to be brighter', () => {
  test.each([
    "I didn't ask for tears",
    'no crying before pudding, I said!',
    "you've started on the crying",
    'why is it so sad?',
    'no crying please, she would hate it',
  ])('was heard wrongly: %s', (text) => {
    const reading = read(text, 'sad', 'grief');
    expect(reading.owns).toBe('sad');
    expect(reading.brief?.mood).not.toBe('sad');
  });

  test.each(["I can't stop crying", 'why do I cry so much', 'I was crying all morning'])(
    'is not asked for by who cries: %s',
    (text) => {
      expect(read(text, 'sad', 'grief').owns).toBeUndefined();
    },
  );
});

describe('what is said against the music', () => {
  test.each(['not calm', 'not calm, strong', 'You make it calm? I asked tango, only tango.'])(
    'is taken back: %s',
    (text) => {
      expect(read(text, 'calm')).toMatchObject({ owns: 'calm' });
    },
  );

  test('turns nothing down that is only to be more of it', () => {
    expect(read('not calm enough', 'calm').owns).toBeUndefined();
  });

  test.each(['cheerful but not stupid', 'Keep me company, cheerful but not stupid.', 'strong and cheerful'])(
    'leaves it as glad as it is asked for: %s',
    (text) => {
      expect(read(text, 'calm').brief).toMatchObject({ mood: 'happy', target: { valence: 0.8 } });
    },
  );

  test('who is up and wants it cheerful sleeps no more', () => {
    const { brief } = read('I want strong and cheerful, not sleep!', 'calm', 'sleeplessness');
    expect(['happy', 'energetic']).toContain(brief?.mood);
    expect(brief).toMatchObject({ situation: null, wanted: [] });
  });
});

test('happy music goes that was never meant', () => {
  expect(read("i didn't mean happy happy", 'happy')).toMatchObject({ owns: 'happy' });
});
