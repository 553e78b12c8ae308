import { createCueFinder } from '../../cues/cue-finder.ts';
import { wordClasses, wordSet } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';

/** What stands before a thing that is spoken of and not wished; its name follows, behind small words. */
export const findAhead = createCueFinder<'told' | 'lacking' | 'taken' | 'unsaid' | 'asked'>({
  told: `
    (these|those|this|that|it|they|all of these|all of this|half of these|most of these|most of this|some of these|both) (all|both|still|just)? (seem|seems|look|looks|sound|sounds|appear|appears|feel|feels) (all|just|still|mostly|more|a bit|rather|very)? (to be|like)? (all|just|still|mostly|more)?
    (these|those|this|that|they|it|thats|theyre|its|everything|all of these|all of this|half of these|most of these|most of this|some of these|the rest) (is|are|was|were) (all|just|still|mostly|only|basically|again|now|nothing but|pure|plain|more)?
    (first|second|third|fourth|fifth|last|next|top|other) (one|ones|song|songs|track|tracks|tune|list|lists|two|three|four|few) (is|are|was|were|s) (all|just|still|mostly|only|basically|again|now|nothing but|pure|plain|more)?
    (first|second|third|fourth|fifth|last|next|other) ones (all|just|still|only|pure)?
    ^ (sounds|looks|feels|smells) (more|a bit|rather)? like
    (but)? (i|we) (only|just|still|mostly)? (see|hear|get|got|find|found) (only|just|a lot of|nothing but|lots of|all)?
    (song|songs|music|list|lists|mix|playlist|playlists|one|ones|tracks|track|next to it|beside it|below|above|there) (is|are|was|were) (all|just|still|mostly|only|again|nothing but)? (all|about)?
  `,
  lacking: `
    (you|u|they) (really|just|clearly|obviously)? (have|had|has|got|ve got|have got|seem to have|might have) (got)? no
    (i|we) (still|just|really)? (hear|see|find|found|get|heard|detect) no
    (i|we) (still|just|really)? (dont|do not|didnt|did not) (really|even|actually)? (hear|see|find|detect|spot|notice) (any|much|one|a|an|the|one single|a single)
    (i|we) (still|just|really)? (cant|cannot) (really|even|actually)? (hear|see|find|detect|spot) (any|much|one|one single|a single)
    if (there is|theres|you have|it has|you find|you got) no
  `,
  taken: `
    (you|u|they|it|youve) (have|just|now|even)? (took|taken|removed|dropped|lost|deleted|killed|forgot|forgotten|ditched|scrapped|thrown|threw) (away|out)? (all)? (of)? (the|my|that|those|all the|our)?
    (where|what happened to) (is|are|did|have|has)? (all)? (of)? (the|my) (all)?
  `,
  unsaid: `
    (i|we) (did not|didnt|never|have not|havent) (even|ever|actually)? (say|said|mean|meant|mention|mentioned|speak of|talk about|write|wrote)
  `,
  asked: `
    (why|how come) (is|are|do|does|did|have|has)? (it|this|there|these|they|i|we|you)? (still|have|has|get|hear|got)? (no|not any) (more)?
    (why|how come) (is|are|do|does|did|have|has|am|was|were)? (it|this|there|these|they|i|we|you|still|all)? (still|all|only|so much|so many|get|got|give me|play|played|hear|have|put|see|the|this|that|these|those|a|an)? (the|a|an|this|that|all the|so much|so many|me)?
  `,
});
/** A thing, a mood or a change that is spoken of in a message that follows, and not wished; see `asMeant` of the things named. */
export function spokenOfOnly(message: Message): (from: number, to: number) => boolean {
  const ahead = findAhead(message.words);
  return (from, to) => {
    const said = saidOf(message, { from, to }, ahead);
    return said !== undefined && said !== 'asked';
  };
}

/** Between what tells of the music and what it names. */
const between = wordSet(`
  a an the all just some still basically pure pretty much more like only mostly straight really actually very quite rather kind sort of about sad happy old modern new slow fast
  proper full another such and or songs tunes music soft hard loud own same big bit any much
`);
const farthest = 5;
const wishing = wordSet(
  'make sure might may want need if unless until so can could would will shall should must may when where ensure long hope hoping wish do does did',
);

export type Said =
  | 'told'
  | 'answeredNo'
  | 'praisedElse'
  | 'lacking'
  | 'taken'
  | 'unsaid'
  | 'asked'
  | 'echoed'
  | 'amused'
  | 'compared';

/** "It's jazz I want", "this is jazz, please". */
const wishedBehind = wordSet('i we not please');

/** How a thing is spoken of that nobody asks for by it; `undefined` where it may be a wish. */
export function saidOf(message: Message, one: Place, ahead: ReturnType<typeof findAhead>): Said | undefined {
  if (isCompared(message, one)) return 'compared';
  const found = ahead.filter(({ cue, from, to }) => {
    if (cue === 'told' && wishedBehind.has(wordAt(message, one.to))) return false;
    if (to > one.from || one.from - to > farthest || isWished(message, cue, from)) return false;
    for (let at = to; at < one.from; at += 1)
      if (!between.has(wordAt(message, at)) && !isNamedAt(message, at)) return false;
    return true;
  });
  const longest = found.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]?.cue;
  if (longest !== undefined) return longest;
  if (isPredicated(message, one)) return 'told';
  if (isBesidePraise(message, one)) return 'praisedElse';
  if (isAmused(message, one)) return 'amused';
  if (isEchoed(message, one)) return isAnsweredNo(message, one) ? 'answeredNo' : 'echoed';
  if (isNotThere(message, one)) return 'lacking';
  return isNarrated(message, one) ? 'told' : undefined;
}

/** "Coronation is nice but orchestra. Anything with a lady singing": what speaks against a song that is liked otherwise. */
function isBesidePraise({ words }: Message, { from, to }: Place): boolean {
  const isTurn = words[from - 1]?.text === 'but' && copulas.has(words[from - 3]?.text ?? '');
  const isWhole = sentenceEnds.has(words[to]?.text ?? '') || words[to]?.text === ',';
  return isTurn && isWhole && to < words.length - 1 && wordClasses.good.has(words[from - 2]?.text ?? '');
}

/** "Kassel 4 is techno", "number three is country": what a song is told to be, behind whatever names it. */
function isPredicated(message: Message, { from, to }: Place): boolean {
  let at = from - 1;
  while (at > from - farthest && beforePredicate.has(wordAt(message, at))) at -= 1;
  if (!copulas.has(wordAt(message, at)) || wishedBehind.has(wordAt(message, to))) return false;
  const subject: string[] = [];
  for (let back = at - 1; back >= 0 && !sentenceEnds.has(message.words[back]?.text ?? ''); back -= 1)
    subject.push(wordAt(message, back));
  return subject.some((word) => word !== '') && !subject.some((word) => ofWishes.has(word));
}
const copulas = wordSet('is are was were s isnt arent');
const beforePredicate = wordSet(
  'a an just like more basically still also literally pure clearly kinda actually really totally proper some',
);
/** "What I want is jazz", "my favourite is soul", "the theme is disco": these wish by it. */
const ofWishes = wordSet(`
  i we you what all favourite favorite favourites best want wants need needs like likes love loves wish mood vibe vibes theme plan idea choice answer genre style
  thing request tonight today evening party night taste music something anything everything it this that which who there here he she my our his her their who whose not if
`);

/** "No jazz here", "there is no voice in any of these": said of the music that plays. */
function isNotThere(message: Message, { from, to }: Place): boolean {
  if (
    wordAt(message, from - 1) !== 'no' ||
    message.words.some(({ text }) => wordClasses.good.has(text) || text === 'please')
  )
    return false;
  return findThere(message.words).some((one) => one.from === to);
}
const findThere = createCueFinder<'there'>({
  there: `
    (songs|music|in sight|at all)? (in|on|among) (any|all|none|most) of (this|these|those|them|it)
    (songs|music)? (in|on|among) (this|these|those|them|it|there|here|that)
    (songs|music|in sight|at all)? (here|there|whatsoever) $
  `,
});

interface Place {
  from: number;
  to: number;
}

/** "Make sure it has no drums", "can you hear any jazz": the same words ask. */
function isWished(message: Message, cue: Said, from: number): boolean {
  if (cue === 'asked' || (cue === 'lacking' && wordAt(message, from) === 'if')) return false;
  const before = wordAt(message, from - 1);
  // "Songs that are jazz".
  const isRelative =
    wordAt(message, from) === 'that' && (wordClasses.music.has(before) || anything.has(before));
  return isRelative || wishing.has(before);
}
const anything = wordSet('something anything everything nothing');

const isNamedAt = ({ named }: Message, at: number): boolean =>
  named.some(({ from, to }) => from <= at && at < to);

const preferring = wordSet('rather sooner prefer better more instead');
const beforeCompared = wordSet(
  'something anything the a an all this that these those some any more sort kind of',
);

/** "I'd rather have that than something gloomy", "more folk than rock". */
function isCompared(message: Message, { from }: Place): boolean {
  let at = from - 1;
  while (beforeCompared.has(wordAt(message, at))) at -= 1;
  if (wordAt(message, at) !== 'than') return false;
  for (let back = at - 1; back >= 0 && !sentenceEnds.has(message.words[back]?.text ?? ''); back -= 1)
    if (preferring.has(wordAt(message, back))) return true;
  return false;
}
/** "I used to play the violin", "she sang in a choir", "the drums next door": of somebody's life, where nothing is asked for. */
function isNarrated(message: Message, { from, to }: Place): boolean {
  if (message.words.some(({ text }) => wishedBeside.has(text))) return false;
  if (elsewhere.has(wordAt(message, to)) && wordAt(message, from - 1) === 'the') return true;
  let at = from - 1;
  while (at > from - farthest && beforeNarrated.has(wordAt(message, at))) at -= 1;
  if (!narrating.has(wordAt(message, at))) return false;
  for (let back = at - 1; back > at - farthest && wordAt(message, back) !== ''; back -= 1)
    if (tellers.has(wordAt(message, back))) return true;
  return false;
}
const narrating = wordSet(
  'play plays played playing sing sings sang singing taught teaches studied danced practised practiced',
);
const beforeNarrated = wordSet('the a an in his her my our some on with to this old beautiful');
const tellers = wordSet(
  'i he she we they my our his her who radio mum mom dad mother father neighbour neighbor wife husband',
);
const elsewhere = wordSet('next upstairs downstairs outside');
const wishedBeside = wordSet(
  'something anything like please want some more maybe could can have put give need similar that another add how what wish miss ? too so',
);

const sentenceEnds = wordSet('. ! ? ;');

const asking = wordSet(`
  some any maybe perhaps what how can could would have has do got is want like give add put play more try with or how's about please mean say
`);
const surprised = wordSet(`
  no nah nope man mate really seriously wtf ew eww why take remove drop delete lose ditch not never i we this that bro dude oh god what who did haha lol come you
`);
const dismissing = wordSet('well really ha haha oh not no but dear goodness heavens');
const pleased = wordSet(
  'yes yeah yep please pls great lovely love good nice perfect cool ok okay or and maybe with',
);

/** "Reggae haha", "drum and bass! No wonder": what was just told is said again, and is no wish. */
function isAmused({ words }: Message, { from, to }: Place): boolean {
  const before = words[from - 1];
  if (before?.isWord === true && !exclaiming.has(before.text)) return false;
  const next = words[to]?.text ?? '';
  if (/^(?:ha){2,6}h?$|^lol$|^lmao$/.test(next)) return true;
  if (next !== '!' && next !== ',') return false;
  return explaining.has(`${words[to + 1]?.text ?? ''} ${words[to + 2]?.text ?? ''}`);
}
const exclaiming = wordSet('oh ah so aha well');
const explaining = new Set(['no wonder', 'that explains', 'who knew', 'fancy that', 'of all', 'would you']);

/** "Polka???", "a polka for a patient horse? take it out": what was not looked for is named in surprise. */
function isEchoed({ words }: Message, { from, to }: Place): boolean {
  let end = to;
  while (end < words.length && words[end]?.isWord === true && end < to + farthest) end += 1;
  const mark = words[end]?.text;
  if (mark !== '?' && mark !== '!') return false;
  let start = from;
  while (start > 0 && !marks.has(words[start - 1]?.text ?? '')) start -= 1;
  const said = words.slice(start, end).map(({ text }) => text);
  if (said.some((word) => asking.has(word))) return false;
  let next = end;
  while (next < words.length && words[next]?.isWord !== true) next += 1;
  const after = words[next]?.text ?? '';
  if (pleased.has(after)) return false;
  // "A boogie! Well, he would have laughed."
  if (mark === '!') return said.length === 2 && said[0] === 'a' && dismissing.has(after);
  const isRepeated = words[end + 1]?.text === '?' || words[end + 1]?.text === '!';
  return (isRepeated && said.length <= farthest) || (after !== '' && surprised.has(after));
}
/** "SLEEP? No no I will crash": what is held goes as well. */
function isAnsweredNo({ words }: Message, { to }: Place): boolean {
  let next = to;
  while (next < words.length && words[next]?.isWord !== true) next += 1;
  return next > to && answers.has(words[next]?.text ?? '');
}
const answers = wordSet('no nah nope never not');
const marks = wordSet('. ! ? ; , : ) (');

const judging = wordSet('is was sounds has had');

/** "You have no Ukrainian song", "I did not ask for Spanish", "the French one is good": of a language nothing is wished by it. */
export function isLanguageMeant(message: Message, one: Place): boolean {
  const isOfOne =
    ['the', 'that', 'this'].includes(wordAt(message, one.from - 1)) &&
    ['one', 'song', 'track'].includes(wordAt(message, one.to)) &&
    judging.has(wordAt(message, one.to + 1));
  const said = saidOf(message, one, findAhead(message.words));
  return !isOfOne && (said === undefined || said === 'taken' || said === 'asked');
}
