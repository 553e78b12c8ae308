import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';
import { begun, readers } from '../testing/said-after.ts';

const after = (text: string, brief = newBrief('happy', null)) => {
  const reading = readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);
  return { ...reading, reply: writeReply({ text, reading, before: brief, replyIds: [] })?.text ?? '' };
};
const valuesOf = (brief: ReturnType<typeof after>['brief']) => brief?.wanted.map(({ value }) => value);

test('how long a song may last is held beside what else is asked for, and said', () => {
  const { brief, reply, intent } = after('no screaming please, and nothing over 3 minutes');
  expect(intent).toBe('refine');
  expect(valuesOf(brief)).toEqual(['shorter than 3 minutes']);
  expect(brief?.avoided.map(({ value }) => value)).toEqual(['screaming']);
  expect(reply).toMatch(/songs shorter than 3 minutes/i);
});

test('the length that was told last holds, and that of the mix is another', () => {
  const short = after('shorter songs please').brief;
  expect(valuesOf(short)).toEqual(['shorter than 2.5 minutes']);
  const { brief } = after('nothing over 4 minutes', short ?? undefined);
  expect(valuesOf(brief)).toEqual(['shorter than 4 minutes']);
  const ten = after('just make it 10 short songs', brief ?? undefined).brief;
  expect(valuesOf(ten)).toEqual(['shorter than 4 minutes']);
  expect(ten?.length).toEqual({ tracks: 10 });
});

test('a first message may ask for it', () => {
  const brief = begun('ambient, long songs, at least 8 minutes');
  expect(brief?.length).toBeNull();
  expect(valuesOf(brief)).toEqual(['ambient', 'longer than 8 minutes']);
});
