import type { Brief, Situation } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readWhilePlaying } from '../testing/said-after.ts';

const readers = { recognizeDistress, readSituation };
const briefOf = (mood: Brief['mood'], situation: Situation | null = null): Brief => ({
  ...newBrief(mood, null),
  situation,
  wanted: [{ kind: 'instrument', value: 'piano', matched: 'piano' }],
});
const read = (before: Brief, text: string) =>
  readMessage(text, { brief: before, mix: null, playing: false }, readers).complete(null);

describe('what goes on with the story keeps the music', () => {
  test.each([
    ['calm', 'date', 'he just texted he is running 40 min late'],
    ['calm', 'falling asleep', 'she shut her eyes, finally'],
    ['happy', 'date', 'he brought his mother'],
    ['energetic', null, 'the neighbours are at the window'],
    ['calm', null, 'the kettle is on'],
    ['focus', 'coding', 'my tea has gone cold'],
    ['calm', 'illness', 'the nurse just winked at me'],
    ['sad', 'heartbreak', 'my sister is on her way over'],
    ['happy', 'cooking', 'my mum says I should wear socks'],
    ['energetic', 'travel', 'we just passed Lyon'],
    ['calm', null, 'I might actually go outside'],
    ['calm', null, 'the postman finally came'],
    ['calm', null, 'omg this is SO good'],
  ] as const)('(%s, %s) %s', (mood, situation, text) => {
    const before = briefOf(mood, situation);
    const reading = read(before, text);
    expect(reading).toMatchObject({ brief: before, changes: [], keepsMusic: true });
    expect(['smalltalk', 'mood']).toContain(reading.intent);
    const reply = writeReply({ text, reading, before, replyIds: [] })?.text ?? '';
    expect(reply).not.toMatch(/which way|another mood|turn it/i);
    expect(reply).not.toBe('');
  });
});

describe('a feeling or news begins anew', () => {
  test.each([
    ['calm', null, 'we won!!'],
    ['happy', null, 'my dog died yesterday'],
    ['calm', 'date', 'ok she cancelled'],
    ['energetic', 'sports match', 'we lost 7-0'],
    ['happy', null, 'rough day at work'],
    ['calm', null, 'I got the job'],
    ['happy', 'party', 'my grandma is in hospital'],
    ['calm', null, 'so excited for tonight'],
    ['happy', null, 'now I am furious'],
    ['energetic', null, 'exhausted'],
    ['calm', 'cooking', "they're here, it's a party now"],
    ['happy', null, 'he dumped me'],
    ['happy', null, "I'm upset"],
    ['calm', null, 'my boyfriend broke up with me'],
    ['calm', null, "it's my birthday!"],
    ['calm', null, 'i hate my job'],
    ['energetic', null, 'im grieving'],
  ] as const)('(%s, %s) %s', (mood, situation, text) => {
    expect(read(briefOf(mood, situation), text).keepsMusic).toBeUndefined();
  });
});

describe('what sounds wished is not taken for talk', () => {
  test.each(['no high notes', 'a bit of hope please', 'dustier', "I don't want any words in it"])(
    '%s',
    (text) => {
      expect(read(briefOf('calm'), text).intent).not.toBe('smalltalk');
    },
  );
});

test('who may be in danger is never told that the music stays', () => {
  const worried = {
    ...readers,
    recognizeDistress: () => ({ tier: 'possible' as const, language: 'en' as const }),
  };
  const reading = readMessage(
    'he is here again',
    { brief: briefOf('happy'), mix: null, playing: false },
    worried,
  );
  expect(reading.complete(null).brief?.mood).not.toBe('happy');
});

describe('news that all is well turns from nerves and trouble', () => {
  test.each([
    'it went so well',
    'we did it!',
    'WE FOUND HIM he was in the shed',
    'they said it is benign',
    'she said yes!!',
  ])('%s', (text) => {
    expect(read(briefOf('calm', 'worry'), text)).toMatchObject({ intent: 'mood' });
    expect(read(briefOf('calm', 'worry'), text).keepsMusic).toBeUndefined();
  });

  test.each(['we found him dead in the garden', 'they found her body', 'i found them in bed together'])(
    '%s does not',
    (text) => {
      expect(read(briefOf('sad', 'worry'), text).brief?.mood).not.toBe('happy');
    },
  );
});

describe('a trouble of now is news, whatever the music was for', () => {
  test.each([
    'he broke up with me',
    'she just left me',
    "i'm a bit down now",
    'feeling a bit low',
    "i'm crying now",
  ])('%s', async (text) => {
    const { intent, brief } = await readWhilePlaying(text, briefOf('happy'));
    expect([intent, brief?.mood]).toEqual(['mood', 'sad']);
  });

  test('who laughs is not sad, and who feels a bit happy asks for no less', async () => {
    expect((await readWhilePlaying("haha i'm crying", briefOf('happy'))).brief?.mood).toBe('happy');
    const { brief } = await readWhilePlaying('feeling a bit happy', briefOf('calm'));
    expect(brief?.target.valence).toBeGreaterThan(newBrief('calm', null).target.valence);
  });
});

test('who does not come was what the music was for', async () => {
  const date = briefOf('happy', 'date');
  expect((await readWhilePlaying('he just texted he cant come', date)).brief?.mood).toBe('sad');
  expect((await readWhilePlaying('he just texted he is coming', date)).brief?.mood).toBe('happy');
});
