import { commonWords } from '../../words/common-words.ts';
import { hasVerb, isVerb } from './find-verb.ts';
import {
  adverbs,
  afterStates,
  degrees,
  determiners,
  finiteVerbs,
  impersonal,
  noBeginnings,
  noDeeds,
  ownPeople,
  pastVerbs,
  places,
  presentVerbs,
  states,
  subjects,
  things,
  times,
} from './word-lists.ts';
import { bare, isOf } from './words.ts';

/** A whole statement, with the "I" or "I am" that is often left out; `null` where none can be made of it. */
export function withSubject(words: readonly string[]): string[] | null {
  const [first = '', second = ''] = words;
  const start = bare(first);
  if (isInverted(start, bare(second)) || words.some((word, at) => isSpeech(word, words[at + 1]))) return null;
  if (words.some((word, at) => isWondered(word, words[at + 1], words[at + 2]))) return null;
  if (times.has(start)) return afterTime(words);
  if (start === 'its') return withSubject(["it's", ...words.slice(1)]);
  if (start === 'nothing' && afterNothing.has(bare(second))) return null;
  if (subjects.has(start)) return isStatement(words) ? [...words] : null;
  if (start === 'the' && isOf(second, preambles)) return null;
  if (start === 'a' && small.has(bare(second)) && isOf(words[2], states))
    return ['i', 'am', 'a', ...words.slice(1)];
  if (ownPeople.has(start) || ownPeople.has(start.replace(/'s$/, ''))) {
    if (isOf(second, whereabouts)) return null;
    const owned = ['my', start, ...words.slice(1)];
    return hasVerb(owned, 0) || isOf(second, withOneself) ? owned : null;
  }
  if (isSpanBefore(words)) return null;
  if (determiners.has(start)) return hasVerb(words, 0) ? [...words] : null;
  if (impersonal.has(start)) return ['it', start, ...words.slice(1)];
  if ((start === 'in' || start === 'on' || start === 'at') && isOf(second, places))
    return words.some(isVerb) ? null : ['i', 'am', start, ...words.slice(1)];
  return withSelf(words) ?? (isNamed(words) ? withArticle(words) : null);
}

const saying = new Set('said says say asked goes went like'.split(' '));
const speech = new Set(
  'can could would will do did is are what guess ok okay hi hello well oh please'.split(' '),
);

/** "The kids said can we keep it", "i said what": words of somebody, without marks. */
const isSpeech = (word: string, next: string | undefined): boolean =>
  saying.has(bare(word)) && !word.endsWith(',') && isOf(next, speech);

const auxiliaries =
  /^(?:is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|should|must|may)(?:n['’]?t)?$|^can['’]?t$|^won['’]?t$/;
const modals =
  /^(?:can|could|will|would|should|must)(?:n['’]?t)?$|^can['’]?t$|^won['’]?t$|^(?:is|are|does|were)n['’]?t$/;
const askedOf = new Set(
  'i you he she we they anybody anyone everybody everyone somebody someone nobody there'.split(' '),
);

/** "Was it me", "did we win", "can't a woman eat chips" ask; "was late", "did the dishes" and "can't sleep" tell. */
const isInverted = (start: string, next: string): boolean =>
  (auxiliaries.test(start) && askedOf.has(next)) ||
  (modals.test(start) && (determiners.has(next) || next === 'it')) ||
  (/^(?:is|was|are|were|does)$/.test(start) && next === 'it');

const asking = new Set(['why', 'how', 'what', 'when', 'where', 'who']);

/** "It's Sunday why am I awake": the end of it asks. */
const isWondered = (word: string, next = '', after = ''): boolean =>
  asking.has(bare(word)) && auxiliaries.test(bare(next)) && askedOf.has(bare(after));

/** "Kid on the train gave me his sweets" tells of somebody else's. */
const whereabouts = new Set(['on', 'in', 'at', 'from', 'behind', 'next', 'opposite', 'across']);

/** "Nothing to do tomorrow", "nothing is wrong exactly". */
const afterNothing = new Set(['is', 'to', 'but', 'like', 'much', 'really']);

/** "Two hours and I have hardly moved". */
const isSpanBefore = ([, unit = '', and = '', self = '']: readonly string[]): boolean =>
  spans.test(bare(unit)) && bare(and) === 'and' && bare(self) === 'i';

const spans = /^(?:minute|hour|day|week|month|year)s?$/;

const small = new Set(['bit', 'little', 'tad']);
const withOneself = new Set(['and']);

/** "The thing is" comes before what is told. */
const preambles = new Set(['thing', 'truth', 'problem', 'point', 'fact']);

/** "Today is my birthday", "yesterday my sister called". */
function afterTime([time = '', ...rest]: readonly string[]): string[] | null {
  if (isOf(rest[0], finiteVerbs)) return [time, ...rest];
  const stated = rest.length === 0 ? null : withSubject(rest);
  return stated && [time, ...stated];
}

/** "Sold my first painting", "so tired of everything", "folding socks at midnight". */
function withSelf(words: readonly string[]): string[] | null {
  const start = bare(words[0] ?? '');
  // "Brought me tea in bed": somebody else did.
  if (asAdjectives.has(start) || words.some((word) => bare(word) === 'me')) return null;
  const rest = [start, ...words.slice(1)];
  const verb = bare(words.find((word) => !isOf(word, adverbs)) ?? '');
  const isPast = pastVerbs.has(verb) || (/..ed$/.test(verb) && !states.has(verb));
  const state = words.findIndex((word) => !(isOf(word, degrees) || isOf(word, adverbs)));
  if (state !== -1 && isOf(words[state], states)) {
    const after = words[state + 1];
    // "Retired on Friday" tells of a day, "retired, and bored" of how it is.
    if (bare(words[state] ?? '') === 'retired' && sinceWhen.has(bare(after ?? ''))) return ['i', ...rest];
    const isOwn = after === undefined || isOf(after, afterStates) || words[state]?.endsWith(',') === true;
    if (isOwn && start === 'bit') return ['i', 'am', 'a', ...rest];
    if (isOwn) return state === 0 && start === 'guilty' ? ['i', 'feel', ...rest] : ['i', 'am', ...rest];
    if (!isPast) return null;
  }
  if (start === 'lost' && whereabouts.has(bare(words[1] ?? ''))) return ['i', 'am', ...rest];
  if (verb === 'took' && isOf(words[words.findIndex((word) => bare(word) === 'took') + 1], taken))
    return ['it', ...rest];
  if (isPast && (verb === 'supposed' || isDoneTo(words, verb)))
    return ['i', verb === 'supposed' ? 'am' : 'was', ...rest];
  if (verb === "don't" && isOf(words[words.findIndex((word) => bare(word) === verb) + 1], forbidden))
    return null;
  if (
    verb === 'keep' &&
    !/..ing$/.test(bare(words[words.findIndex((word) => bare(word) === verb) + 1] ?? ''))
  )
    return null;
  if (verb === 'put' && !isOf(words[words.findIndex((word) => bare(word) === verb) + 1], ownThings))
    return null;
  if (isPast || presentVerbs.has(verb)) return words.length > 1 ? ['i', ...rest] : null;
  if (!/^[^-]+ing$/.test(start) || start.length < 5) return null;
  const isDeed = (!noDeeds.has(start) || (start === 'missing' && words.length > 1)) && !isThing(words);
  return isDeed && !isOf(words[1], finiteVerbs) ? ['i', 'am', ...rest] : null;
}

const sinceWhen = new Set(['on', 'in', 'last', 'yesterday', 'today', 'this']);

/** "Grilled cheese at midnight", "burnt edges": how a thing is, and nothing that was done. */
const asAdjectives = new Set(
  'grilled fried boiled mashed scrambled poached smoked burnt unplugged'.split(' '),
);

/** "Shooting star", "moving day": two words that may name a thing; "climbing hall after work" does in more. */
const isThing = ([, second = '', ...more]: readonly string[]): boolean =>
  doneIn.has(bare(second)) || (more.length === 0 && !isOf(second, times) && !/(?:s|ly)$/.test(bare(second)));
const doneIn = new Set(
  `room hall lesson lessons class classes course courses club gym training comp competition trip session day days season party
  pool wall centre center team gear machine practice camp school shoes kit lights`.split(/\s+/),
);

/** "Passed over for promotion", "fired by email": it was done to whoever tells it. */
function isDoneTo(words: readonly string[], verb: string): boolean {
  const at = words.findIndex((word) => bare(word) === verb);
  const next = words[at + 1];
  const particle = doneToOne.get(verb);
  // "Stood up to my boss" was done by whoever tells it.
  if (particle === undefined || (verb === 'stood' && ['to', 'for'].includes(bare(words[at + 2] ?? ''))))
    return false;
  return particle === '' ? !isOf(next, determiners) && !isOf(next, objects) : bare(next ?? '') === particle;
}

/** "Put my back out" tells, "put something on" asks. */
const ownThings = new Set(['my', 'our']);

/** "Don't ask me" is said to the assistant. */
const forbidden = new Set([
  'ask',
  'tell',
  'judge',
  'worry',
  'get',
  'forget',
  'mind',
  'call',
  'start',
  'play',
  'give',
  'say',
  'laugh',
]);

const objects = new Set([
  'him',
  'her',
  'them',
  'it',
  'me',
  'us',
  'everyone',
  'everybody',
  'someone',
  'somebody',
]);

/** "Only took all summer" is said of a thing. */
const taken = new Set([
  ...objects,
  'all',
  'ages',
  'forever',
  'years',
  'hours',
  'days',
  'weeks',
  'months',
  'long',
]);

/** With the word that must follow, if any. */
const doneToOne: ReadonlyMap<string, string> = new Map([
  ...`fired dumped rejected ghosted promoted hired diagnosed robbed scammed mugged bullied blamed invited replaced sacked ignored yelled accepted
    catfished evicted bitten stung discharged`
    .split(/\s+/)
    .map((verb): [string, string] => [verb, '']),
  ['passed', 'over'],
  ['laid', 'off'],
  ['stood', 'up'],
  ['told', 'off'],
]);

/** "Dad called from the hospital", "Priya passed"; of other things only such as are known to do what is said. */
function isNamed(words: readonly string[]): boolean {
  const start = bare(words[0] ?? '');
  const isThing = things.has(start);
  const isName =
    /^\p{Lu}/u.test(words[0] ?? '') &&
    !commonWords.has(start.replaceAll("'", '')) &&
    !noBeginnings.has(start);
  if (!isThing && !isName && !people.has(start)) return false;
  if (isThing && isOf(words[1], doneToThings)) return false;
  return hasVerb(words.slice(0, mostBeforeVerb), 0);
}

/** "Bus cancelled", "rent paid": it was done by somebody. */
const doneToThings = new Set(
  'cancelled canceled delayed closed paid cleared booked sorted finished done cut'.split(' '),
);
const people = new Set('people neighbours neighbors friends parents exams results'.split(' '));

/** "Phone rang", "vet said it is a cold": said without "the". */
const withArticle = (words: readonly string[]): string[] =>
  things.has(bare(words[0] ?? '')) ? ['the', words[0]?.toLowerCase() ?? '', ...words.slice(1)] : [...words];

const mostBeforeVerb = 4;

/** "I" may stand before any verb; others only before one that is known. */
function isStatement(words: readonly string[]): boolean {
  const start = bare(words[0] ?? '');
  if (start === 'i' || start === 'we' || start.includes("'")) return words.length > 1;
  return hasVerb(words.slice(0, 4), 0);
}
