import { within } from './mutation.ts';

const reading = ['read-message.test.ts'];

/** Guards of what is heard as danger in a conversation, and of what is done then. */
export const dangerMutations = within('packages/conversation/src', [
  {
    guard: 'beside what may be danger nothing is looked for in the words of the listener',
    file: 'parts/read-parts.ts',
    find: 'const keywords = isPlain',
    replace: 'const keywords = isPlain && brief === undefined',
    tests: ['parts/read-keywords.test.ts'],
  },
  {
    guard: 'harm is looked for in no words of the listener',
    file: 'parts/read-keywords.ts',
    find: 'read !== undefined && harming.test(read.value) ? undefined : read',
    replace: 'read',
    tests: ['parts/read-keywords.test.ts'],
  },
  {
    guard: 'acute danger comes before everything else',
    file: 'read-message.ts',
    find: "if (distress.tier === 'acute')\n    return ready(",
    replace: "if (text === '')\n    return ready(",
    tests: reading,
  },
  {
    guard: 'possible danger is answered gently',
    file: 'read-message.ts',
    find: "if (distress.tier === 'possible' && (intent === 'mood' || intent === 'request')) return gentle(intent);",
    replace: '',
    tests: reading,
  },
  {
    guard: 'only faint danger beside music is less than it is alone',
    file: 'feeling/danger-in-context.ts',
    find: 'if (distress.isFaint !== true) return distress;\n  // "And no more',
    replace: '// "And no more',
    tests: [...reading, 'feeling/danger-in-context.test.ts'],
  },
  {
    guard: 'faint danger is acute where it is told at length',
    file: 'feeling/danger-in-context.ts',
    find: "heard.tier === 'none' || message.words.length > mostInAside",
    replace: "heard.tier === 'none'",
    tests: reading,
  },
  {
    guard: 'what is told of oneself is never too faint',
    file: 'feeling/danger-in-context.ts',
    find: 'amends() || !speaksOfOneself(message)',
    replace: 'true',
    tests: ['feeling/danger-in-context.test.ts'],
  },
  {
    guard: 'a phrase that is known to speak of danger weighs more than words alone',
    file: 'feeling/danger-beside-music.ts',
    find: "Number(heardBy === 'sign'),",
    replace: '0,',
    tests: ['feeling/danger-beside-music.test.ts'],
  },
  {
    guard: 'after danger what follows is heard as if it were alone',
    file: 'feeling/danger-in-context.ts',
    find: 'danger < leastAcute && !isAfterCard;',
    replace: 'danger < leastAcute;',
    tests: ['feeling/danger-in-context.test.ts'],
  },
  {
    guard: 'of who told of pain less is explained away',
    file: 'feeling/danger-in-context.ts',
    find: 'if (mayHurt(brief)) return message.words.length <= few ? alone : inPain;',
    replace: '',
    tests: ['feeling/danger-in-context.test.ts'],
  },
  {
    guard: 'a goodbye of who told of pain is answered gently',
    file: 'feeling/danger-in-context.ts',
    find: "return mayHurt(brief) ? { ...distress, tier: 'possible' } : { tier: 'none' };",
    replace: "return { tier: 'none' };",
    tests: ['feeling/danger-in-context.test.ts'],
  },
  {
    guard: 'who may be in danger is not turned away',
    file: 'read-message.ts',
    find: '    turnedAway.has(intent) ||\n',
    replace: '',
    tests: reading,
  },
  {
    guard: 'danger that was taken for chat is answered gently',
    file: 'read-message.ts',
    find: ' && readsLikeDanger(distress, text));',
    replace: ' && distress.tier === intent);',
    tests: [...reading, 'feeling/tells-anew.test.ts'],
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
    find: "if (distress.tier === 'possible')\n      return ready(",
    replace: "if (text === '')\n      return ready(",
    tests: reading,
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
    guard: 'danger is answered in the language that is plainly written',
    file: 'feeling/danger-meant.ts',
    find: "distress.language === 'en' || !isPlainlyEnglish(text)",
    replace: "distress.language === 'en' || isPlainlyEnglish(text)",
    tests: ['read-message.test.ts'],
  },
]);
