import { addressed, adverbs, degrees, feeling, guiltyDeeds, harsh, unrepeated } from './word-lists.ts';
import { bare, isOf } from './words.ts';

/** Whether words are better not said back: to whom they are said, an insult, what may be danger. */
export function holdsUnsaid(words: readonly string[]): boolean {
  if (words.some((word) => isOf(word, addressed) || isOf(word, unrepeated))) return true;
  return words.some((word) => isOf(word, harsh)) && !words.some((word) => isOf(word, feeling));
}

/** "I'm fine" says little, and often the contrary. */
const isPoliteness = (words: readonly string[]): boolean =>
  words.length <= leastWhole && (isOf(words.at(-1), pleasantries) || bare(words[0] ?? '') === "that's");

const pleasantries = new Set(['fine', 'ok', 'okay', 'alright', 'good', 'well', 'great']);

/** "You know, but still" is said on the way to something. */
function isAside([first = '', second = '', ...rest]: readonly string[]): boolean {
  const isThought = (bare(first) === 'i' || bare(first) === 'you') && asides.has(bare(second));
  return isThought && (rest.length === 0 || second.endsWith(',') || bare(rest[0] ?? '') === "it's");
}

const asides = new Set(['know', 'mean', 'suppose', 'guess', 'think', 'reckon', 'swear', 'see']);

/** "I need something soft" asks; it tells nothing. */
function isWish([first = '', second = '', third = '']: readonly string[]): boolean {
  const verb = bare(isOf(second, adverbs) || isOf(second, degrees) ? third : second);
  if (bare(first) === "i'd" && verb === 'like') return true;
  return bare(first) === 'i' && (wishes.has(verb) || (verb === 'am' && bare(third) === 'looking'));
}

const wishes = new Set(['need', 'want', 'would', 'wanna', 'could']);

function isConfession([first = '', ...rest]: readonly string[]): boolean {
  if (!['i', "i've", 'we', "we've"].includes(bare(first))) return false;
  const verb = rest.find((word) => !isOf(word, adverbs));
  return isOf(verb, guiltyDeeds);
}

/** "I am dying" is seldom so, and no news to whoever says it where it is. */
const isDeathOfOneself = (clause: readonly string[]): boolean => ownDeath.test(clause.join(' '));

const ownDeath =
  /^(?:i|we)(?:['’]?m| am|['’]?re| are)? (?:(?:so|just|literally|actually|totally|almost|nearly|about to|going to|gonna|could|still|fully) ){0,3}(?:dying|die|died|deceased)\b/i;

/** "It's Monday", "it's only 6": the clock tells nothing of whoever reads it. */
function isClock([first = '', ...rest]: readonly string[]): boolean {
  const [when = ''] = rest.filter((word) => !isOf(word, adverbs));
  return bare(first) === "it's" && rest.length <= leastWhole && (/^\d/.test(when) || days.has(bare(when)));
}

const days = new Set(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);

/** "I am Josef", "living the dream": a name is no news, and what is said in jest is not meant so. */
function isIdle(clause: readonly string[]): boolean {
  const said = clause.join(' ').replace(/,$/, '');
  return (
    named.test(said) ||
    saysLittle.test(said) ||
    elliptical.test(said) ||
    ofSomething.test(said) ||
    excuse.test(said) ||
    /\bliving the dream\b/i.test(said)
  );
}

/** "I'm fifteen", "I don't know why", "that was in June", "it was him": half of something, without which it tells nothing. */
const saysLittle =
  /^(?:(?:i am|i['’]?m) (?:\d{1,3}|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|muslim|catholic|jewish|hindu|christian)|i (?:don['’]?t|do not) know(?: why)?|(?:i|we) (?:say|said)|it (?:was|is) (?:him|her|me|them|us))$|^that (?:was|is) ./iu;

/** "I knew it would": what would is in the sentence before. */
const elliptical = /\b(?:would|could|should|did|had|will|might)$/i;
/** "Turned out to be a squirrel": what did is in the part before. */
const ofSomething =
  /^(?:i|we) (?:am |are )?turn(?:ed|s) out\b|^(?:i )?(?:can['’]?t|cannot|won['’]?t|not gonna|not going to) lie\b/i;
/** "My English is not so good" asks for patience. */
const excuse = /^my (?:english|spelling|typing)\b/i;

const named = /^(?:i am|i['’]?m|I am|I['’]?m) \p{Lu}\p{L}+$/u;

/** Whether a whole statement is better not said back: a courtesy, a request, the time, or what somebody did to another. */
export const isBetterUnsaid = (clause: readonly string[]): boolean =>
  isConfession(clause) ||
  isWish(clause) ||
  isPoliteness(clause) ||
  isAside(clause) ||
  isClock(clause) ||
  isDeathOfOneself(clause) ||
  isIdle(clause);

const leastWhole = 3;
