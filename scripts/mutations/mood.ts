import { within } from './mutation.ts';

const constraints = ['constraints/read-constraints.test.ts'];
const distress = [
  'distress/recognize-distress.test.ts',
  'distress/weigh-signs.test.ts',
  'distress/quoted-words.test.ts',
  'distress/trained/distress-model.test.ts',
];

/** What is read in a message: danger first, then what it asks for. */
export const moodMutations = within('packages/mood/src', [
  {
    guard: 'acute danger is told from possible danger',
    file: 'distress/recognize-distress.ts',
    find: "if (acute !== null) return { tier: 'acute', language: acute.language };",
    replace: '',
    tests: distress,
  },
  {
    guard: 'a message that may speak of distress is heard',
    file: 'distress/recognize-distress.ts',
    find: "if (possible !== null) return { tier: 'possible', language: possible.language };",
    replace: '',
    tests: distress,
  },
  {
    guard: 'a message below both thresholds is none',
    file: 'distress/recognize-distress.ts',
    find: 'above(one) >= 0',
    replace: 'above(one) >= -1000',
    tests: distress,
  },
  {
    guard: 'a model for other features is refused',
    file: 'distress/trained/distress-model.ts',
    find: 'bytes[magic.length] === featureVersion &&',
    replace: '',
    tests: distress,
  },
  {
    guard: 'a language that a message is not written in does not count',
    file: 'distress/read-distress-features.ts',
    find: 'commonWords === most',
    replace: 'commonWords >= 0',
    tests: distress,
  },
  {
    guard: 'titles and lyrics say nothing of the listener',
    file: 'distress/quoted-words.ts',
    find: 'if (word.isQuoted && !keepsQuote) {',
    replace: 'if (word.isQuoted && at < 0) {',
    tests: distress,
  },
  {
    guard: 'what somebody is reported to have said stays',
    file: 'distress/quoted-words.ts',
    find: 'return near.some((text) => reporting.has(text)) &&',
    replace: 'return near.length < 0 &&',
    tests: distress,
  },
  {
    guard: 'an idiom is no sign',
    file: 'distress/weigh-signs.ts',
    find: 'for (const { start, end } of innocent) taken.fill(true, start, end);',
    replace: '',
    tests: distress,
  },
  {
    guard: 'a place in the text counts once',
    file: 'distress/weigh-signs.ts',
    find: 'if (!isFree(match)) return false;',
    replace: '',
    tests: distress,
  },
  {
    guard: 'what is said for effect weighs less',
    file: 'distress/weigh-signs.ts',
    find: 'Math.max(jokes * weights.joking, mostJoking)',
    replace: '0',
    tests: distress,
  },
  {
    guard: 'a joke does not outweigh everything',
    file: 'distress/weigh-signs.ts',
    find: 'Math.max(jokes * weights.joking, mostJoking)',
    replace: 'jokes * weights.joking * 100',
    tests: distress,
  },

  {
    guard: 'a failing classifier is followed by the next',
    file: 'with-fallback.ts',
    find: 'onFallback({ from: classifier.source, to, error });',
    replace: 'throw error;',
    tests: ['with-fallback.test.ts'],
  },
  {
    guard: 'whoever leaves asks no further classifier',
    file: 'with-fallback.ts',
    find: 'if (options.signal?.aborted) throw error;',
    replace: '',
    tests: ['with-fallback.test.ts'],
  },
  {
    guard: 'a hosted model is left out where the caller says so',
    file: 'with-fallback.ts',
    find: "if (options.onThisMachine === true && classifier.source === 'hosted') continue;",
    replace: '',
    tests: ['with-fallback.test.ts'],
  },

  {
    guard: 'singing turned down is the constraint instrumental music',
    file: 'constraints/read-constraints.ts',
    find: "if (span.value === 'vocals') return 'instrumental';",
    replace: '',
    tests: constraints,
  },
  {
    guard: 'a thing stands on one side',
    file: 'constraints/read-constraints.ts',
    find: 'return refused === undefined || refused === rejected.has(span);',
    replace: 'return true;',
    tests: constraints,
  },
  {
    guard: 'a constraint for today outweighs a taste',
    file: 'constraints/reconcile.ts',
    find: 'if (one.weight !== other.weight) return one.weight > other.weight ? one : other;',
    replace: '',
    tests: constraints,
  },
  {
    guard: 'who hates rap and loves hip hop is looking for the latter',
    file: 'constraints/reconcile.ts',
    find: 'return one.mention.refusedFrom === undefined ? one : other;',
    replace: 'return one.mention.refusedFrom === undefined ? other : one;',
    tests: constraints,
  },
  {
    guard: '"not only" refuses nothing',
    file: 'constraints/polarity.ts',
    find: 'rejects: hard > calm',
    replace: 'rejects: hard > 0',
    tests: constraints,
  },
  {
    guard: 'a refusal ends with its clause',
    file: 'constraints/polarity.ts',
    find: 'return endOfScope.has(token.text);',
    replace: 'return false;',
    tests: constraints,
  },
  {
    guard: 'a refused list goes on after its comma',
    file: 'constraints/polarity.ts',
    find: '!listGoesOn(at, tokens, spans, inScope)',
    replace: 'inScope.length >= 0',
    tests: constraints,
  },
  {
    guard: '"angry enough" refuses nothing',
    file: 'constraints/polarity.ts',
    find: 'if (mustTouch && spans.startingAt(at) === undefined) return inScope;',
    replace: '',
    tests: constraints,
  },
]);
