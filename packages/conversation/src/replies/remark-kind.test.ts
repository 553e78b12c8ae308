import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import type { ConversationReading } from '../read-message.ts';
import { type Remark, readRemark } from './remark-kind.ts';
import { standingReplies } from './texts/refinements.ts';
import { remarkReplies, staying, toldReplies } from './texts/remarks.ts';
import { smallTalkReplies } from './texts/small-talk.ts';
import { turnReplies } from './texts/turns.ts';
import { writeReply } from './write-reply.ts';

const remarks: Readonly<Record<Remark, readonly string[]>> = {
  luck: ['wish me luck', 'heading in, wish us luck', 'fingers crossed', 'ok here goes nothing'],
  thanksNight: ['thank you, good night', "cheers, i'm off to bed", 'God bless you, goodnight'],
  thanksBye: ['thanks, see you tomorrow', 'Thank you dear. Cheerio', "lovely, thanks, that's me for the day"],
  thanks: ['thank u!!', 'much obliged', 'Better. God bless you.', 'merci'],
  night: ['good night', 'i sleep now', 'off to bed', "that'll do me for the night", 'going to try to sleep'],
  bye: ['gotta go', 'heading home', 'see ya thursday', 'okay my mum is calling, bye', 'laters'],
  private: ["i don't want to talk about it", 'not ready to discuss that', 'no advice please'],
  teased: ["don't laugh", 'stop judging', "don't tell anyone"],
  complaint: ['ew no', "nah that's shite", 'this song is awful', 'not my thing', 'somebody complained'],
  keep: ['leave it exactly like that', 'do carry on', "don't touch it"],
  praise: [
    ...[
      'perfecttt',
      'now we are talking',
      "that's the one",
      'oh this is beautiful',
      'it’s stupid but it helps',
    ],
    ...[
      'Ha. Perfect. My mom cleaned offices like this one',
      'yeah like that',
      'there we go',
      'this slaps',
      'spot on',
    ],
    ...['the second one is gorgeous', 'very good indeed', 'I love this song', 'exactly that'],
    ...['YES. thats the pace', 'not bad at all', 'ur the best music man'],
  ],
  lukewarm: ['it is ok i guess', 'alright i suppose', 'doesnt hit the same but ok'],
  yes: ['yesss', 'aye', 'oh. yes.', 'ok', 'yes chef'],
  no: ['no', 'nope', 'not really'],
  unsure: ['idk', 'no idea what to hear', 'mostly', 'hmm not sure'],
  outcry: ['wow', 'ahhh', 'oh my god'],
  doubt: ['what if he is boring', 'should i call her', 'he is not coming is he'],
  hard: ['he took my deck and put his name on it', "ok now i'm really homesick, thanks a lot"],
  glad: ['HE CAME', 'and he lent me his umbrella'],
  laugh: ['haha what IS that', 'lol stealing that'],
};

test.each(Object.entries(remarks))('hears %s', (kind, texts) => {
  for (const text of texts) expect(readRemark(text), text).toBe(kind);
});

test('hears none of these in a story', () => {
  for (const text of [
    "He'd ride in the truck bed and bark at every cow",
    'my grandmother used to say silence is the second string',
    'lost a patient tonight. sweet old guy. called me sunshine',
    "we call her Esi because it's Sunday",
    'you know, i think i will go to the real pub',
    'i love them i do but jesus',
    'my manager just called, all good, the release moved to friday',
    "don't say it'll be fine everyone says that",
    'the whole school was there',
  ])
    expect(['praise', 'night', 'bye', 'thanks', 'keep', 'yes', 'glad'], text).not.toContain(readRemark(text));
});

test('hears no praise where it is denied, or something is wrong', () => {
  for (const text of [
    'not great',
    'too nice',
    "this isn't good",
    'good but too loud',
    'less funny',
    'nothing fine here',
  ])
    expect(readRemark(text), text).not.toBe('praise');
});

const say = (text: string, fields: Partial<ConversationReading> = {}, mood: 'calm' | 'sad' = 'calm') => {
  const brief = newBrief(mood, null);
  const reading: ConversationReading = {
    intent: 'smalltalk',
    language: 'en',
    brief,
    changes: [],
    edits: [],
    ...fields,
  };
  return writeReply({ text, reading, before: brief, replyIds: [] })?.text ?? '';
};

test('answers each as what it is', () => {
  expect(remarkReplies.praise).toContain(say('oh this is beautiful'));
  expect(remarkReplies.thanksBye).toContain(say('thanks, see you tomorrow'));
  expect(smallTalkReplies.night.later).toContain(say('off to bed'));
  expect(remarkReplies.luck).toContain(say('wish me luck'));
  expect(toldReplies).toContain(say('down to 400'));
});

test('laughs with nobody who is sad, and calls nothing good news to them', () => {
  const light = [...smallTalkReplies.laugh.later, ...remarkReplies.glad];
  for (const text of ['haha what IS that', 'i taught him guitar lol', 'HE CAME'])
    expect(light, text).not.toContain(say(text, {}, 'sad'));
});

test('repeats no scrap of a sentence, and none about the music', () => {
  for (const text of [
    'he came',
    'There we are.',
    'this is what I meant',
    'he is not coming is he',
    'she says ta',
  ])
    expect(
      staying.some(
        (second) => say(text, { isTold: true }).endsWith(second) && say(text, { isTold: true }).includes(':'),
      ),
      text,
    ).toBe(false);
});

test('to what asks for no change asks for no plainer words', () => {
  const refine = (text: string, fields: Partial<ConversationReading> = {}) =>
    say(text, { intent: 'refine', ...fields });
  expect(remarkReplies.complaint).toContain(refine('ew no'));
  expect(remarkReplies.private).toContain(refine('not ready to talk about that'));
  expect(remarkReplies.praise).toContain(refine('lekker'));
  for (const text of [
    'can it be warmer, perfect otherwise',
    'good, now more of the fiddle',
    'thanks. you can do normal chill now',
    'steady tempo the whole way dont spike it',
    'cool music',
  ])
    expect(turnReplies.unchanged, text).toContain(refine(text));
});

test('claims that it is so already only where the whole of a wish was understood', () => {
  const held = (text: string) => standingReplies.so.includes(say(text, { intent: 'refine', stands: 'so' }));
  expect(held('no vocals')).toBe(true);
  for (const text of [
    "that's phil collins, i asked for prog",
    'MORE sax',
    'my head. gentle. GENTLE',
    'not disney for the nap haha',
    'no words then, and nothing that anybody else could sing to',
  ])
    expect(held(text), text).toBe(false);
});
