import type { ShownMix, Situation } from '@attune/contract';
import { readSituation } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
const mix: ShownMix = {
  tracks: [
    { id: '1', name: 'In Paradisum', artist: 'Vesper' },
    { id: '2', name: 'Kitchen Window', artist: 'Ilse' },
  ],
};
const read = (text: string, mood: 'happy' | 'sad' | 'calm' = 'happy', situation: Situation | null = null) => {
  const before = { ...newBrief(mood, null), situation };
  const reading = readMessage(text, { brief: before, mix, playing: true }, readers).complete(null);
  const reply = writeReply({ text, reading, before, replyIds: [], mix: { shown: mix, has: [] } })?.text ?? '';
  return { ...reading, reply };
};

describe('going back', () => {
  test.each(['how you had it at the beginning was better', 'like at the start please'])(
    'goes as far as the page goes: %s',
    (text) => {
      expect(read(text)).toMatchObject({ intent: 'undo', undo: 20 });
    },
  );
  test('one step is one step', () => {
    expect(read('undo').undo).toBe(1);
  });
});

test.each([
  'save the party mix',
  'can i save the first mix, the party one, for saturday?',
  'keep this list for sunday',
])('who wants a mix kept is told how: %s', (text) => {
  const { intent, keepsMusic, reply } = read(text);
  expect({ intent, keepsMusic }).toEqual({ intent: 'question', keepsMusic: true });
  expect(reply).toMatch(/save/i);
});

test('"can we keep the guitar" saves no mix', () => {
  expect(read('can we keep the guitar').reply).not.toMatch(/My Playlists|press Save/);
});

test('what is said of a song happened to nobody', () => {
  const { brief } = read("In Paradisum is a funeral though, isn't it. Without that one.", 'calm');
  expect(brief?.situation).toBeNull();
});

test('what sounds like a funeral is to be lighter', () => {
  const { brief } = read('that first lot sounds like a funeral. accordion or fiddle', 'sad');
  expect(brief?.target.valence).toBeGreaterThanOrEqual(0.6);
  expect(brief?.wanted.map(({ value }) => value)).toEqual(['accordion', 'violin']);
});

test.each(['reggae haha. grandmother like it!', 'Drum and bass! No wonder my wipers were keeping up.'])(
  'what was told is said again, and is no wish: %s',
  (text) => {
    expect(read(text).brief?.wanted).toEqual([]);
  },
);

test('who comes to rest is not told that it is darker', () => {
  const { reply } = read('No, the cooking is finished! I am on the sofa with tea.', 'happy', 'cooking');
  expect(reply).not.toMatch(/darker/i);
});

test('how bright it is nobody spoke of who asked for a pace', () => {
  const { reply } = read('no brighter man just slow it down. heavy but slow, like doom', 'calm');
  expect(reply).not.toMatch(/brighter|darker/i);
});

test('the opposite of what is sung moves no mood', () => {
  const { brief } = read('opposite! yes singing, woman singer', 'calm');
  expect(brief).toMatchObject({ mood: 'calm', target: { energy: 0.15 } });
});

test.each(['I never wanted it happier. slower', "I didn't ask for louder, just warmer"])(
  'what was never asked for is not done: %s',
  (text) => {
    const { brief } = read(text, 'calm');
    expect(brief?.target.energy).toBeLessThanOrEqual(0.15);
    if (/happier/.test(text)) expect(brief?.target.valence).toBe(0.55);
  },
);

test('how long all of it goes on is told', () => {
  const { ofMix } = read('how long is all of this going to go on for?');
  expect(ofMix?.about).toBe('minutes');
});
