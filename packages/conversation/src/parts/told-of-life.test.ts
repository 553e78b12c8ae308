import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';

const brief = begun('soul music');
const after = (text: string) =>
  readMessage(text, { brief, mix: null, playing: true }, readers).complete(null).brief;
const first = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null).brief;

describe('a number that is told', () => {
  test.each([
    'my father in law danced, at ninety! thats the mood',
    'She knew me today! For one minute she said my name',
    'For two hours we talked like before',
    'for twenty minutes my nan knew who I was',
    'I wake up at six, can you give me a calm start',
    'up at five again',
  ])('is no length: %s', (text) => {
    expect(after(text)?.length ?? null).toBeNull();
  });

  test.each([
    ['make it 50 minutes', { minutes: 50 }],
    ['bump it up to ninety', { minutes: 90 }],
    ['for one hour please', { minutes: 60 }],
    ['cap it at ninety', { minutes: 90 }],
    ["I've got forty minutes and I want to go mental in my kitchen", { minutes: 40 }],
  ])('where a length is asked for it is one: %s', (text, length) => {
    expect(after(text)?.length).toEqual(length);
  });
});

describe('what is told of a life', () => {
  test.each([
    ["combine's running. something for a long day, still guitars", 'running'],
    ['the washing machine is running and the house is quiet', 'running'],
    ['my nose is running all day', 'running'],
    ['she gave me a tip and a prayer for my children', 'meditation'],
    ['perdimos contra el último de la tabla', 'tabla'],
    ['he has been asleep since two hours of screaming', 'screaming'],
  ])('is no wish: %s', (text, value) => {
    for (const read of [after(text), first(text)])
      expect(read?.wanted.map((one) => one.value) ?? []).not.toContain(value);
  });

  test.each([
    ["combine's running. want something for a long day, still guitars", 'running'],
    ['the washing machine is running and the house is quiet', 'running'],
    ["I'm a 50 year old man and I'm shaking", 'children around'],
    ['I cried like a child in the car', 'children around'],
    ['she gave me a prayer for my children! God is generous', 'children around'],
    ['load shedding again, candles on, phone at 12%', 'birthday'],
  ])('is not what the music is for: %s', (text, situation) => {
    expect(first(text)?.situation).not.toBe(situation);
  });

  test.each([
    ['running music please', 'running'],
    ["I'm running in the park", 'running'],
    ['blowing out the candles on her cake', 'birthday'],
    ['my 5 year old wants to dance', 'children around'],
  ])('and this is: %s', (text, situation) => {
    expect(first(text)?.situation).toBe(situation);
  });
});
