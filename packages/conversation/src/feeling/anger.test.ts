import { type Brief, type MoodReading, moodTargets } from '@attune/contract';
import { readSituation } from '@attune/mood';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readWhilePlaying } from '../testing/said-after.ts';
import { angerPoint } from './anger.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
/** What a model mostly makes of an angry message. */
const wild: MoodReading = {
  mood: 'energetic',
  confidence: 0.9,
  source: 'embedded',
  probabilities: { happy: 0.02, sad: 0.05, energetic: 0.9, calm: 0.02, focus: 0.01 },
  valence: 0.8,
  energy: 0.85,
};

const read = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(wild).brief;

test.each([
  'my boss fired me and I am so angry',
  'I am furious',
  "I'm pissed off at my landlord",
  "they gave my promotion to somebody else, I'm fuming",
  'so angry right now, play something loud',
])('"%s" gets music that is loud and not glad', (text) => {
  expect(read(text)).toMatchObject({ mood: 'energetic', feeling: angerPoint, target: angerPoint });
});

test.each([
  'gym time, I am so pumped',
  'angry music for the gym',
  'raging metal please',
  'I am so excited, we leave tonight',
])('"%s" tells of no anger', (text) => {
  expect(read(text)?.target).toEqual(moodTargets.energetic);
});

test('who is angry and wants to calm down is led there from the anger', () => {
  expect(read('I am angry and want to calm down')).toMatchObject({
    path: 'shift',
    feeling: angerPoint,
    target: moodTargets.calm,
  });
});

test('another message of anger is no comfort for pain', () => {
  const before = read('I am furious');
  const next = readMessage(
    'so angry, I want to break something',
    { brief: before, mix: null, playing: false },
    readers,
  );
  expect(next.complete(wild).brief?.target.energy).toBeGreaterThan(0.7);
});

test.each(['calmer', 'a bit calmer', 'darker'])(
  'after "%s" that moves the mood nobody says that it stays',
  (text) => {
    const before = read('I am furious');
    const reading = readMessage(text, { brief: before, mix: null, playing: false }, readers).complete(null);
    const had: string[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const reply = writeReply({ text, reading, before, replyIds: had });
      if (reply === null) break;
      had.push(reply.id);
      if (reading.brief?.mood !== before?.mood) expect(reply.text).not.toMatch(/mood stays/i);
    }
  },
);

test.each([
  ['my landlord is selling the flat. ugh. something loud', angerPoint],
  ['boss screamed at me, need something heavy', angerPoint],
  ['something loud please', moodTargets.energetic],
  ['friday at last! something loud', moodTargets.energetic],
])('loud music for what hurts is not bright: %s', (text, target) => {
  expect(read(text)?.target).toEqual(target);
});

test('angry music after what hurts is not bright', async () => {
  const left: Brief = { ...newBrief('sad', null), situation: 'heartbreak' };
  expect((await readWhilePlaying('angry music', left)).brief?.target).toEqual(angerPoint);
  expect((await readWhilePlaying('angry music', newBrief('happy', null))).brief?.target).not.toEqual(
    angerPoint,
  );
});
