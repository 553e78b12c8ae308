import type { Brief, Mood, Situation } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readWhilePlaying } from '../testing/said-after.ts';

const heard = (mood: Mood, situation: Situation | null = null): Brief => ({
  ...newBrief(mood, null),
  situation,
});

async function after(before: Brief, text: string) {
  const reading = await readWhilePlaying(text, before);
  const reply = writeReply({ text, reading, before, replyIds: [] })?.text ?? '';
  return { ...reading, reply };
}

describe('a wrong guess', () => {
  it.each<[string, Mood, Situation]>([
    ["I'm not heartbroken", 'sad', 'heartbreak'],
    ['No heartbreak. Peaceful. Alone.', 'sad', 'heartbreak'],
    ["it's not a reunion, bless you", 'happy', 'reunion'],
    ['who said divorce?', 'sad', 'heartbreak'],
    ['I was never really angry', 'energetic', 'anger'],
    ['please no anger', 'energetic', 'anger'],
    ['why says anger', 'sad', 'anger'],
    ["it's NOT CANCER!!", 'sad', 'illness'],
    ['nobody mentioned a wedding', 'happy', 'wedding'],
    ['this has nothing to do with a breakup', 'sad', 'heartbreak'],
    ['Why are there still heartbreak songs?', 'sad', 'heartbreak'],
    ['can you please take away the grief', 'sad', 'grief'],
    ["we aren't celebrating, we are working", 'happy', 'celebration'],
  ])('%s: what it was about is gone', async (text, mood, situation) => {
    const { brief, reply } = await after(heard(mood, situation), text);
    expect(brief?.situation).not.toBe(situation);
    expect(reply).toMatch(/\b(?:mistake|misread|wrong|right|sorry|misreading)\b/i);
  });

  it.each<[string, Mood]>([
    ['It keeps saying Sad. Could you explain why you think I am sad?', 'sad'],
    ['change it off sad, it is sunny out', 'sad'],
    ['I am rather proud than sad', 'sad'],
    ['you still have me down as sad over there', 'sad'],
    ["No!! Not sad, I'm healthy!", 'sad'],
    ['It is not sad music for me. It is like quiet sea', 'sad'],
    ["Let-down?? Son, I'm cleared. I'm flying!", 'sad'],
    ['Eh? Quiet?? It is a party, love!', 'calm'],
    ['No more calm then, everyone is laughing', 'calm'],
    ['what?? no im not happy, im so mad at her', 'happy'],
    ['It still says calm!!! LIVELY', 'calm'],
    ['Calm is wrong', 'calm'],
    ['not calm, today is a feast', 'calm'],
    ["sad isn't it", 'sad'],
  ])('%s: how they are is heard anew', async (text, mood) => {
    expect((await after(heard(mood), text)).brief?.mood).not.toBe(mood);
  });

  it.each<[string, Mood, Mood]>([
    ['not sad, we are celebrating', 'sad', 'happy'],
    ['no no, you misread. not cancer, it is good news', 'sad', 'happy'],
    ["I'm not ill, I want something peaceful", 'sad', 'calm'],
  ])('%s: the rest of the message tells', async (text, mood, then) => {
    const { brief, asks } = await after(heard(mood, 'illness'), text);
    expect(brief?.mood).toBe(then);
    expect(asks).toBeUndefined();
  });

  it('is none where it is said to be right', async () => {
    expect((await after(heard('calm'), 'calm is right')).brief?.mood).toBe('calm');
  });

  it('asks where nothing else is told, and keeps what was wished', async () => {
    const before: Brief = {
      ...heard('sad'),
      wanted: [{ kind: 'instrument', value: 'piano', matched: 'piano' }],
    };
    const { brief, asks } = await after(before, "I'm not sad");
    expect(asks).toContain('happy');
    expect(asks).not.toContain('sad');
    expect(brief?.wanted.map(({ value }) => value)).toEqual(['piano']);
  });

  it('hears the rest of an order to take it away', async () => {
    const { brief } = await after(
      heard('sad', 'heartbreak'),
      'Take away the heartbreak, please, and the singing',
    );
    expect(brief?.wanted.map(({ value }) => value)).toContain('instrumental');
  });

  it.each<[string, Mood, Situation | null]>([
    ["I'm not over the divorce", 'sad', 'heartbreak'],
    ['not so sad please', 'sad', null],
    ['my mother is not sad', 'sad', null],
    ['why am I so angry all the time', 'energetic', 'anger'],
    ['no breakup songs please', 'sad', 'heartbreak'],
    ['I am not only angry, I am furious', 'energetic', 'anger'],
    ['do you not do parties?', 'happy', 'party'],
    ['no worries', 'sad', 'worry'],
    ["I'm not nervous any more", 'sad', 'worry'],
    ["I'm not happy with this mix", 'happy', null],
    ['sad? yes, a bit', 'sad', null],
  ])('%s takes no guess back', async (text, mood, situation) => {
    expect((await after(heard(mood, situation), text)).owns).toBeUndefined();
  });
});
