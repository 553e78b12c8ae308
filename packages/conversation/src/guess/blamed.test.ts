import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readWhilePlaying } from '../testing/said-after.ts';

const sad = newBrief('sad', null);
const calm = newBrief('calm', null);

async function after(text: string, before = calm) {
  const reading = await readWhilePlaying(text, before);
  return { ...reading, reply: writeReply({ text, reading, before, replyIds: [] })?.text ?? '' };
}

describe('fault that is found with nothing in particular', () => {
  it.each([
    'wrong again',
    "you're not listening",
    'you misunderstood me',
    'you ignored what i said',
    'i said it twice now',
    'listen to me!!',
    'you kept the wrong one',
    'no no, thats not what i asked',
  ])('%s: changes nothing, is owned, and one thing is asked', async (text) => {
    const { keepsMusic, brief, reply } = await after(text);
    expect(keepsMusic).toBe(true);
    expect(brief).toEqual(calm);
    expect(reply).toMatch(/\b(?:sorry|misread|misreading|mistake|wrong|listen)\b/i);
    expect(reply.match(/\?/g) ?? []).toHaveLength(/\?/.test(reply) ? 1 : 0);
  });

  it.each(['wrong, I said jazz', "that's not what I asked, less drums"])(
    '%s: says what, and gets it',
    async (text) => {
      expect((await after(text)).changes.length).toBeGreaterThan(0);
    },
  );

  it.each(['everything went wrong at work', 'he never listens to me'])('%s: is of life', async (text) => {
    expect((await after(text)).asksWhat).toBeUndefined();
  });
});

describe('a funeral that is none', () => {
  it('is no music for the dead where nobody died', async () => {
    const { brief } = await after('lol frost requiem? nobody died man. just the company', {
      ...sad,
      situation: 'grief',
    });
    expect(brief?.situation).toBeNull();
    expect(brief?.target.valence).toBeGreaterThan(0.4);
  });

  it('is a happy night where that is told', async () => {
    const { brief } = await after('no this is divorce music!! it is a happy night', sad);
    expect(brief?.mood).toBe('happy');
  });
});
