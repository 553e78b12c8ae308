import { type Topic, topics } from '@attune/mood';
import { expect, test } from 'vitest';
import { openingsOf } from '../texts/topic-openings.ts';
import { hasTopicWords } from './has-topic-words.ts';

/** What is said of these holds wherever they are guessed. */
const unbound: readonly Topic[] = ['quiet-moment', 'cosy-evening', 'mocking-fine'];

test('every topic that is spoken of says what has to be told for it', () => {
  const spoken = topics.filter((topic) => openingsOf(topic).length > 0);
  expect(spoken.filter((topic) => hasTopicWords('xyzzy', topic)).sort()).toEqual([...unbound].sort());
});

test.each([
  ['so done with people', 'exam-behind'],
  ['missing my mum', 'homesick'],
  ['hopeful', 'therapy'],
  ['new puppy!!', 'broken-nights'],
  ["My best friend isn't talking to me and I don't know why.", 'friend-lost'],
  ["Traffic was a nightmare and I missed my daughter's recital.", 'guilty'],
  ['My roommate is moving out and she has been my family here.', 'others-pain'],
  ['again not cleared prelims. My parents are not saying anything', 'parent-died'],
  ["My old dog can't climb the stairs. I know we don't have long.", 'partner-quarrel'],
  ['Lost £400 on the slots tonight.', 'match-lost'],
  ["I climbed Kilimanjaro and now I'm back at my desk. Everything feels so grey.", 'getting-old'],
  ['I had a row with my teenager', 'partner-quarrel'],
  ['Exams all week', 'tired-parent'],
  ['im feeling motivated', 'plain-sad'],
  ['Knock knock.', 'falling-asleep'],
  ['my bus never came', 'small-joy'],
  ['grandma turned 90 today and danced with everyone', 'own-birthday'],
  ['my hair turned out green', 'new-look'],
] as const)('%s tells nothing of %s', (text, topic) => {
  expect(hasTopicWords(text, topic)).toBe(false);
});

test.each([
  ['the exam is over', 'exam-behind'],
  ['i miss home', 'homesick'],
  ['therapy was hard today', 'therapy'],
  ['the baby woke us every hour', 'broken-nights'],
  ['we are no longer friends', 'friend-lost'],
  ['I lied to her and feel awful', 'guilty'],
  ['my dad died in march', 'parent-died'],
  ['my husband and I are not speaking', 'partner-quarrel'],
  ['we lost the final on penalties', 'match-lost'],
  ['I turned fifty and my knees know it', 'getting-old'],
  ['the toddler screamed all night', 'tired-parent'],
  ['so sad tonight', 'plain-sad'],
  ['jet lagged', 'awake-at-night'],
  ['😭 been crying', 'crying'],
] as const)('%s tells of %s', (text, topic) => {
  expect(hasTopicWords(text, topic)).toBe(true);
});
