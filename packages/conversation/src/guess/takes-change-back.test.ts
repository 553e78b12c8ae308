import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { writeReply } from '../replies/write-reply.ts';
import { readWhilePlaying } from '../testing/said-after.ts';

const before = newBrief('energetic', null);

async function after(text: string) {
  const reading = await readWhilePlaying(text, before);
  return { ...reading, reply: writeReply({ text, reading, before, replyIds: [] })?.text ?? '' };
}

const owning = /\b(?:sorry|misread|misreading|mistake|wrong|listen)\b/i;

describe('a change that is taken back', () => {
  it.each([
    'noooo put it back!! i was only asking 😭 no words remember',
    'bring dem back. it was just a question',
    'i was only asking',
    'I did not ask you to remove it',
    'why did you remove it? It was good',
    'No no, you took my Auntie away! That was the one I liked. Put her back at the top please.',
    'you destroyed it',
    'you made it worse',
    'you dropped the wrong one',
  ])('%s: goes, and the mistake is owned', async (text) => {
    const { intent, undo, reply } = await after(text);
    expect([intent, undo]).toEqual(['undo', 1]);
    expect(reply).toMatch(owning);
  });

  it.each([
    'the old one. with the dub',
    'the mix from before',
    'give me back my old songs',
    'hang on, put it how it was',
  ])('%s: goes, and nobody is to blame', async (text) => {
    const { intent, reply } = await after(text);
    expect(intent).toBe('undo');
    expect(reply).not.toMatch(owning);
  });

  it('tells what else was wished that it is left', async () => {
    const { intent, reply } = await after('wrong way round. put it back. throw out the reggae');
    expect(intent).toBe('undo');
    expect(reply).toMatch(/again|once more/);
  });

  it('goes back to the beginning', async () => {
    expect((await after('give me back the first mix')).undo).toBeGreaterThan(1);
  });

  it.each([
    "don't put it back",
    'bring back the eighties',
    'why did you change my life',
    'i was just asking for something with more jazz',
    'I want him back',
    'put some jazz back in',
    'take me back to the 80s',
    'we went back to the old place',
    "false alarm, he's gone. put it back on",
    'Lovely. Now a few with singers, but the old ones, 1940s.',
  ])('%s: is no step back', async (text) => {
    expect((await after(text)).intent).not.toBe('undo');
  });
});
