import { type Description, describes, descriptionBefore } from './describing-words.ts';
import type { Span, Spans } from './span.ts';
import { determiners, isClosed, isPastime, musicNouns, touches, wordSet } from './surroundings.ts';
import { isInnerHyphen, type Token, wordAt } from './tokens.ts';

const beforeDeterminer = wordSet('skip without no keep drop lose out less more minus play put of bring');
const asking = wordSet(`
gimme lemme w wheres where's exclude nah nope yeah yes yep ok okay hmm oh well lol mate bro dude idk dunno dno idrk erm uh uhh um umm err er uhm ermm hmmm
play please pls plz some any more less no without like want need put uk or just only little hate prefer minus but another me us got
with of than not and on fewer except both plus nor neither also lots maybe something anything nothing hates loathes detests despises dislikes
`);
const likingVerbs = wordSet(
  'fancy hear crave love adore enjoy blast like loves likes loved liked adores adored enjoys enjoyed prefers',
);
const beforeVerb = wordSet(
  "he she they always everyone i we i'd i'll and but yet really just also still would to",
);
const askingPairs = wordSet(`
asked-for asking-for i'm-into im-into am-into really-into but-into
can't-stand cant-stand can't-bear cant-bear can't-abide cant-abide doesn't-like doesnt-like how-about what-about listen-to listening-to mood-for time-for ready-for up-for night-for day-for dance-to dancing-to
`);
const rejectingVerb = wordSet(
  'stand bear hate drop ditch lose skip mind with without on and or but in for from featuring',
);
const thingsHappenTo = wordSet('sold lifted bought broke dropped like played as found lost carried heard');
const tempoLead = wordSet(`
something anything nothing too it keep really nice not play more stay go very extra super quite be but sth and pretty
`);

/** What people and places have names of, and moods as well: a happy house, a gentle soul, a quiet country. */
const aboutTheWorld = wordSet(`
house soul folk country garage drill trap jungle lounge voice voices words singer singers organ horn drum bass
salsa swing grime goth musical industrial alternative minimal hardcore christmas hymn
`);
/** Parts of a day that music may fill: "a relaxed blues evening". */
const partsOfDay = wordSet('evening night nights afternoon morning');
const afterSuperlative = wordSet('you there i ever');

/** Words of a message that is about nothing but music and how it feels. */
const smallWords = wordSet('some and or more please pls plz give me play');

/** Whether an everyday word for a genre, an instrument or voices means music here. */
export function standsAmongMusic(
  span: Span,
  tokens: readonly Token[],
  others: Spans,
  candidates: Spans,
): boolean {
  const before = wordAt(tokens, span.from - 1);
  const after = wordAt(tokens, span.to);
  if (after === 'kind' && before === 'the') return isClosed(tokens, span.to + 1);
  if (musicNouns.has(after) || hasPart(span, tokens)) return true;
  if (determiners.has(before)) return followsDeterminer(span, tokens) || isPointedAt(span, tokens);
  const description = descriptionBefore(tokens, span.from);
  if (description.from < span.from && isDescribedMusic(span, tokens, description, others, candidates))
    return true;
  if (playsOn(span, candidates)) return leads(tokens, span.from);
  // "Salsa cumbia and some reggaeton": what follows is music as well.
  const next = others.startingAt(span.to);
  if (next !== undefined && !isPastime(next) && isClosed(tokens, span.from - 1)) return true;
  return isClosed(tokens, span.to) && (leads(tokens, span.from) || touches(span, tokens, others));
}

/** "drum-heavy", "folk-inflected": said of music alone. */
const parts = wordSet('heavy driven led laden tinged infused inflected flavoured flavored y ish style');
function hasPart(span: Span, tokens: readonly Token[]): boolean {
  return isInnerHyphen(tokens, span.to) && parts.has(wordAt(tokens, span.to + 1));
}

function followsDeterminer(span: Span, tokens: readonly Token[]): boolean {
  const before = wordAt(tokens, span.from - 1);
  const before2 = wordAt(tokens, span.from - 2);
  const onePlayer = (before === 'a' || before === 'an') && span.kind !== 'genre';
  return (
    isClosed(tokens, span.to) &&
    (beforeDeterminer.has(before2) ||
      (onePlayer && (before2 === '' || (before2 !== 'like' && asking.has(before2)))))
  );
}

const pointing = wordSet('that this the');
const beforePointing = wordSet(
  "all need want wanna gimme give me play love crave craving wheres where's more some of put on bring back got with bit",
);

/** "Need that funk for prep", "where's the punk", "nothing with all that shouting": what everybody calls music. */
function isPointedAt(span: Span, tokens: readonly Token[]): boolean {
  return (
    pointing.has(wordAt(tokens, span.from - 1)) &&
    beforePointing.has(wordAt(tokens, span.from - 2)) &&
    isClosed(tokens, span.to) &&
    !isAboutTheWorld(span, tokens)
  );
}

/** Nothing, or words of asking, come before the place. */
function leads(tokens: readonly Token[], from: number): boolean {
  const before = wordAt(tokens, from - 1);
  return before === '' ? !isInnerHyphen(tokens, from - 1) : asks(tokens, from);
}

function asks(tokens: readonly Token[], from: number): boolean {
  const before = wordAt(tokens, from - 1);
  const before2 = wordAt(tokens, from - 2);
  if (likingVerbs.has(before)) return before2 === '' || beforeVerb.has(before2);
  return asking.has(before) || askingPairs.has(`${before2}-${before}`);
}

/** "soul singers", "country fiddle": a genre and, directly after it, who plays it. */
function playsOn(span: Span, candidates: Spans): boolean {
  const next = candidates.startingAt(span.to)?.kind;
  return span.kind === 'genre' && (next === 'instrument' || next === 'vocals');
}

/** "calm blues", "a gentle harp", "the saddest strings you have". */
function isDescribedMusic(
  span: Span,
  tokens: readonly Token[],
  description: Description,
  others: Spans,
  candidates: Spans,
): boolean {
  const { from, superlative } = description;
  const after = wordAt(tokens, span.to);
  const ends =
    isClosed(tokens, span.to) ||
    partsOfDay.has(after) ||
    (superlative && afterSuperlative.has(after)) ||
    playsOn(span, candidates);
  if (!ends) return false;
  const determiner = wordAt(tokens, from - 1);
  if (determiners.has(determiner)) {
    const isOnePlayer = span.kind !== 'genre' && (determiner === 'a' || determiner === 'an');
    return (superlative || isOnePlayer) && leads(tokens, from - 1) && !isAboutTheWorld(span, tokens);
  }
  if (!leads(tokens, from)) return false;
  if (description.ofSound || !isAboutTheWorld(span, tokens)) return true;
  return asks(tokens, from) || goesWith(span, tokens, others);
}

function isAboutTheWorld(span: Span, tokens: readonly Token[]): boolean {
  return span.to === span.from + 1 && aboutTheWorld.has(wordAt(tokens, span.from));
}

/** "for dancing", "with horns": a constraint follows that says what the music is for or who plays it. */
function goesWith(span: Span, tokens: readonly Token[], others: Spans): boolean {
  return (
    ['for', 'to', 'with'].includes(wordAt(tokens, span.to)) && others.startingAt(span.to + 1) !== undefined
  );
}

/** "slow focus music", "fast dance songs": what the music is for. */
const betweenTempoAndMusic = wordSet(
  'focus background dance party workout gym running study sleep dinner love',
);

const mostBetween = 4;
const standsBetween = (word: string) => describes(word) || betweenTempoAndMusic.has(word);

/** Whether an everyday word for a tempo speaks of music here. */
export function isMeantTempo(span: Span, tokens: readonly Token[], others: Spans): boolean {
  let next = span.to;
  while (next < span.to + mostBetween && standsBetween(wordAt(tokens, next))) next += 1;
  if (musicNouns.has(wordAt(tokens, next))) return true;
  const described = others.startingAt(next);
  if (described?.kind === 'genre' || described?.kind === 'instrument' || described?.kind === 'vocals')
    return true;
  const before = wordAt(tokens, span.from - 1);
  return (before === '' || tempoLead.has(before)) && isClosed(tokens, span.to);
}

/** "The neighbours are practising trombone". */
const practises = new Set(['practising', 'practicing', 'practises', 'practices']);

/** "sold the guitar", "my piano": a thing in the listener's life and not a sound asked for. */
export function isSomeThing(span: Span, tokens: readonly Token[]): boolean {
  const owner = wordAt(tokens, span.from - 1);
  const before = wordAt(tokens, span.from - 2);
  if (!determiners.has(owner) && !owner.endsWith("'s"))
    return (owner === 'play' && before === 'i') || practises.has(owner);
  if (musicNouns.has(wordAt(tokens, span.to))) return false;
  if (owner === 'a' || owner === 'an') return thingsHappenTo.has(before);
  return !(before === '' || beforeDeterminer.has(before) || asking.has(before) || rejectingVerb.has(before));
}

/** Whether the whole message is made of names of music and words for how it sounds or feels: "sad soul". */
export function isNothingButMusic(tokens: readonly Token[], candidates: Spans): boolean {
  let names = 0;
  for (let at = 0; at < tokens.length; ) {
    const span = candidates.startingAt(at);
    const word = wordAt(tokens, at);
    if (span !== undefined) {
      // "slow walk" and "morning run" tell of a day; "slow blues" asks.
      if (span.kind === 'activity' || span.kind === 'scene') return false;
      if (span.kind !== 'tempo') names += 1;
      at = span.to;
    } else if (word === '' || describes(word) || musicNouns.has(word) || smallWords.has(word)) at += 1;
    else return false;
  }
  return names > 0;
}
