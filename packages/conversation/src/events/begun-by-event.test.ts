import { createEmbeddedClassifier } from '@attune/mood';
import { beforeAll, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

let classifier: ReturnType<typeof createEmbeddedClassifier>;
beforeAll(() => {
  classifier = createEmbeddedClassifier();
});

async function begun(text: string) {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const feeling = pending.feelingText === null ? null : await classifier.classify(pending.feelingText);
  return pending.complete(feeling);
}

test.each([
  ['I had a row with my aunt about a spoon. A spoon!! I am 60 and I slammed the door', ['energetic']],
  ['thirty years, and I signed the divorce papers today. I feel light as a feather', ['happy']],
  ['first shift at the bakery tomorrow and im terrified, also my gran is proud haha', ['calm']],
  ['i have exam tomorow and my heart go very fast', ['calm']],
  ['I am painting the nursery, two we lost. I am happy but I hold my breath', ['calm']],
  ['12 hour night shift finish now, legs are dead but head can not sleep', ['calm']],
  ['my ex is getting remarried, my nails are done and I am NOT going to look', ['energetic']],
  ['they passed me over for Marcus. I want the kind of smug revenge walk home music. swagger', ['energetic']],
  ['it is a grand day, cutting hay until dark', ['happy']],
  [
    "ok so basically my best friend is going out with the boy i like and she KNEW. i'm 14 and my life is over",
    ['sad'],
  ],
  ['my sister slept with my husband. nine years', ['sad', 'energetic']],
  ["we're driving to the tangi for my koro, whole whanau in the van, 6 hrs to go", ['sad']],
  ['I stopped drinking 100 days ago today. Nobody to tell so I tell you', ['happy']],
  ['forty days without a cigarette', ['happy']],
  ['A customer just shouted at me one hour about the price. I want to calm before the next one', ['calm']],
])('what is told begins the music as it was: %s', async (text, moods) => {
  const { brief, asks } = await begun(text);
  expect(moods).toContain(brief?.mood);
  expect(asks).toBeUndefined();
});

test('music for the second half of the night is awake, and no louder than it is asked to be', async () => {
  expect(
    (await begun('third night on the road, my mate sleeps. need awake music, not head pain music')).brief,
  ).toMatchObject({ mood: 'focus', wanted: [] });
  expect((await begun('gritting roads till five. something that keeps me sharp')).brief?.mood).toBe(
    'energetic',
  );
});

test('a time that was spent is no length of the music', async () => {
  expect(
    (await begun('fixed the harvester eight hours alone in the frost, now sauna. something')).brief?.length,
  ).toBeNull();
  expect((await begun('12 hour night shift finished at last, something soft')).brief?.length).toBeNull();
});

test('counted animals are no band', async () => {
  expect(
    (await begun('We sold the cows yesterday. Forty-one animals, and the barn is quiet')).brief?.like,
  ).toEqual([]);
});
