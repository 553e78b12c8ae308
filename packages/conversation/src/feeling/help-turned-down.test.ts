import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';
import { begun, readers } from '../testing/said-after.ts';

const brief = begun('I want to die');

/** What comes of a message under the open card of help. */
function underCard(text: string, helpOpen = true) {
  const pending = readMessage(text, { brief, mix: null, playing: true, helpOpen }, readers);
  const reading = pending.complete(null);
  const { tier } = pending.distress;
  const { intent, ofHelp, wanted } = { ...reading, wanted: reading.brief?.wanted.map(({ value }) => value) };
  const reply =
    tier === 'none' ? writeReply({ text, reading, before: brief, replyIds: [] })?.text : undefined;
  return { tier, intent, closes: ofHelp?.closes, wanted, reply, keepsMusic: reading.keepsMusic };
}

describe('who plainly says that the card of help was a misreading', () => {
  test.each([
    "that was a misunderstanding, I'm fine, it was about my phone dying",
    "close that please, I'm okay",
    'can you get rid of the emergency thing on the screen, im ok',
    'im not suicidal lol, it was a joke about my phone',
    'you misread me, all is well here',
    "false alarm, we're fine. sorry!",
    "no no, it's a song by Queen, I'm good",
    'Nobody died, you took it wrong. Please take the card away.',
    'oops, poor choice of words, sorry for the scare, all fine',
    "please stop showing me this card, I'm well",
    "I don't need a helpline, I am in no danger, thank you dear",
  ])('has it closed, and is told that it can come back: %s', (text) => {
    const { tier, closes, keepsMusic, reply } = underCard(text);
    expect({ tier, closes, keepsMusic }).toEqual({ tier: 'none', closes: true, keepsMusic: true });
    expect(reply).toMatch(/(?:put away|closed|put the card away).*(?:one press|button)/);
  });

  test('is told of no card where none stands open', () => {
    const { closes, reply } = underCard("why do i get a helpline, i'm fine", false);
    expect(closes).toBeUndefined();
    expect(reply).not.toMatch(/card|cross/);
  });
});

describe('who says less than that, or more', () => {
  test.each([
    'that was a misunderstanding',
    'close that please',
    'how do i close this card?',
    'how do I make this go away',
    'close',
    "why do i get a helpline, i'm fine",
    "that was a joke, i'm fine",
    "I'm okay, close that. it's just so quiet here",
    "I'm fine, close that, but not for long",
    "false alarm, I'm fine. friday, that's when. till then, jazz",
  ])('is told how it goes, and it stays: %s', (text) => {
    expect(underCard(text)).toMatchObject({ tier: 'none', closes: false });
    expect(underCard(text).reply).toMatch(/cross/);
  });

  test.each([
    'pls remove the emergency thing its scary for me',
    'take the emergency card away please',
    'close the help thing',
  ])('sounds like danger by the words for the card alone, and is told how it goes: %s', (text) => {
    expect(underCard(text)).toMatchObject({ tier: 'none', closes: false });
    expect(underCard(text).reply).toMatch(/cross/);
  });

  test('gets what else was wished for', () => {
    expect(underCard('remove the card please, and more piano')).toMatchObject({
      intent: 'refine',
      closes: false,
      wanted: ['piano'],
      reply: expect.stringMatching(/cross.*iano/),
    });
  });

  test.each([
    "I'm fine, just want it to end",
    "it's ok, nobody would miss me",
    "I'm okay with dying, close that",
    "I'm fine now, close that. I've decided",
    "close it, I'm fine. I've made up my mind",
    "I'm not suicidal, I just wish I wasn't alive",
    "that was a misunderstanding, I'm fine. don't worry about me anymore",
    "I'm okay, close that. goodbye",
    "I'm okay, close that. I gave the cat to my neighbour.",
    "misunderstanding, I'm fine, I have everything ready",
    "I'm fine, it was about my pills",
    "I'm fine, that was my last song",
    "I'm fine, it's a poem by me dying tonight",
    "I'm fine, that was a suicidal song",
    "I don't want help, I want it to stop",
    "I'm fine, it was about my friend, he took the pills",
  ])('is heard as before where it may be danger: %s', (text) => {
    const { tier, closes, intent } = underCard(text);
    expect(tier).not.toBe('none');
    expect(closes).toBeUndefined();
    expect({ tier, intent }).toEqual((({ tier, intent }) => ({ tier, intent }))(underCard(text, false)));
  });

  test.each([
    "I'm fine",
    'nobody died',
    'i meant my brother',
    'more piano please',
    'thank you',
    'remove number 3',
    'take it down a notch',
    'hide that song',
    'play False Alarm',
    'false alarm by The Weeknd',
    'get rid of that',
    'no numbers please, just instrumental',
    "it's a song by Queen",
    'i was joking about the jazz',
    "what's this thing playing",
  ])('has said nothing of the card: %s', (text) => {
    expect(underCard(text).closes).toBeUndefined();
  });
});

test('each such answer is given again rather than none', () => {
  const text = "close that, I'm okay";
  const pending = readMessage(text, { brief, mix: null, playing: true, helpOpen: true }, readers);
  const replyIds = ['help-closed.0', 'help-closed.1', 'help-closed.2'];
  expect(writeReply({ text, reading: pending.complete(null), before: brief, replyIds })?.text).toMatch(
    /card/,
  );
});

test('a text made to be slow is read at once', () => {
  const began = performance.now();
  for (const part of ["i'm really very ", 'please please just ', 'it was just about my ', '; , . ! ? '])
    underCard(part.repeat(4000 / part.length));
  expect(performance.now() - began).toBeLessThan(2000);
});
