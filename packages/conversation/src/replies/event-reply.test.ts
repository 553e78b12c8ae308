import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import type { ConversationReading } from '../read-message.ts';
import { begun, readWhilePlaying } from '../testing/said-after.ts';
import { writeReply } from './write-reply.ts';

const told = (text: string, replyIds: readonly string[] = []) => {
  const brief = newBrief('calm', null);
  const reading: ConversationReading = {
    ...{ intent: 'smalltalk', language: 'en', edits: [], changes: [] },
    ...{ brief, keepsMusic: true, isTold: true },
  };
  return writeReply({ text, reading, before: brief, replyIds });
};

describe('what surely happened', () => {
  test('is answered as that, with its own words', () => {
    expect(told('got 91 in biology!!')?.text).toMatch(/91 in biology/);
    expect(told('first hug from my dad in three years')?.text).toMatch(/hug/);
    expect(told('My late wife Rosa never liked the trumpet but she listened')?.text).toMatch(/Rosa/);
  });

  test('is never answered twice alike in a conversation', () => {
    const had: string[] = [];
    const said = new Set<string>();
    for (let turn = 0; turn < 6; turn += 1) {
      const reply = told('the surgeon came, she is awake!', had);
      expect(reply).not.toBeNull();
      expect(said).not.toContain(reply?.text);
      said.add(reply?.text ?? '');
      had.push(...(reply?.id.split('+') ?? []));
    }
  });

  test('is congratulated on with what is hard about it', () => {
    expect(told('i got the job, but now i am scared')?.text.match(/[.!](?= |$)/g)?.length).toBeGreaterThan(1);
  });
});

describe('the music', () => {
  test('turns glad by what resolves the trouble it plays for', async () => {
    const before = begun('waiting for news, so worried about my dad');
    expect(before).not.toBeNull();
    if (before === null) return;
    const after = await readWhilePlaying('the operation went well!!', { ...before, situation: 'worry' });
    expect(after.brief?.mood).toBe('happy');
    expect(after.brief?.situation).not.toBe('worry');
  });

  test('is not turned by the same where it is glad already', async () => {
    const after = await readWhilePlaying('boss brought pizza for everyone', newBrief('happy', null));
    expect(after.keepsMusic).toBe(true);
  });

  test('keeps awake who works at night', () => {
    expect(begun('night shift at the depot, five hours to go')).toMatchObject({ mood: 'happy' });
    expect(begun('home from my night shift, need sleep')?.mood).not.toBe('happy');
  });

  test('is for no new love where a brother rings since the funeral', async () => {
    const mourning = { ...newBrief('sad', null), situation: 'grief' as const };
    const after = await readWhilePlaying(
      'he rang. first time in three years. we talked about the car',
      mourning,
    );
    expect(after.brief).toMatchObject({ mood: 'happy', situation: null });
  });

  test('mourns no firm, and nobody who is not dead', async () => {
    expect(begun('my startup just died')?.situation).not.toBe('grief');
    const mourning = { ...newBrief('sad', null), situation: 'grief' as const };
    expect((await readWhilePlaying('nobody died, it was the shop', mourning)).brief?.situation).toBeNull();
  });
});
