import { within } from './mutation.ts';

const reading = ['read-message.test.ts'];
const applying = ['brief/apply-changes.test.ts'];
const deciding = ['feeling/decide-mood.test.ts'];
const openings = ['replies/openings/choose-opening.test.ts'];

const inTheConversation = within('packages/conversation/src', [
  {
    guard: 'acute danger comes before everything else',
    file: 'read-message.ts',
    find: "if (distress.tier === 'acute') return ready(gently('distress', text, distress.language, brief));",
    replace: '',
    tests: reading,
  },
  {
    guard: 'possible danger is answered gently',
    file: 'read-message.ts',
    find: "if (distress.tier === 'possible' && (intent === 'mood' || intent === 'request')) {",
    replace: "if (distress.tier === 'possible' && intent === 'distress') {",
    tests: reading,
  },
  {
    guard: 'possible danger does not turn a command to the player away',
    file: 'read-message.ts',
    find: "distress.tier === 'possible' && (intent === 'mood' || intent === 'request')",
    replace: "distress.tier === 'possible'",
    tests: reading,
  },
  {
    guard: 'possible danger in another language is answered gently',
    file: 'read-message.ts',
    find: "if (distress.tier === 'possible') return ready(gently('unreadable', text, distress.language, brief));",
    replace: '',
    tests: reading,
  },
  {
    guard: 'what cannot be read is no feeling',
    file: 'read-message.ts',
    find: 'if (message.cues.length === 0 && isNameless && isGibberish(message.words, text))',
    replace: 'if (message.cues.length < 0)',
    tests: reading,
  },
  {
    guard: 'a request that says how the music is to be asks no model',
    file: 'read-message.ts',
    find: 'feelingText: isSaid ? null : message.text',
    replace: 'feelingText: message.text',
    tests: reading,
  },
  {
    guard: 'a reset forgets what was before',
    file: 'read-message.ts',
    find: "hasCue(message, 'reset') ? null : context.brief",
    replace: 'context.brief',
    tests: reading,
  },
  {
    guard: '"undo twice" goes two steps back',
    file: 'intent/steps-back.ts',
    find: 'if (count !== undefined && count > 0) return Math.min(most, count);',
    replace: '',
    tests: reading,
  },

  {
    guard: 'a value never stands on both sides',
    file: 'brief/apply-changes.ts',
    find: '[opposite]: others(brief[opposite]),',
    replace: '',
    tests: applying,
  },
  {
    guard: 'a full list lets go of its oldest entry',
    file: 'brief/apply-changes.ts',
    find: '[field]: [...cleared[field], added].slice(-briefBounds[field]),',
    replace: '[field]: [...cleared[field], added].slice(0, briefBounds[field]),',
    tests: applying,
  },
  {
    guard: 'a target that moved draws the mood along',
    file: 'brief/apply-changes.ts',
    find: 'return movesTarget && !namesMood ?',
    replace: 'return movesTarget && namesMood ?',
    tests: applying,
  },
  {
    guard: 'changes that would make no valid brief are left out',
    file: 'brief/apply-changes.ts',
    find: 'return checked.success ? checked.data : before;',
    replace: 'return checked.success ? checked.data : (next as Brief);',
    tests: applying,
  },
  {
    guard: 'music in danger is gentle',
    file: 'brief/gentle-brief.ts',
    find: 'target: gentle,',
    replace: '',
    tests: reading,
  },
  {
    guard: 'what was turned down stays turned down in danger',
    file: 'brief/gentle-brief.ts',
    find: 'avoided: [...kept, ...clipped].slice(-briefBounds.avoided),',
    replace: '',
    tests: reading,
  },

  {
    guard: 'a mood is decided by what a mistake would cost',
    file: 'feeling/decide-mood.ts',
    find: 'probabilities[truth] * moodCosts[truth][guess]',
    replace: '(truth === guess ? 0 : probabilities[truth])',
    tests: deciding,
  },
  {
    guard: 'what the keyword lists do not know is not happy',
    file: 'feeling/decide-mood.ts',
    find: "reading === null || reading.mood === 'happy'",
    replace: 'reading === null',
    tests: deciding,
  },
  {
    guard: 'it asks when two different moods are close',
    file: 'feeling/decide-mood.ts',
    find: '(expected(cheapest) < asksFrom && !isClose && !mayMock)',
    replace: '(expected(cheapest) < asksFrom && !mayMock)',
    tests: deciding,
  },
  {
    guard: 'it asks when even the best guess is a poor one',
    file: 'feeling/decide-mood.ts',
    find: '(expected(cheapest) < asksFrom && !isClose && !mayMock)',
    replace: '(!isClose && !mayMock)',
    tests: deciding,
  },
  {
    guard: 'it asks before cheerful music for somebody who may hurt',
    file: 'feeling/decide-mood.ts',
    find: '(expected(cheapest) < asksFrom && !isClose && !mayMock)',
    replace: '(expected(cheapest) < asksFrom && !isClose)',
    tests: deciding,
  },
  {
    guard: 'who says what the music is to be is not asked',
    file: 'feeling/decide-mood.ts',
    find: 'if (isAsked || (',
    replace: 'if ((',
    tests: deciding,
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
    guard: 'danger is answered in the language that is plainly written',
    file: 'read-message.ts',
    find: "distress.language === 'en' || !isPlainlyEnglish(text)",
    replace: "distress.language === 'en' || isPlainlyEnglish(text)",
    tests: ['read-message.test.ts'],
  },
  {
    guard: 'who tells at length asks for no music by a word in it',
    file: 'intent/model/decide-intent.ts',
    find: 'words.length > mostUnasked &&',
    replace: 'words.length > 1_000 &&',
    tests: ['first-messages.test.ts'],
  },
  {
    guard: 'a blow is not passed over for what stands beside it',
    file: 'replies/openings/choose-opening.ts',
    find: '.filter((one) => !isBesideABlow(one))',
    replace: '',
    tests: openings,
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
    find: "told.mood !== 'happy' && features.relief === 0",
    replace: "told.mood !== 'happy'",
    tests: openings,
  },
  {
    guard: 'nothing is rejoiced in that hurts as a whole',
    file: 'replies/openings/choose-opening.ts',
    find: 'whole.hurts < against && ',
    replace: '',
    tests: openings,
  },
  {
    guard: 'what had to be done is no joy by itself',
    file: 'replies/openings/choose-opening.ts',
    find: ' && !isDuty(about)',
    replace: '',
    tests: openings,
  },
  {
    guard: 'what is asked of the assistant is asked about something',
    file: 'questions/read-question.ts',
    find: 'share >= leastAbout &&',
    replace: '',
    tests: ['questions/read-question.test.ts', 'first-messages.test.ts'],
  },
]);

const inTheContract = within('packages', [
  {
    guard: 'focus is no feeling that music drifts to',
    file: 'contract/src/mood-targets.ts',
    find: "mood !== 'focus' || current === undefined || current === 'focus'",
    replace: "mood !== 'focus' || current !== 'happy'",
    tests: [...applying, ...reading].map((test) => `conversation/src/${test}`),
  },
]);

/** What a message does to the brief. */
export const conversationMutations = [...inTheConversation, ...inTheContract];
