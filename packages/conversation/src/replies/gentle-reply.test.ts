import { expect, test } from 'vitest';
import { writeGentleReply } from './gentle-reply.ts';
import { topicOpenings } from './texts/topic-openings.ts';

test('what may come from danger is answered to what hurts, and led on to calm music', () => {
  const reply = writeGentleReply('they fired me this morning after twelve years');
  expect(topicOpenings['lost-job'].some((opening) => reply?.startsWith(opening))).toBe(true);
  expect(reply).toMatch(/calm|quiet/);
});

test('where the music stays as it is, it is not called calm', () => {
  for (const text of ['thank you, my stop now', 'they fired me this morning after twelve years']) {
    expect(writeGentleReply(text, true)).toMatch(/music/);
    expect(writeGentleReply(text, true)).not.toMatch(/calm|quiet/);
  }
});

test.each([
  ['everything feels hopeless'],
  ['i feel nothing anymore'],
  ['nobody would notice if i was gone'],
  ['xyzzy'],
])('nothing of one’s own is said where it may be the danger itself, or no trouble: %s', (text) => {
  expect(writeGentleReply(text)).toBeNull();
});

test('where hardly anything hurts nobody is consoled, and nobody cheered', () => {
  expect(writeGentleReply('we won the league!!')).toMatch(/calm/);
  expect(writeGentleReply('we won the league!!')).not.toMatch(/take all the time|sorry|congrat|lovely/i);
});

test.each([['so tired of all of it', 'you are so tired of all of it']])(
  'what plainly hurts is said back: %s',
  (text, told) => {
    expect(writeGentleReply(text)).toMatch(new RegExp(`^I am sorry to hear that ${told}[.] `));
  },
);

test.each([
  ['everyone would be better off without me'],
  ['my mum should never have had me'],
  ['my life is over'],
  ['i am a burden'],
  ['my pills ran out and my mum wont help'],
  ['my body is failing me'],
])('what must not sound confirmed is not: %s', (text) => {
  expect(writeGentleReply(text) ?? '').not.toMatch(/hear that/);
});

// Danger half said is no matter of a bad day, a journey or a funeral.
test.each([
  "i wish i'd never been born",
  'who would come to my funeral lol. probably nobody',
  'wouldnt mind if the plane went down',
  'my mum should never have had me',
  'cant keep doing this',
])('nothing is said of a topic where oneself or going on is spoken of: %s', (text) => {
  expect(writeGentleReply(text)).toBeNull();
});

test.each([
  'my kid wont talk to me anymore, just slams doors',
  'found out today im going to be a dad',
  'fixed the leaking tap myself',
  'my son comes home tomorrow!!',
])('what is told of others, or of the day, is not said back: %s', (text) => {
  expect(writeGentleReply(text) ?? '').not.toMatch(/hear you:|hear that/);
});

test.each([
  'nobody needs me',
  'i take up space',
  'gave my guitar to my nephew today',
  'the thoughts are back',
])('what may mean the contrary of how it sounds is not said back: %s', (text) => {
  expect(writeGentleReply(text) ?? '').not.toMatch(/hear you:/);
});
