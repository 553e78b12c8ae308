import { type Brief, type Mood, moodTargets } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { writeReply } from '../replies/write-reply.ts';
import { begun, readWhilePlaying } from '../testing/said-after.ts';

const led: Brief = { ...newBrief('happy', null), path: 'shift', feeling: moodTargets.sad };
const heard = (mood: Mood): Brief => newBrief(mood, null);

async function after(before: Brief, text: string) {
  const reading = await readWhilePlaying(text, before);
  return { ...reading, reply: writeReply({ text, reading, before, replyIds: [] })?.text ?? '' };
}

describe('how the music goes', () => {
  it.each([
    'please start happy from first song',
    'it starts still grey. only happy ones, no going from grey to happy',
    'why does it start with sad ones?',
    'Take the clouds away altogether. Just joy.',
    'please take away that fog and dark, I am not in the dark, I am in my kitchen',
    'Only happy ones, from the first to the last',
    'start with happy ones straight away please, nice gentle happy. none of the dreary',
    'still miserable duck. skip the rain bit',
    'And NO sad songs at all its a wedding',
    'JOY. Happy. From the first song. She is in the drawer dancing',
    'these are sad as a wet Monday. the gloves happy from song one',
    'But this is sad music, I just am free and it is strange',
    'too sad',
    'it starts at the bottom again. just give me the fast ones straight away with drums',
    'put the cheerful ones first',
    'this is too slow to start',
    'its way too sleepy to begin with',
  ])('%s: no way up from the dark', async (text) => {
    const { brief } = await after(led, text);
    expect(brief?.path).toBe('match');
    expect(brief?.feeling.valence).toBeGreaterThan(0.5);
  });

  it('says that it begins so now', async () => {
    const { reply } = await after(led, 'Take the clouds away altogether');
    expect(reply).toMatch(/happy/);
    expect(reply).toMatch(/first|begins|song one/);
  });

  it.each([
    'my dog died. it is so sad',
    'I am still sad',
    'not too sad I think',
    'it is not dark enough',
    'keep it slow from the start',
    'is number three sad?',
    'so sad that she is gone',
  ])('%s: the way stays', async (text) => {
    const { brief } = await after(led, text);
    if (brief?.mood === 'happy') expect(brief.path).toBe('shift');
  });

  it.each(['Take the clouds away altogether. Just joy.', 'only happy ones please'])(
    '%s: glad where it was sad',
    async (text) => {
      const { brief } = await after(heard('sad'), text);
      expect(brief).toMatchObject({ mood: 'happy', path: 'match' });
    },
  );

  it.each(['JOY. Happy. From the first song.', "I'd like the gloves happy from song one"])(
    '%s names no song',
    async (text) => {
      const { brief, edits } = await after(heard('sad'), text);
      expect(brief?.mood).toBe('happy');
      expect(edits).toEqual([]);
    },
  );

  it('makes no way up of one that is turned down', async () => {
    const { brief } = await after(heard('happy'), 'only happy ones, no going from grey to happy');
    expect(brief?.path).toBe('match');
  });

  it.each([
    'slower at first, we go up in the dark then the sun comes',
    'Dark first, then brighter and brighter. Up we go',
  ])('%s: from still to bright', async (text) => {
    const { brief } = await after(heard('happy'), text);
    expect(brief).toMatchObject({ mood: 'happy', path: 'shift' });
    expect(brief?.feeling.energy).toBeLessThan(0.3);
    expect(brief?.wanted).toEqual([]);
  });

  it.each([
    'put a slow one at the end for me and our Derek',
    'the PARTY for three hours, then one slow one at the end',
    'put one slow song last',
    'you forgot my teta song. one quiet one, last',
    'also one quiet moment at the end please',
    'end with something calm',
    'the last song should be a slow one',
    'one slow song at the END only',
  ])('%s: the party stays, and the truth is told', async (text) => {
    const { brief, reply } = await after(heard('energetic'), text);
    expect(brief).toMatchObject({ mood: 'energetic', path: 'match', wanted: [] });
    expect(reply).toMatch(/last|end/);
  });

  it.each([
    'start strong NOW',
    'Lament for the creamery?? I have 15 minutes man. start strong NOW',
    'begin with something powerful please',
  ])('%s: strong from the first song', async (text) => {
    const { brief, command } = await after({ ...led, situation: 'grief' }, text);
    expect(command).toBeUndefined();
    expect(brief?.path).toBe('match');
    expect(brief?.target.energy).toBeGreaterThan(0.7);
    expect(brief?.target.valence).toBeGreaterThan(0.5);
  });

  it('makes nothing slow of a first message either that wants one slow song last', () => {
    const brief = begun('energetic dance music for a wedding, and one slow song at the end');
    expect(brief?.mood).toBe('energetic');
    expect(brief?.wanted.filter(({ kind }) => kind === 'tempo')).toEqual([]);
  });

  it.each(['we heard one slow song last night', 'more like the last slow song'])(
    '%s: no song is to be the last',
    async (text) => {
      expect((await after(heard('energetic'), text)).says).not.toBe('unplaced');
    },
  );

  it.each([
    ['It is happy day, but also I cry for mama', 'sad'],
    ['Proud and hollow at the same time', 'sad'],
    ['I am very happy and very sad', 'happy'],
    ['bittersweet, I would say', 'happy'],
    ['I am between', 'sad'],
  ] as const)('%s lies in the middle', async (text, mood) => {
    const { brief } = await after(heard(mood), text);
    expect(brief?.target).toEqual({ valence: 0.5, energy: 0.35 });
  });

  it('makes what is too jolly stiller, and not darker', async () => {
    const { brief } = await after(
      heard('happy'),
      "it's a bit too jolly, my hands are still shaking, I want to just sit first",
    );
    expect(brief?.target.energy).toBeLessThan(0.3);
    expect(brief?.target.valence).toBe(moodTargets.happy.valence);
  });

  it('makes it quieter where darker is turned down', async () => {
    const { brief } = await after(heard('happy'), 'not darker! quieter. like a blanket');
    expect(brief?.target.energy).toBeLessThan(moodTargets.happy.energy);
    expect(brief?.target.valence).toBeGreaterThan(0.5);
  });

  it('makes what is like a funeral light and gentle', async () => {
    const { brief } = await after(
      heard('sad'),
      'Maybe something less funeral, like a morning with the window open',
    );
    expect(brief?.target.valence).toBeGreaterThan(0.6);
    expect(brief?.target.energy).toBeLessThan(0.5);
  });

  it.each(['something between jazz and blues', "I'm not happy and not sad", 'slow songs please'])(
    '%s says nothing of it',
    async (text) => {
      expect((await after(heard('calm'), text)).says).toBeUndefined();
    },
  );
});

describe('music that is where it was asked to be', () => {
  it('leads there from nowhere once more', async () => {
    const calm = newBrief('calm', null);
    const { brief } = await after({ ...calm, feeling: { valence: 0.37, energy: 0.77 } }, 'I need calm music');
    expect(brief?.path).toBe('match');
  });

  it('takes nothing back where its mood is named again', async () => {
    const gym = newBrief('energetic', null);
    const faster: Brief = { ...gym, target: { ...gym.target, energy: 0.94 } };
    const { brief } = await after(faster, 'fast and energetic please');
    expect(brief?.target.energy).toBeGreaterThanOrEqual(0.94);
  });

  it('is lively at once where the way up is found too slow', async () => {
    const gym = newBrief('energetic', null);
    const waking: Brief = { ...gym, path: 'shift', feeling: { valence: 0.52, energy: 0.25 } };
    expect((await after(waking, 'this is too slow to start')).brief?.path).toBe('match');
  });
});
