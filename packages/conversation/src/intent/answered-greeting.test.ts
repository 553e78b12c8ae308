import { expect, test } from 'vitest';
import { answersGreeting, greetingAnswered, introducesOneself } from './answered-greeting.ts';

test.each([
  'good thanks',
  'fine thank you',
  'fine',
  'grand thanks',
  'i am well thank you and you',
  'not bad thanks',
  'can not complain thanks',
  'tired thanks for asking',
  'very good thank you',
  'hey i am good how are you',
  'ok thanks',
  'been better',
])('%s says how somebody is', (said) => {
  expect(answersGreeting(said)).toBe(true);
});

test.each([
  'thanks',
  'ok',
  'alright',
  'well',
  'hello',
  'how are you',
  'good morning',
  'good job thanks',
  'thank you so much',
  'great songs',
  'bad news',
  'what is good',
  'all good with you',
])('%s does not', (said) => {
  expect(answersGreeting(said)).toBe(false);
});

test.each([
  ['not bad you', 'returned'],
  ['good thank you and you', 'returned'],
  ['nothing much u', 'returned'],
  ['not bad', 'fair'],
  ['nothing much', 'fair'],
  ['good thank you', null],
  ['bad you', null],
  ['lonely and you', null],
  ['tired thanks for asking', null],
  ['you', null],
  ['my boss is not bad to you', null],
])('"%s" answers the greeting: %s', (said, as) => {
  expect(greetingAnswered(said)).toBe(as);
});

test.each(['hi im sam', "hello i'm anouk", 'hey my name is josefa'])(
  'a name is told with a greeting: %s',
  (said) => {
    expect(introducesOneself(said)).toBe(true);
  },
);

test.each(['hi im sad', 'hey im knackered', 'hi im pregnant', 'im sam', 'hi im sam and i feel low'])(
  'no name, or not alone: %s',
  (said) => {
    expect(introducesOneself(said)).toBe(false);
  },
);
