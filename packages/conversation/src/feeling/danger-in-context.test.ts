import type { Brief } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { gentleBrief } from '../brief/gentle-brief.ts';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const readers = { recognizeDistress, readSituation };
const tierIn = (brief: Brief | null, text: string) =>
  readMessage(text, { brief, mix: null, playing: false }, readers).distress.tier;

const glad = newBrief('energetic', null);

describe('beside music of who is well', () => {
  test.each([
    'bye',
    'goodbye',
    'bye bye',
    'ok thanks, bye!',
    'i have to go, bye',
    'ok bye then',
    'good night, see you tomorrow',
    'gotta run, talk later',
  ])('a farewell is one, and the music stays: %s', (text) => {
    const read = readMessage(text, { brief: glad, mix: null, playing: false }, readers);
    expect([read.distress.tier, read.intent]).toEqual(['none', 'smalltalk']);
  });

  test.each([
    "ok that's enough, calm me down now",
    'enough wallowing',
    'enough of this',
    "you don't get it",
    'maybe with some hope at the end',
    "i don't want to seem desperate",
    'God bless you, goodnight.',
    'ew no',
    "now that's music. she dont know nothing",
    "that one's bleak",
    "that'll do. thank you kindly.",
    'no I mean dead tired',
  ])('a word about the music is no danger: %s', (text) => {
    expect(tierIn(glad, text)).toBe('none');
  });

  test('a figure of speech beside a change of the music is answered gently at most', () => {
    expect(tierIn(glad, "ok too fast now i'm dying, back to the one before")).not.toBe('acute');
    expect(tierIn(glad, 'lol ok you took out everything I liked, undo')).toBe('none');
  });

  test.each([
    'goodbye everyone',
    'goodbye world',
    'goodbye forever',
    'this is goodbye',
    'i want to die',
    'i took them all',
    'no reason to go on',
    "i don't want to wake up",
    "i won't be here tomorrow",
  ])('danger stays danger: %s', (text) => {
    expect(tierIn(glad, text)).toBe('acute');
  });

  test.each([
    "there are marks i don't show anyone",
    'my wife beats me',
    "i can't tell anyone what happens at home",
    "my head's not a safe place",
    'sometimes the balcony looks at me',
    "it's ok if you forget me",
    'no more mornings for me please',
    "don't want to see another morning",
    'those thoughts again, you know which',
  ])('what somebody tells of themselves is never too faint: %s', (text) => {
    expect(tierIn(glad, text)).not.toBe('none');
  });

  test.each(['no hope left', 'i give up', 'nothing matters', 'without any hope', "i'm not ok"])(
    'what may be danger stays so: %s',
    (text) => {
      expect(tierIn(glad, text)).toBe('possible');
    },
  );
});

describe('what plainly speaks of the music or the mood', () => {
  test.each([
    "I don't want to stop",
    "we don't want to stop now",
    "I don't want to go back",
    "I don't want to be sad any more",
    "I don't want it to be sadder",
    "I don't want it any darker",
  ])('is no danger beside music of who is well: %s', (text) => {
    expect(tierIn(glad, text)).toBe('none');
  });

  test.each([
    "I don't want to be here any more",
    "I don't want to go on",
    "I don't want to stop cutting",
    "I don't want to be sad any more, I want to be gone",
    "I don't want it to be over slowly",
  ])('is not read into: %s', (text) => {
    expect(tierIn(glad, text)).not.toBe('none');
  });

  test('is taken more seriously after pain, and as alone after danger', () => {
    const sad = newBrief('sad', null);
    expect(tierIn(sad, "I don't want to stop")).toBe('acute');
    expect(tierIn(sad, "I don't want to be sad any more")).toBe('possible');
    expect(tierIn(gentleBrief(glad, []), "I don't want to be sad any more")).toBe('acute');
  });

  test.each([
    'music to wake up to',
    'keep it clean',
    "I can't stand Wagner, so keep it to Verdi and Puccini",
    'Softer than Rammstein, if such a thing exists',
  ])('is no danger said first: %s', (text) => {
    expect(tierIn(null, text)).toBe('none');
  });

  test('what is acute by its words alone, and hardly any danger, is answered gently', () => {
    expect(tierIn(null, 'my mum is seeing Tom Jones tonight and I have the kids')).toBe('possible');
  });

  test.each(["I don't want to wake up", 'play Hurt by Johnny Cash, it is the last thing I want to hear'])(
    'leaves what is danger said first: %s',
    (text) => {
      expect(tierIn(null, text)).not.toBe('none');
    },
  );
});

describe('of who told of pain', () => {
  const sad = newBrief('sad', null);

  test('a goodbye is answered gently, and as alone after danger', () => {
    expect(tierIn(null, 'bye')).toBe('acute');
    expect(tierIn(sad, 'bye')).toBe('possible');
    expect(tierIn(gentleBrief(glad, []), 'bye')).toBe('acute');
    expect(tierIn(sad, 'goodbye everyone')).toBe('acute');
  });

  test.each(['enough of this', 'enough'])('a few words weigh as much as alone: %s', (text) => {
    for (const brief of [sad, gentleBrief(glad, [])]) expect(tierIn(brief, text)).toBe(tierIn(null, text));
  });

  test('who mourns and was answered gently gets no card for going to bed', () => {
    const mourning = { ...gentleBrief(glad, []), situation: 'grief' as const };
    const leave = "I'll leave it there and go up to bed. God bless";
    expect(tierIn(mourning, leave)).toBe('possible');
    expect(tierIn(gentleBrief(glad, []), leave)).toBe('acute');
    expect(tierIn(mourning, 'i want to die')).toBe('acute');
  });

  test("who says they aren't sad is believed, but for who was in danger", () => {
    expect(tierIn(sad, "i'm not sad")).toBe('none');
    expect(tierIn(sad, 'no, i am really not upset')).toBe('none');
    expect(tierIn(sad, "i'm not sad, i'm empty")).toBe('possible');
    expect(tierIn(gentleBrief(sad, []), "i'm not sad")).toBe('possible');
  });
});
