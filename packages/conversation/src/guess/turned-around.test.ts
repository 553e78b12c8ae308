import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readWhilePlaying } from '../testing/said-after.ts';

const refused = (kind: 'artist' | 'genre', value: string) => ({
  ...newBrief('calm', null),
  avoided: [{ kind, value, matched: value }],
});
const banned = refused('artist', 'Henrik Solvay');

async function after(text: string, before = banned) {
  const reading = await readWhilePlaying(text, before);
  return { ...reading, reply: writeReply({ text, reading, before, replyIds: [] })?.text ?? '' };
}

describe('the opposite', () => {
  it.each([
    'Opposite, please. I love Henrik Solvay. Thank you for patience.',
    'no, the opposite',
    'opposite! i want him',
  ])('%s: the artist is welcome, and the mood stays', async (text) => {
    const { brief, reply } = await after(text);
    expect(brief).toMatchObject({ mood: 'calm', avoided: [], target: banned.target });
    expect(brief?.like).toEqual([{ kind: 'artist', name: 'Henrik Solvay' }]);
    expect(reply).toMatch(/sorry|mis|wrong|listen/i);
  });

  it.each([
    "that's the opposite of what i said",
    'you did the opposite',
    'wrong way round!',
    'you got that backwards',
  ])('%s: what was done goes', async (text) => {
    expect((await after(text)).intent).toBe('undo');
  });

  it('asks what is to be turned where it may be two things', async () => {
    const { keepsMusic, reply } = await after('the opposite please', refused('genre', 'jazz'));
    expect(keepsMusic).toBe(true);
    expect(reply).toMatch(/jazz.*\?/);
  });

  it('turns the mood where nothing else can be', async () => {
    const { brief } = await after('the opposite please', { ...banned, avoided: [] });
    expect(brief?.mood).toBe('energetic');
  });

  it.each([
    ['the opposite of calm please', 'energetic'],
    ['this is the opposite of calm', 'calm'],
  ])('%s', async (text, mood) => {
    expect((await after(text)).brief?.mood).toBe(mood);
  });

  it.each(['he did the opposite of what I said', 'my sister is the opposite'])(
    '%s: tells of somebody',
    async (text) => {
      expect((await after(text)).brief).toEqual(banned);
    },
  );
});
