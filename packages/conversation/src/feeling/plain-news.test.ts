import type { Mood, Situation } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readWhilePlaying } from '../testing/said-after.ts';

const after = (text: string, mood: Mood, situation: Situation | null = null) =>
  readWhilePlaying(text, { ...newBrief(mood, null), situation });

describe('news in a later message', () => {
  it.each<[string, Mood, Situation | null, Mood]>([
    ['They ate EVERYTHING. She asked for the recipe!!!', 'calm', 'cooking', 'happy'],
    ['Exam is finish! I think I did okay!! I eat ramen with my friend', 'calm', 'exams', 'happy'],
    ['she just sent me a picture of her desk. im smiling now', 'sad', null, 'happy'],
    ['He stayed till two. He played me a song. I feel nineteen', 'calm', 'date', 'happy'],
    ["we're back from the vet. he's gone. it was quick", 'happy', 'summer', 'sad'],
    ['she just texted me sorry. crying now ugh', 'energetic', 'anger', 'calm'],
  ])('%s turns the music', async (text, mood, situation, then) => {
    const { brief, asks } = await after(text, mood, situation);
    expect(brief?.mood).toBe(then);
    expect(asks).toBeUndefined();
  });

  it('ends what the music was for', async () => {
    const { brief } = await after('we finished eating', 'happy', 'cooking');
    expect(brief?.situation).toBeNull();
  });

  it('keeps joy where somebody only goes on their way', async () => {
    const { brief } = await after(
      "I turned the key. I'm driving home. My husband doesn't know yet. 20 minutes to the house",
      'happy',
      'illness',
    );
    expect(brief?.mood).toBe('happy');
  });

  it('mourns nobody who died long ago', async () => {
    const { brief } = await after(
      'My wife died 2 years ago but tomorrow is only a truck and a road. Guitars, some rhythm',
      'energetic',
    );
    expect(brief).toMatchObject({ mood: 'energetic', situation: null });
  });

  it.each<[string, Mood]>([
    ['my mum passed the jam', 'happy'],
    ['the cat sits on the windowsill', 'calm'],
    ['he is making tea', 'sad'],
  ])('%s keeps the music', async (text, mood) => {
    expect(await after(text, mood)).toMatchObject({ keepsMusic: true });
  });
});

describe('a trouble that is over', () => {
  it.each<[string, Situation]>([
    ['anger is over. I baked a cake. sweet songs for my mother please', 'anger'],
    ['ok Let it burn down is not how I want to say sorry to my mother. Something sweet', 'anger'],
    ['calmed down now. something sweet', 'anger'],
    ["i'm over him now. disco", 'heartbreak'],
  ])('leaves the music that was made for it: %s', async (text, situation) => {
    const { brief } = await after(text, situation === 'anger' ? 'energetic' : 'sad', situation);
    expect(brief?.situation).toBeNull();
    expect(brief?.mood).not.toBe(situation === 'anger' ? 'energetic' : 'sad');
  });
});
