import { isFiller, joinsClauses } from '../../cues/fillers.ts';
import { wordSet } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';
import { movingWords } from './moving-words.ts';

const comparing = wordSet('more less too');
const degrees = wordSet(
  'so that too as quite all very overly bit little lot much way far even still slightly somewhat tad touch',
);
const leads = wordSet(`
  bit little lot much way far even still slightly somewhat tad touch make it this that them these be sound sounds sounding something get go keep
  more and of kinda now anything
`);
const denials = wordSet('not isnt arent no nothing never');
/** These end as "cheesier" does and compare nothing. */
const things = wordSet(`
  soldier carrier barrier courier frontier pier tier terrier cashier premier glacier brazier supplier multiplier outlier chandelier earlier
  easier hier collier hotelier bannister brasier modifier amplifier atelier dossier drier dryer busier healthier wealthier
`);
const farthestBack = 5;

/** "Cheesier", "a bit dustier", "less weird", "too campy": other music is wanted, and it goes neither up nor down for it. */
export function isStyleAt(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  if (movingWords.styleComparatives.has(word) || isMadeComparative(word)) return isWish(message, at);
  if (!movingWords.styles.has(word)) return false;
  const before = wordAt(message, at - 1);
  if (comparing.has(before) && !isName(message, at)) return true;
  return degrees.has(before) && denials.has(wordAt(message, at - 2));
}

const isMadeComparative = (word: string): boolean =>
  word.length >= 6 &&
  word.length <= 14 &&
  /[^aeiou]ier$/.test(word) &&
  !things.has(word) &&
  !movingWords.comparatives.has(word);

const isName = ({ named }: Message, at: number): boolean =>
  named.some(({ from, to, meant }) => meant && from <= at && at < to);

/** Nothing but words of asking stands before it in its clause, and nothing of weight behind it. */
function isWish(message: Message, at: number): boolean {
  const next = wordAt(message, at + 1);
  if (next !== '' && !isFiller(next) && !joinsClauses(next) && next !== 'than') return false;
  for (let before = at - 1; before >= at - farthestBack; before -= 1) {
    const word = wordAt(message, before);
    if (word === '' || joinsClauses(word)) return true;
    if (word === 'am' || word === 'feel' || word === 'feeling') return false;
    if (!leads.has(word) && !isFiller(word) && !movingWords.comparatives.has(word)) return false;
  }
  return true;
}
