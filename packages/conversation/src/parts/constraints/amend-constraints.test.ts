import type { Brief } from '@attune/contract';
import { expect, test } from 'vitest';
import { applyChanges } from '../../brief/apply-changes.ts';
import { newBrief } from '../../brief/new-brief.ts';
import { readMessage } from '../../read-message.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation: () => null };

const read = (text: string, brief: Brief | null = null) =>
  readMessage(text, { brief, mix: null, playing: false }, readers).complete(null);
const valuesOf = (list: Brief['wanted'] | undefined) =>
  list?.map(({ value, soft }) => (soft === true ? `less ${value}` : value));
const sidesOf = (brief: Brief | null) => [valuesOf(brief?.wanted), valuesOf(brief?.avoided)];

test.each([
  ['I hate rap but love hip hop', ['hip-hop'], []],
  ['I love hip hop but hate rap', ['hip-hop'], []],
  ['I hate rap, I love hip hop', ['hip-hop'], []],
  ['I hate hip hop but love rap', ['hip-hop'], []],
  ['she hates rap but I love hip hop', ['hip-hop'], []],
  ['hip hop without rap', ['hip-hop'], []],
  ['no rap, hip hop please', ['hip-hop'], []],
  ['hip hop, no rap', ['hip-hop'], []],
  ['I hate techno but love house', ['house'], ['techno']],
  ["I can't stand country but adore folk", ['folk'], ['country']],
  ['not a fan of rock but really into soul', ['soul'], ['rock']],
  ['I hate punk yet love garage rock', ['garage rock'], ['punk']],
])('"%s" wants %j and avoids %j', (text, wanted, avoided) => {
  expect(sidesOf(read(text).brief)).toEqual([wanted, avoided]);
});

test.each([
  ['I hate metal but love heavy metal', ['heavy metal'], ['less metal']],
  ['I love smooth jazz but hate jazz', ['smooth jazz'], ['less jazz']],
  ['no guitar but some acoustic guitar', ['acoustic guitar'], ['less guitar']],
])('"%s" leaves in what is a kind of what is avoided', (text, wanted, avoided) => {
  expect(sidesOf(read(text).brief)).toEqual([wanted, avoided]);
});

test.each([
  ['I like jazz but no jazz today', [], ['jazz']],
  ['hip hop please. actually no rap', [], ['hip-hop']],
  ['I love hip hop but no rap tonight', [], ['hip-hop']],
  ['no jazz, jazz reminds me of him', [], ['jazz']],
  ['no rap please, hip hop reminds me of him', [], ['hip-hop']],
  ['no rap, my son had hip hop on all day', [], ['hip-hop']],
  ['I love metal but hate death metal', ['metal'], ['death metal']],
  ['I hate my job but love country walks', [], []],
  ['I hate my flat but love house parties', [], []],
])('"%s" still wants %j and avoids %j', (text, wanted, avoided) => {
  expect(sidesOf(read(text).brief)).toEqual([wanted, avoided]);
});

test('between messages the later wish wins over what it is a kind of, and the other way round', () => {
  const without = read('no metal').brief;
  const { brief, changes } = read('heavy metal please', without);
  expect(sidesOf(brief)).toEqual([['heavy metal'], ['less metal']]);
  expect(without && applyChanges(without, changes)).toEqual(brief);
  expect(sidesOf(read('no more metal', brief).brief)).toEqual([[], ['metal']]);
});

test('"no guitar, she played guitar" takes no refusal back', () => {
  const brief = newBrief('sad', null);
  expect(sidesOf(read('no guitar, she played guitar', brief).brief)).toEqual([[], ['guitar']]);
});
