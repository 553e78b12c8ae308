import { wordSet } from '../../cues/word-classes.ts';
import { commonWords } from '../../words/common-words.ts';
import { isKnownWord } from '../../words/known-word.ts';
import { finiteVerbs } from './word-lists.ts';
import { bare, isOf } from './words.ts';

/** Written as one types to a friend, and not as it is said. */
const chatSpellings = wordSet(`
  ppl w b bf gf bday tmrw tmr tmw tday tdy tonite rly realy v wknd wk hrs hr mins smth sth sum1 any1 no1 msg txt hw sesh abt tho thru cuz coz bc bcuz
  bcos idk idc imo gud gd nite luv plz pls thx lotta dunno gunna soo sooo alot becuz wen wat wiv dis dat da
  2day 2nite 4ever gr8 m8 l8 b4`);

/** In a form that stands after "to" or "I", and never after "am". */
const bareVerbs = wordSet(
  'feel have go want need like love think get make do see know come pass say tell work take give find hate miss',
);
const ofBeing = wordSet('am are is was were');
const selves = wordSet('i you he she we they');
const beingSelf = wordSet("i'm you're he's she's we're they're im");
const third = wordSet('he she');

/** Whether words hold slips and shortenings of whoever wrote them: said back they would sound like mockery. */
export const isMiswritten = (clause: readonly string[]): boolean =>
  clause.some((word) => isOf(word, chatSpellings) || isSlip(word)) ||
  isBroken(clause) ||
  isUnfinished(clause);

/** "I am feel tired", "she have a cold". */
export const isBroken = (clause: readonly string[]): boolean =>
  clause.some(
    (word, at) => isOf(clause[at + 1], bareVerbs) && isOf(word, ofBeing) && isOf(clause[at - 1], selves),
  ) ||
  clause.some((word, at) => isOf(clause[at + 1], bareVerbs) && beingSelf.has(bare(word))) ||
  (isOf(clause[0], third) && isOf(clause[1], bareVerbs));

/** "You feel like thief", "you have exam", "my heart go fast", "deaf in left ear": an article or an ending is missing. */
const unfinished =
  /\bfeels? like (?!an?\b|the\b|my\b|i\b|we\b|shit|crap|rubbish|hell|home|rain|myself|life|death|magic|fun|heaven|nothing|somebody|someone|everything|everybody|nobody|it\b|this\b|that\b|[a-z]{2,12}(?:ing|s)\b)[a-z]{3,12}$|\b(?:have|has|had|got) (?:exam|interview|job|test|appointment|operation|baby|problem|question|fear|meeting|house|son|daughter)\b|\b(?:heart|head|husband|wife|mother|father|mum|mom|dad|son|daughter|boss|manager|friend|brother|sister|grandson|granddaughter|baby|he|she|it) (?:go|come|have|want|say|leave|work|cry|give|hug|dont|speak|call|make|take|tell|know|think|look|feel|shout|live|need|love|sleep|play)\b|\b(?:in|on) (?:left|right) (?:ear|eye|hand|leg|knee|arm|foot)\b|\b(?:a|the) [a-z]{3,10} first time\b|\bmust [a-z]{3,10} \d{1,3} [a-z]{3,10}$/i;

/** "She let my mother sleep", "did your son call": the ending is where it belongs. */
const helping =
  /\b(?:let|lets|made|makes?|saw|see|heard|hear|helped|helps?|watch(?:ed|ing)?|do|did|does|will|would|can|could|should|might|may|must|to|and|that|if)\b/i;

export function isUnfinished(clause: readonly string[]): boolean {
  const said = clause.map(bare).join(' ').replaceAll("'", '');
  const found = unfinished.exec(said);
  return found !== null && !helping.test(said.slice(0, found.index));
}

const learning =
  /\b(?:my english (?:is|not|small|bad)|(?:sorry|excuse)(?: for| me for)? my english|(?:i|im|am) (?:am )?learn(?:ing)? english|english is (?:bad|small|not)|practi[cs]e english|english not good)\b/i;
/** Who asks for patience with their English is not shown it. */
export const learnsEnglish = (text: string): boolean => learning.test(text.replace(/['’]/g, ''));

const shortestSlip = 4;
const longestSlip = 14;
const endings = /(?:s|es|d|ed|ing|er|ers|ly|y|'s)$/;

/** Unknown, and one slip from an everyday word: "fealing" is "feeling". A name, or another form of a known word, is none. */
function isSlip(written: string): boolean {
  if (/^\p{Lu}/u.test(written)) return false;
  const word = bare(written).replaceAll("'", '');
  if (word.length < shortestSlip || word.length > longestSlip || !/^[a-z]+$/.test(word)) return false;
  if (isForm(word) || finiteVerbs.has(word)) return false;
  for (const common of commonWords) if (isNear(word, common)) return true;
  return false;
}

function isForm(word: string): boolean {
  if (commonWords.has(word) || isKnownWord(word)) return true;
  const stem = word.replace(endings, '');
  return [stem, `${stem}e`, `${stem}y`, stem.slice(0, -1)].some(
    (one) => one.length > 2 && commonWords.has(one),
  );
}

/** A letter too few or twice, two swapped, or another vowel: any other wrong letter makes another word as often as a slip. */
function isNear(word: string, common: string): boolean {
  if (common.length < shortestSlip || word[0] !== common[0]) return false;
  if (Math.abs(word.length - common.length) > 1) return false;
  return word.length === common.length
    ? isSwapped(word, common) || isOtherVowel(word, common)
    : isDoubled(word, common);
}

function isSwapped(word: string, common: string): boolean {
  const at = firstDifference(word, common);
  if (at >= word.length) return false;
  const swapped = word[at] === common[at + 1] && word[at + 1] === common[at];
  return swapped && word.slice(at + 2) === common.slice(at + 2);
}

const shortestVowelled = 6;

/** "fealing", "definately". */
function isOtherVowel(word: string, common: string): boolean {
  const at = firstDifference(word, common);
  const areVowels = [word[at], common[at]].every((letter = '') => 'aeiou'.includes(letter) && letter !== '');
  return word.length >= shortestVowelled && areVowels && word.slice(at + 1) === common.slice(at + 1);
}

/** "realy", "hapy", "untill": a double letter written once, or a single one twice. */
function isDoubled(word: string, common: string): boolean {
  const [short, long] = word.length < common.length ? [word, common] : [common, word];
  const at = firstDifference(short, long);
  const isSame = short.slice(at) === long.slice(at + 1);
  return isSame && (long[at] === long[at - 1] || long[at] === long[at + 1]);
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
