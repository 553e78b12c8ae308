import { within } from './mutation.ts';

const openings = ['replies/openings/choose-opening.test.ts'];

/** Guards of what is said to a listener. */
export const replyMutations = within('packages/conversation/src', [
  {
    guard: 'no joy is taken in what hurts',
    file: 'replies/openings/choose-opening.ts',
    find: '!isSore(about) &&',
    replace: '',
    tests: ['replies/first-replies.test.ts'],
  },
  {
    guard: 'a death is not passed over for what stands beside it',
    file: 'replies/part-tone.ts',
    find: 'mortal.test(said)',
    replace: 'said === null',
    tests: ['replies/reflection/choose-reflection.test.ts'],
  },
  {
    guard: 'an insult to oneself is not said back',
    file: 'replies/reflection/better-unsaid.ts',
    find: 'return words.some((word) => isOf(word, harsh)) && !words.some((word) => isOf(word, feeling));',
    replace: 'return false;',
    tests: ['replies/reflection/reflect.test.ts'],
  },
  {
    guard: 'what must not sound confirmed is not said back beside possible danger',
    file: 'replies/gentle-reply.ts',
    find: '    unconfirmed.test(reflection.clause)\n',
    replace: '    false\n',
    tests: ['replies/gentle-reply.test.ts'],
  },
  {
    guard: 'of oneself as a whole or of going on no line about a bad day is said',
    file: 'replies/gentle-reply.ts',
    find: 'likely === null || aboutBeing.test(text)',
    replace: 'likely === null',
    tests: ['replies/gentle-reply.test.ts'],
  },
  {
    guard: 'what may mean the contrary of how it sounds is not said back',
    file: 'replies/gentle-reply.ts',
    find: ' || ambiguous.test(reflection.clause)',
    replace: '',
    tests: ['replies/gentle-reply.test.ts'],
  },
  {
    guard: 'a blow is not passed over for what stands beside it',
    file: 'replies/openings/choose-opening.ts',
    find: '.filter((one) => !isBesideABlow(one))',
    replace: '',
    tests: openings,
  },
  {
    guard: 'what somebody else did to the listener is not said to be theirs',
    file: 'replies/reflection/complete-statement.ts',
    find: " || words.some((word) => bare(word) === 'me')",
    replace: '',
    tests: ['replies/reflection/reflect.test.ts'],
  },
  {
    guard: 'another test than an exam is answered as none',
    file: 'replies/speaks-against.ts',
    find: "if (topic.startsWith('exam-') && meansElse(wordsOf(text).join(' '), 'exams')) return true;",
    replace: '',
    tests: ['replies/speaks-against.test.ts'],
  },
  {
    guard: 'a death is answered in words written for one',
    file: 'replies/openings/choose-opening.ts',
    find: "!isMourned(told.situation) || kind === 'topic'",
    replace: "told.text !== '' || kind === 'topic'",
    tests: openings,
  },
  {
    guard: 'nobody is consoled for what turned out well',
    file: 'replies/openings/choose-opening.ts',
    find: 'features.relief === 0',
    replace: 'true',
    tests: openings,
  },
  {
    guard: 'nothing is rejoiced in that hurts as a whole',
    file: 'replies/openings/choose-opening.ts',
    find: 'whole.hurts < against &&',
    replace: '',
    tests: openings,
  },
  {
    guard: 'what had to be done is no joy by itself',
    file: 'replies/openings/choose-opening.ts',
    find: '!isDuty(about) &&',
    replace: '',
    tests: openings,
  },
  {
    guard: 'a fact is not found for a word named by the way',
    file: 'replies/find-fact.ts',
    find: 'let closest = leastCloseness;',
    replace: 'let closest = 0;',
    tests: ['replies/answer-question.test.ts'],
  },
  {
    guard: 'what is asked is not told back',
    file: 'replies/reflection/complete-statement.ts',
    find: 'if (isInverted(start, bare(second)) || words',
    replace: 'if (words',
    tests: ['replies/reflection/reflect.test.ts'],
  },
  {
    guard: 'nobody who is sad is smiled at',
    file: 'replies/telling-reply.ts',
    find: 'if (brief === null || solemn.has(brief.mood) || ',
    replace: 'if (brief === null || ',
    tests: ['replies/told-beside.test.ts'],
  },
]);
