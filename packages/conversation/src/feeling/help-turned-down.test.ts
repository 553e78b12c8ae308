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

const restOf = (text: string) =>
  readMessage(text, { brief, mix: null, playing: true, helpOpen: true }, readers).complete(null).ofHelp?.rest;

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
    "why do i get a helpline, i'm fine",
    'what is that number, we are all happy here',
    "I'm not in danger",
    'no danger here mate',
    "nobody's in any danger, I'm just a bit tired",
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

describe('who says that nobody is in danger, and what they want', () => {
  test.each([
    ["pal i'm not in any danger, i want a song about my dog", 'i want a song about my dog'],
    ["No, no. Nobody is in danger, he's sulking. I want something loud with drums", undefined],
    ['i dont want a phone number, i want a lullaby for her', 'i want a lullaby for her'],
    ['What is this line and danger? We are happy. Softer music, no singing', undefined],
    ["oh god no, i'm a nurse, i meant music that isn't so peppy. i'm fine, just tired", undefined],
    ["I'm not suicidal, I asked for the ocean", 'I asked for the ocean'],
    ['good grief i am not in danger, i only meant the volume', 'i only meant the volume'],
    ['i am not danger, only want warm woman voice', 'only want warm woman voice'],
    ['im not gonna kill myself lol, just play some punk', 'just play some punk'],
    ['i no need help, i need music for cooking', 'i need music for cooking'],
    ["we're all right love, put the brass band back on", 'put the brass band back on'],
    ['no emergency here. 80s synths please', '80s synths please'],
    ["bro i'm good, i just want beats", 'i just want beats'],
    ['who is in danger? i asked for slower songs', 'i asked for slower songs'],
  ])('is believed, and the wish is read: %s', (text, rest) => {
    const { tier, closes, reply } = underCard(text);
    expect({ tier, closes }).toEqual({ tier: 'none', closes: true });
    expect(reply).toMatch(/sorry/i);
    if (rest !== undefined) expect(restOf(text)).toBe(rest);
    const beside = underCard(text, false);
    expect({ tier: beside.tier, closes: beside.closes }).toEqual({ tier: 'none', closes: false });
    expect(beside.reply).toMatch(/sorry/i);
    expect(beside.reply).not.toMatch(/card/);
  });

  test.each([
    "I'm not in danger, I just want it to stop. play some jazz",
    "I'm not suicidal, I just want to disappear. some piano please",
    'i dont want a phone number i want out',
    "I'm not in danger. I have the pills here though",
    'I don’t need a hotline, I need it to be over',
    "I'm not going to kill myself tonight. play jazz",
    "I'm not gonna hurt myself but i wish i was gone, play metal",
    "I'm fine. he's back, he hit me again. play something loud",
    'no number please. no one can help me. just put the music on',
    'who said danger? i said i want to end it',
    "I'm not dying, my boyfriend is, he took everything in the cabinet. put on his song",
    "I'm well, and it will look like an accident. play something nice",
    "i'm fine just play one last song",
    "I'm not in danger. Please, no more mornings.",
  ])('is heard where more is said: %s', (text) => {
    expect(underCard(text).tier).not.toBe('none');
    expect(underCard(text).closes).toBeUndefined();
    expect(underCard(text, false).tier).not.toBe('none');
  });

  test.each([
    "I'm okay. play the one for my funeral",
    "I'm fine. play goodbye songs",
    "I don't want a number. I want music to go with",
    'nobody is in danger, that is when, friday. till then jazz',
  ])('keeps the card where more may be meant: %s', (text) => {
    expect(underCard(text).closes).not.toBe(true);
  });
});

describe('who says less than that, or more', () => {
  test.each([
    'that was a misunderstanding',
    'close that please',
    'how do i close this card?',
    'how do I make this go away',
    'close',
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
    'take away this telephone!',
    'The phone box. Remove.',
  ])('has it closed who tells it to go in as many words: %s', (text) => {
    expect(underCard(text)).toMatchObject({ tier: 'none', closes: true });
  });

  test.each([
    "remove the card. i don't need it where i am going",
    'take the helpline away, nobody can help me',
    "close the card please, i've decided",
  ])('is heard all the same: %s', (text) => {
    expect(underCard(text).tier).not.toBe('none');
    expect(underCard(text).closes).not.toBe(true);
  });

  test.each(['how do i remove the help card?', 'remove the help card, play my funeral song'])(
    'keeps it: %s',
    (text) => {
      expect(underCard(text).closes).not.toBe(true);
    },
  );

  test('gets what else was wished for', () => {
    expect(underCard('remove the card please, and more piano')).toMatchObject({
      intent: 'refine',
      closes: true,
      wanted: ['piano'],
      reply: expect.stringMatching(/iano/),
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
