import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { begun, readers, readWhilePlaying } from '../testing/said-after.ts';

const calm = newBrief('calm', null);
const values = (list: readonly { value: string }[] | undefined) => list?.map(({ value }) => value);

describe('what is complained of', () => {
  it.each([
    ['why do u always put songs about weather. i want rock', ['rock'], []],
    ['why is it always love songs. i want rock', ['rock'], ['romance']],
    ['last time you gave me techno, i hated it. calm piano', ['piano'], ['techno']],
    ['dont give me folk again like yesterday', [], ['folk']],
  ])('%s: is no wish of a first message', (text, wanted, avoided) => {
    const brief = begun(text);
    expect(values(brief?.wanted)).toEqual(wanted);
    expect(values(brief?.avoided)).toEqual(avoided);
  });

  it.each([
    'music is very sad. i want be strong for interview',
    'the songs are so sad',
    'this music is really gloomy',
  ])('is how it sounds: %s', async (text) => {
    const sad = newBrief('sad', null);
    expect((await readWhilePlaying(text, sad)).brief?.target.valence).toBeGreaterThan(sad.target.valence);
  });

  it('is nothing where it is praised', async () => {
    const sad = newBrief('sad', null);
    const { brief } = await readWhilePlaying('the music is very sad, and it is beautiful', sad);
    expect(brief?.target.valence).not.toBeGreaterThan(sad.target.valence);
  });

  it('is no running where the music runs', async () => {
    const { brief } = await readWhilePlaying('It is still running, running. Slow! I said quiet.', calm);
    expect(brief?.situation).toBeNull();
    expect(values(brief?.wanted)).toEqual(['slow']);
  });

  it('is no artist', async () => {
    const sad = newBrief('sad', null);
    const { brief } = await readWhilePlaying("Oh dear, that's very glum. A waltz please", sad);
    expect(brief?.like).toEqual([]);
    expect(brief?.target.valence).toBeGreaterThan(sad.target.valence);
  });

  it.each([
    [
      "You're a daft thing. I said it was glum and I did not like it. Happy dancing music, from long ago.",
      ['dancing', 'oldies'],
    ],
    ['I did not like it. Happy dancing music.', ['dancing']],
  ])('%s: the wish beside it is heard', async (text, wanted) => {
    const { brief, intent } = await readWhilePlaying(text, newBrief('sad', null));
    expect(intent).not.toBe('smalltalk');
    expect(values(brief?.wanted)).toEqual(wanted);
    expect(brief?.like).toEqual([]);
  });

  it.each([
    'why is it always me',
    'you always say that',
    'why do you always ask how I feel',
    'you always play the best songs',
    'they always play techno at the cafe, i want some',
    'more techno? please',
  ])('%s: names no music, and bans none', async (text) => {
    expect((await readWhilePlaying(text, calm)).brief?.avoided).toEqual([]);
  });
});

describe('music that is named in dismay', () => {
  it.each([
    'techno again??',
    'more techno? no!',
    'is this techno? it is awful',
    'what is this techno rubbish',
    'why techno? i said guitar',
    'But that techno thing has gotta go',
  ])('%s: goes', async (text) => {
    const { brief } = await readWhilePlaying(text, calm);
    expect(values(brief?.wanted)).not.toContain('techno');
    expect(values(brief?.avoided)).toContain('techno');
  });

  it('is wished where it is what is not there', async () => {
    const { brief } = await readWhilePlaying("That's energy music, not a jazz trio. Jazz. Piano.", calm);
    expect(values(brief?.wanted)).toContain('jazz');
    expect(brief?.avoided).toEqual([]);
  });

  it.each([
    'jazz again please',
    'more techno? yes',
    'is this techno? i love it',
    'now they are screaming, success',
  ])('%s: is no dismay', async (text) => {
    expect((await readWhilePlaying(text, calm)).brief?.avoided).toEqual([]);
  });
});

describe('a change that went the wrong way', () => {
  it.each(['now its even louder', 'why did it get louder, i said quieter'])(
    '%s: is turned down',
    async (text) => {
      const { command } = await readWhilePlaying(text, calm);
      expect(command?.action).toBe('softer');
    },
  );

  it('is brighter where it got even sadder', async () => {
    const { brief } = await readWhilePlaying('it got even sadder now', calm);
    expect(brief?.target.valence).toBeGreaterThan(calm.target.valence);
  });
});

describe('one song only', () => {
  it.each(['End the evening with one piece only, piano, slow', 'piano, slow. just one song please'])(
    '%s: is as few as there can be',
    async (text) => {
      expect((await readWhilePlaying(text, calm)).brief?.length).toEqual({ tracks: 3 });
    },
  );

  it.each(['only one song is any good', 'just one song by Sade'])('%s: shortens nothing', async (text) => {
    expect((await readWhilePlaying(text, calm)).brief?.length).toBeNull();
  });
});

describe('something that is done away from', () => {
  it.each([
    'give me something like driving away from it all at night',
    'something for driving away from it all',
  ])('%s: is wished', async (text) => {
    const { brief } = await readWhilePlaying(text, calm);
    expect(values(brief?.wanted)).toEqual(['driving']);
  });

  it('is turned down where it is to be taken away', async () => {
    expect(values((await readWhilePlaying('take driving away', calm)).brief?.avoided)).toEqual(['driving']);
  });
});

describe('an artist who is missed', () => {
  it.each(['I see no Henrik Solvay. Is it impossible?', 'you have no Henrik Solvay'])(
    '%s: is wished, and not banned',
    async (text) => {
      const { brief } = await readWhilePlaying(text, calm);
      expect(brief).toMatchObject({ avoided: [], like: [{ kind: 'artist', name: 'Henrik Solvay' }] });
    },
  );

  it('is heard where the mix is to be of nobody else', async () => {
    const { brief } = await readWhilePlaying('I want mix only Henrik Solvay, please. One hour.', calm);
    expect(brief).toMatchObject({ like: [{ name: 'Henrik Solvay' }], length: { minutes: 60 } });
  });
});

describe('a song that is kept away', () => {
  it('goes by the first words of its title, and no artist is banned', () => {
    const mix = { tracks: [{ id: 'a', name: 'High Score Held by Mother', artist: 'Telex' }] };
    const reading = readMessage(
      'keep High Score far away from me',
      { brief: calm, mix, playing: true },
      { ...readers, recognizeDistress: () => ({ tier: 'none' }) },
    ).complete(null);
    expect(reading.edits).toEqual([{ op: 'drop', positions: [1] }]);
    expect(reading.brief?.avoided).toEqual([]);
  });
});

describe('children who are not there', () => {
  const around = newBrief('calm', null);
  it.each([
    "The kids aren't here though, no need for children around.",
    'no kids tonight, no need for children around',
    'the kids are with their dad this week',
  ])('%s: are let go, and no words are cleaned', async (text) => {
    const { brief } = await readWhilePlaying(text, { ...around, situation: 'children around' });
    expect(brief).toMatchObject({ situation: null, explicit: true });
  });
});

it('hears "quieter than before" as a change that went the wrong way', async () => {
  const { brief } = await readWhilePlaying("That's quieter than before. Cheerier, I said", calm);
  expect(brief?.target.energy).toBeGreaterThan(calm.target.energy);
  expect(brief?.target.valence).toBeGreaterThan(calm.target.valence);
});

describe('music of another time than the listener’s', () => {
  it.each(['ok but these r kinda old ppl music?? more like indie rock', 'this is my grandmas music lol'])(
    'is turned down: %s',
    (text) => {
      const { brief } = readMessage(text, { brief: calm, mix: null, playing: true }, readers).complete(null);
      expect(values(brief?.avoided)).toEqual(['1950s', '1960s', '1970s', '1980s']);
    },
  );

  it('stays where it is loved', () => {
    const text = "this is my dad's music, i love it";
    const { brief } = readMessage(text, { brief: calm, mix: null, playing: true }, readers).complete(null);
    expect(brief?.avoided).toEqual([]);
  });
});

describe('what the music is called in dismay', () => {
  it.each([
    ['ew what is this, polka?', ['polka']],
    ['why do i keep getting country', ['country']],
    ['why am I hearing bagpipes', ['bagpipes']],
  ])('is turned down: %s', (text, avoided) => {
    const { brief } = readMessage(text, { brief: calm, mix: null, playing: true }, readers).complete(null);
    expect(values(brief?.avoided)).toEqual(avoided);
  });

  it('leads sad music out of it', async () => {
    const sad = newBrief('sad', null);
    const { brief } = await readWhilePlaying('what is this, a funeral?', sad);
    expect(brief?.target.valence).toBeGreaterThan(sad.target.valence);
  });

  it('is only asked about otherwise', async () => {
    expect((await readWhilePlaying('what is this, jazz?', calm)).brief?.avoided).toEqual([]);
  });
});

describe('a wish in other words', () => {
  it.each([
    ['actually lively is a bit much for my feet. same happy but like after the guests are gone', 'less'],
    ['thats not oomph mate', 'more'],
  ])('%s: is of how lively it is', async (text, way) => {
    const before = newBrief('happy', null);
    const { energy } = (await readWhilePlaying(text, before)).brief?.target ?? before.target;
    expect(Math.sign(energy - before.target.energy)).toBe(way === 'more' ? 1 : -1);
  });

  it('takes a refusal back', async () => {
    const brief = { ...calm, avoided: begun('no running music')?.avoided ?? [] };
    const after = (await readWhilePlaying('I take back the no running. running music, 160', brief)).brief;
    expect(values(after?.avoided)).toEqual([]);
  });

  it('asks for what is sung in church', async () => {
    const text = "can you at least play something my nan would like, she's 84, from church";
    const { brief } = await readWhilePlaying(text, newBrief('sad', null));
    expect(values(brief?.wanted)).toEqual(['gospel']);
  });

  it('is none in what is told', async () => {
    const { brief } = await readWhilePlaying('the traffic is a bit much today', calm);
    expect(brief?.target).toEqual(calm.target);
  });
});
