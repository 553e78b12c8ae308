import { wordSet } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';
import { isTurnedDown } from '../play/turned-down-command.ts';
import type { Positions } from './read-positions.ts';

const praising = wordSet(`
  love loved loving adore adored adoring brilliant fantastic amazing gorgeous beautiful lovely wonderful perfect magic great fabulous marvellous superb
  excellent favourite favorite delightful stunning ace cracking belter exquisite heavenly
`);
/** "Not brilliant", "I'd have loved it twenty years ago", "great if you like lifts". */
const denying = wordSet(
  'not no dont didnt doesnt isnt wasnt arent hardly never less if would id could should used',
);
const farthest = 3;
/** Said of a song in so many words: no order. */
const said =
  /\b(?:not (?:at all |half |so |too |that )?bad|too good|so good|killed it|nailed it|(?:dont|do not|didnt|cant) hate (?:it|that|this)|(?:wouldnt|would not|never|wont|will not)(?: ever)? (?:swap|change|trade|miss|lose|skip|drop|part with))\b/;
const removing = wordSet(
  'drop remove delete lose cut ditch skip kill bin scrap kick axe exclude chuck dump trash erase replace change switch swap take throw toss leave out off away without',
);
const pointing = wordSet('it that this them her him');

const ends = new Set(['.', '!', '?', ';', '\n', ',']);
const mostRead = 40;
/** In words: "fantastic", "an absolute belter" by itself is of what was named before. */
const mostAlone = 3;

interface Stretch {
  from: number;
  to: number;
}

/** What stands between two marks. */
function clauseAround({ words }: Message, { from, to }: Stretch): Stretch {
  let [first, end] = [from, to];
  while (first > 0 && from - first < mostRead && !ends.has(words[first - 1]?.text ?? '')) first -= 1;
  while (end < words.length && end - to < mostRead && !ends.has(words[end]?.text ?? '')) end += 1;
  return { from: first, to: end };
}

/** "I adore it", "fantastic", right behind: it speaks of the song. */
function clauseBehind(message: Message, to: number): Stretch | null {
  const from = to + 1;
  if (from >= message.words.length) return null;
  const next = clauseAround(message, { from, to: from });
  const isOfIt = message.words.slice(next.from, next.to).some(({ text }) => pointing.has(text));
  return isOfIt || next.to - next.from <= mostAlone ? next : null;
}

function praises(message: Message, { from, to }: Stretch, group: Stretch): boolean {
  const words: string[] = [];
  for (let at = from; at < to; at += 1) words.push(wordAt(message, at));
  if (said.test(words.join(' '))) return true;
  return words.some((word, offset) => {
    const at = from + offset;
    // "Perfect" in a title praises nothing.
    if (!praising.has(word) || (group.from <= at && at < group.to)) return false;
    return !words.slice(Math.max(0, offset - farthest), offset).some((before) => denying.has(before));
  });
}

const orders = (message: Message, { from, to }: Stretch): boolean =>
  message.words
    .slice(from, to)
    .some(({ text }, offset) => removing.has(text) && !isTurnedDown(message, from + offset));

/** "A weird title, but I love it", "my mother would have hated it. I adore it": a song that is liked does not go, whatever else is said of it. */
export function isPraisedTrack(message: Message, group: Positions, tracks: readonly Positions[]): boolean {
  const others = tracks.filter(({ from }) => from !== group.from);
  const around = clauseAround(message, group);
  // "The first is lovely but the second is a bit much": each has its own.
  const own = {
    from: others.some(({ from, to }) => from >= around.from && to <= group.from) ? group.from : around.from,
    to: Math.min(around.to, ...others.filter(({ from }) => from >= group.to).map(({ from }) => from)),
  };
  const behind = clauseBehind(message, around.to);
  const isOfOther = behind !== null && others.some(({ from, to }) => from >= behind.from && to <= behind.to);
  const stretches = behind === null || isOfOther ? [own] : [own, behind];
  if (stretches.some((one) => orders(message, one))) return false;
  return stretches.some((one) => praises(message, one, group));
}

const doing = wordSet(
  'cracks cracked makes made lifts lifted cheers cheered picks picked gets got gave gives kills killed had has sends sent took takes brought brings moved moves touched touches warms warmed set sets',
);
const being = wordSet('is was sounds sounded feels felt');
const whom = wordSet('me us him her them everyone everybody my our the everybody');
const wishing = wordSet('more like another please want less drop remove something');

/** "The third one cracks me up": what a song did to somebody, told and not wished of others. */
export function effectOfTrack(message: Message, groups: readonly Positions[]): Stretch | null {
  if (message.words.some(({ text }) => wishing.has(text))) return null;
  for (const { to, ofArtist } of groups) {
    const at = ['really', 'just', 'always', 'nearly', 'almost', 'totally'].includes(wordAt(message, to))
      ? to + 1
      : to;
    const isDone = doing.has(wordAt(message, at)) && whom.has(wordAt(message, at + 1));
    // "The third is brighter than I thought".
    const isFound =
      being.has(wordAt(message, at)) && [2, 3].some((next) => wordAt(message, at + next) === 'than');
    if (ofArtist || !(isDone || isFound)) continue;
    return { from: to, to: clauseAround(message, { from: to, to }).to };
  }
  return null;
}
