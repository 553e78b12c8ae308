import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import type { ConversationReading } from '../read-message.ts';
import { isWorthSaying } from './reflection/worth-saying.ts';
import { speaksAgainstTopic } from './speaks-against.ts';
import { lightReplies, remarkReplies, toldReplies } from './texts/remarks.ts';
import { smallTalkReplies } from './texts/small-talk.ts';
import { fondReplies, lossReplies, misreadReplies, stillLostReplies } from './texts/told.ts';
import { turnReplies } from './texts/turns.ts';
import { saysMisread, tellsOfDoings, toldBeside, toneOfTold } from './told-beside.ts';
import { writeReply } from './write-reply.ts';

const brief = newBrief('happy', null);
const reading: ConversationReading = {
  intent: 'smalltalk',
  language: 'en',
  brief,
  changes: [],
  edits: [],
  keepsMusic: true,
};
const say = (text: string, more: Partial<ConversationReading> = {}, replyIds: string[] = []) =>
  writeReply({ text, reading: { ...reading, ...more }, before: brief, replyIds });

describe('what is told beside praise or thanks is answered', () => {
  test.each([
    ['Thank you. She squeezed my hand at the end.', /squeezed my hand/],
    ["that's nice actually. I've been in bed since yesterday I think", /in bed/],
    ['Better. My rent is due and I have no idea what I am going to do', /rent/],
  ])('%s', (text, told) => {
    expect(toldBeside(text)).toMatch(told);
    const light = [
      ...remarkReplies.praise,
      ...smallTalkReplies.thanks.later,
      ...smallTalkReplies.laugh.later,
    ];
    expect(light).not.toContain(say(text)?.text);
  });

  test.each([
    'thanks, that is lovely',
    'perfect, I love this one',
    'Thank you for trying, my friend',
    'my kids love it, thanks',
  ])('%s is praise or thanks alone', (text) => {
    expect(toldBeside(text)).toBe('');
  });

  test('in the tone in which it is told', () => {
    expect(lossReplies).toContain(say("we're back from the vet. he's gone. he had his head on my lap")?.text);
    expect(remarkReplies.glad).toContain(say('The whole ward laughed and sang with her today!!!')?.text);
    expect(say('They ate EVERYTHING. She asked for the recipe!!!')?.id).toMatch(/^event-ate-up/);
    expect(fondReplies).toContain(
      say('She listened. She followed with her hand like a conductor. Thank you very much.')?.text,
    );
    expect(toldReplies).toContain(say('the bus is at the stop by the library')?.text);
    expect(toneOfTold('the kids are gone to bed')).not.toBe('loss');
    expect(toneOfTold('he is gone to work')).not.toBe('loss');
    expect(toneOfTold('he said he never loved me')).toBe('hard');
  });
});

test.each(["not sure what's lovely about it", 'did you even read that?', 'No, you not understand.'])(
  '%s is answered by owning it',
  (text) => {
    expect(saysMisread(text)).toBe(true);
    expect(misreadReplies).toContain(say(text)?.text);
  },
);

test('a wish that is not understood is explained once in a conversation', () => {
  const wish = 'something with more of the thing please';
  const refine = { intent: 'refine' as const };
  const first = say(wish, refine);
  expect(turnReplies.unchanged).toContain(first?.text);
  expect(stillLostReplies).toContain(say(wish, refine, [first?.id ?? ''])?.text);
});

test('who tells something is not asked which way the music should turn', () => {
  const told = say('My sister kept the old blanket on her bed', { intent: 'refine' });
  expect([...turnReplies.unchanged, ...stillLostReplies]).not.toContain(told?.text);
});

describe('what is said back', () => {
  test.each([
    'you sold the farm on Tuesday',
    'you just got fired',
    'you are so tired of all of it',
    'you miss your brother',
  ])('%s is how the listener is, or what they lost', (clause) => {
    expect(isWorthSaying(clause, 'hurts')).toBe(true);
  });

  test.each([
    "you've got a shower and two hours before you get the boys",
    'you made her bed',
    "you're not happy today",
    "you don't want to talk about it really",
    "Pat's had her hip done so nothing too mad, but you want a right good sing-along",
    "you're not angry you're 64 you're just tired of people",
    'every one of them ate and went home with a plate',
    'you sat with her and she asked if you were the nurse',
    'he just took your bishop',
    'you DID IT they laughed',
    'you are in school you eat lunch alone today',
    'your dog is being put to sleep tomorrow at 4',
    'you cry a little in the wool',
    'they gave your job to the nephew',
  ])('%s is not', (clause) => {
    expect(isWorthSaying(clause, 'hurts')).toBe(false);
  });
});

test.each([
  ['grandparent-died', 'he died today', false],
  ['grandparent-died', 'my nan died today', true],
  ['divorce', 'he says he was never happy in this marriage', false],
  ['divorce', 'the divorce papers came', true],
  ['guests-coming', 'cooking for my in-laws, terrified they will judge', false],
  ['guests-coming', 'cooking for my in-laws tonight', true],
] as const)('a sentence on %s fits "%s": %s', (topic, text, fits) => {
  expect(speaksAgainstTopic(text, topic)).toBe(!fits);
});

test('who names what was wrongly heard is answered by owning it', () => {
  expect(say('grandparent? he was my dog')?.text).toMatch(/wrong|sorry|did not say|misread/i);
});

describe('what is told lightly', () => {
  test.each([
    'one of them came out looking like my boss 😂',
    'now i gotta phone my mum, my gran, her dad (scary) and everyone else haha',
  ])('is smiled at: %s', (text) => {
    expect(lightReplies).toContain(say(text)?.text);
  });

  test.each([
    [
      'one of them came out looking like my boss 😂',
      { brief: { ...newBrief('sad', null), situation: 'grief' as const } },
    ],
    ['one of them came out looking like my boss 😂', { brief: newBrief('sad', null) }],
    ['lol she left me alone again haha', {}],
  ] as const)('but not where it hurts: %s', (text, more) => {
    expect(lightReplies).not.toContain(say(text, more)?.text);
  });

  test('beside good news, what may be hard and is not said to be is no burden', () => {
    const glad = { brief: { ...newBrief('happy', null), situation: 'achievement' as const } };
    expect(remarkReplies.hard).not.toContain(say('telling my mum tonight', glad)?.text);
    expect(remarkReplies.hard).toContain(say('i hate it there and i cry every night', glad)?.text);
  });

  test('and what irony praises is no praise', () => {
    const ironic = 'supervisor emailed to move the deadline up. cool cool cool';
    expect(remarkReplies.praise).not.toContain(say(ironic)?.text);
    expect(remarkReplies.praise).toContain(say('cool cool')?.text);
  });
});

describe('doings that hold no wish', () => {
  test.each([
    "I think I'll bake something. Cardamom buns, maybe.",
    'gonna make some beans on toast and sit down',
    'found my old guitar under the camping things',
    'out of the oven, smells unreal',
    'drinking water like a camel',
    "Last stitch. Done! I could cry, I'm that happy.",
    "The telly's rubbish and everyone's away",
    'tomatoes are coming in nicely now',
  ])('are told: %s', (text) => {
    expect(tellsOfDoings(text)).toBe(true);
  });

  test.each([
    'i want some fiddle in there',
    'gonna need more of the same',
    'we could do with a banjo',
    'can i have my list back',
    'weird spooky organ banjo',
    'the drums are too loud',
  ])('are not: %s', (text) => {
    expect(tellsOfDoings(text)).toBe(false);
  });

  test('are not answered as if they had not been understood', () => {
    const told = say("I think I'll bake something. Cardamom buns, maybe.", { intent: 'refine' });
    expect(told?.id).not.toMatch(/lost|unheard/);
  });

  test('of somebody who is missed, tenderly', () => {
    expect(fondReplies).toContain(
      say("He'd have laughed at how long it took me. Wish I could ring him.")?.text,
    );
  });
});
