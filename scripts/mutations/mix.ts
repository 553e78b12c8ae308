import { within } from './mutation.ts';

const making = ['src/make-mix.test.ts'];
const explaining = ['src/explain/explain.test.ts'];
const editing = ['src/edits.test.ts'];
const recounting = ['scripts/audit/recount.test.ts'];

export const mixMutations = within('packages/mix', [
  {
    guard: 'a keyword is had where its whole words stand',
    file: 'src/traits/keywords.ts',
    find: 'words.has(spelling)',
    replace: '[...words].some((word) => word.startsWith(spelling))',
    tests: ['src/traits/keywords.test.ts'],
  },
  {
    guard: 'what has something avoided is out',
    file: 'src/choose/score.ts',
    find: '    if (answer === has) return out;\n    if (answer === unknown) tier = doubtful;',
    replace: '    if (answer === unknown) tier = doubtful;',
    tests: making,
  },
  {
    guard: 'what nobody can vouch for comes only when nothing else is left',
    file: 'src/choose/score.ts',
    find: 'if (answer === unknown) tier = doubtful;',
    replace: '',
    tests: making,
  },
  {
    guard: 'explicit songs stay away',
    file: 'src/choose/score.ts',
    find: '  if (answer === has) return out;\n  return answer === unknown ? doubtful : tier;',
    replace: '  return answer === unknown ? doubtful : tier;',
    tests: making,
  },
  {
    guard: 'a track that must not come does not',
    file: 'src/choose/score.ts',
    find: 'if (without.has(candidate.id)) return out;',
    replace: '',
    tests: making,
  },
  {
    guard: 'a song that must not come does not come from another album',
    file: 'src/choose/demands.ts',
    find: 'new Set([...named, ...same])',
    replace: 'named',
    tests: ['src/same-songs.test.ts'],
  },
  {
    guard: 'an artist is kept out though their article is left off',
    file: 'src/names/artist-names.ts',
    find: "comparable(name).replace(/^the (?=.)/, '')",
    replace: 'comparable(name)',
    tests: making,
  },
  {
    guard: 'sad music has no glad title',
    file: 'src/explain/title.ts',
    find: "(mood === 'sad' && gladSituations.has(situation))",
    replace: 'false',
    tests: explaining,
  },
  {
    guard: 'a song comes once',
    file: 'src/choose/rules.ts',
    find: 'if (lineUp.hasSong(item)) return false;',
    replace: '',
    tests: making,
  },
  {
    guard: 'where there are too few artists they stay even',
    file: 'src/choose/fill.ts',
    find: 'rule.most = Math.min(perArtist, highest); open',
    replace: 'rule.most = highest; open',
    tests: making,
  },
  {
    guard: 'two of an artist are kept apart',
    file: 'src/choose/order.ts',
    find: 'jump(one, other) + (isTogether(one, other) ? sameArtist : 0)',
    replace: 'jump(one, other)',
    tests: making,
  },
  {
    guard: 'the stages of a change only go on',
    file: 'src/choose/line.ts',
    find: 'if (step < 0) sum -= step;',
    replace: '',
    tests: making,
  },
  {
    guard: 'what was played lately stands later',
    file: 'src/choose/order.ts',
    find: '* 2 + (item.recent ? 1 : 0)',
    replace: '* 2',
    tests: making,
  },
  {
    guard: 'a variant goes without the tracks of those before',
    file: 'src/choose/choose-variant.ts',
    find: 'reused.add(song)',
    replace: 'reused.add(-1)',
    tests: making,
  },
  {
    guard: 'minutes are fitted',
    file: 'src/choose/choose.ts',
    find: '  fitLength(exchange);\n',
    replace: '',
    tests: making,
  },
  {
    guard: 'what is avoided is also what is a kind of it',
    file: 'src/traits/listed.ts',
    find: 'return [name, ...broaderThan(kind, name)];',
    replace: 'return [name];',
    tests: making,
  },
  {
    guard: 'slower is only said of what is slower',
    file: 'src/explain/reasons.ts',
    find: 'pace <= 1 / tempoStep',
    replace: 'pace >= 1 / tempoStep',
    tests: explaining,
  },
  {
    guard: 'a track that is dropped and kept is dropped',
    file: 'src/edits.ts',
    find: '!gone.has(position) && (!anew',
    replace: '(!anew',
    tests: editing,
  },
  {
    guard: 'the audit judges by facts and not by what is said',
    file: 'scripts/audit/recount.ts',
    find: 'if (recounted !== null && recounted !== check.verdict) {',
    replace: "if (recounted === 'unknown' && recounted !== check.verdict) {",
    tests: recounting,
  },
]);
