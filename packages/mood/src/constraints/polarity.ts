import { type Phrases, readPhrases } from './phrases.ts';
import { type Span, type Spans, spansByPlace } from './span.ts';
import type { Token } from './tokens.ts';

const proposing = [
  'suggest',
  'recommend',
  'offer',
  'propose',
  'bring',
  'send',
  'show',
  'pick',
  'choose',
  'add',
  'include',
];
const declining = ["don't", 'dont', 'do not', 'never', 'stop', 'quit', 'no need to'];
/** "Don't suggest sleep music", "never offer me opera". */
const unasked = declining
  .flatMap((denial) => proposing.flatMap((verb) => [`${denial} ${verb}`, `${denial} ${verb} me`]))
  .join(' | ');

/** What turns down whatever follows; the longest that fits at a place is taken. */
const rejecting = readPhrases(`
${unasked} |
no | not | without | w/o | nothing | none of | neither | nor | never | anything but | anything except | everything but
everything except | all but | except | except for | excluding | minus | sans | avoid | avoiding | skip | skipping | hold the
leave out | leaving out | cut out | cut the | drop the | lose the | spare me | less | fewer | instead of | rather than | over
tired of | sick of | bored of | bored with | fed up with | fed up of | enough | enough of | had enough of | hate | hating
can't stand | cant stand | cannot stand | can't do | can't bear | can't deal with | don't like | dont like | do not like
don't want | dont want | do not want | don't need | dont need | don't play | dont play | do not play | don't give me
doesn't want | didn't want | wouldn't want | don't feel like | not feeling | not into | dislike | despise | loathe | detest
hates | loathes | detests | despises | dislikes | abhors | can't abide | cant abide | can't stick | cant stick | doesn't like | doesnt like | does not like
doesn't do | doesnt do | isn't into | isnt into | is not into | isn't a fan of | isnt a fan of | won't listen to | wont listen to | can't take | cant take
not in the mood for | not in a | not a fan of | no more | keep away from | stay away from | away from | other than
if i hear one more | if i hear another | if i hear any more | if i have to hear one more | if i have to hear another | if i get one more | if i get another | not another | not one more |
if i hear | if i have to hear | if i get | never want to hear | don't want to hear | dont want to hear | don't ever want to hear | dont ever want to hear | don't let | dont let | do not let | don't let any | dont let any | don't you dare play | dont you dare play | don't you dare put on | dont you dare put on
can't hear another | cant hear another | cannot hear another | cannot hear a | can't hear a | cant hear a | can't hear any more | can't hear any | cant hear any | cannot hear any | can't listen to | cant listen to | cannot listen to | couldn't bear
can't face another | cant face another | can't face any | cant face any | had it with | through with | not in the mood to hear | veto | vetoing | keep out | keep it free of | clear of | void of | light on the
apart from | aside from | far from | anti | isn't | ain't | aren't | never play | stop playing | stop with | ban | banned
before it got all | before it went all | before it turned into | before it all went | before it became | not asking for | not looking for | can't be doing with | cant be doing with | stop giving me | you keep giving me | you keep playing | you keep playing me | you keep showing me | you keep suggesting | you keep recommending | you keep picking | you keep sending me | you always give me | you always play | why do you keep playing | why do you keep giving me | keeps giving me | keep getting | don't put on | too many | too much | 2 many | 2 much | kill the | ditch | ditch the | done with | can't handle | cant handle | nobody | zero | exclude | excludes | those are | these are all | these are just | these are still | they're all | this is just | that's just | half of these are | half of them are | some of these are | most of these are | all of these are | few of these are | many of these are | these are from | those are from | these last few are | the last few are | the last few were | too | it sounds like | this sounds like | that sounds like | these sound like | they sound like | it's sounding like | its sounding like | it is sounding like | it's started sounding like | started sounding like | starting to sound like | starts to sound like | this one sounds like | sounds too much like | sounds a bit like | strike | strike out | strike all | strike the | omit | omitting | scrap the | do away with | don't care for | dont care for | do not care for | don't much care for | dont much care for | do not much care for | not much for | not one for | not keen on | not too keen on | not mad on | not mad about | not crazy about | not wild about | not fussed on | could live without | can live without | no place for | no room for | no need of | no use for | no time for any | i live with | we live with | over the whole | had my fill of | had our fill of | up to here with | don't bother with | dont bother with | forget the | forget about | no longer want | stay off | stay off the | lay off | lay off the | get rid of | getting rid of | rid of | take away the | take out the | taking out the | cut all | drop all | drop any | lose all | lose any | ban all | ban any | skip all | skip any | mute the | never any | never again any | by no means | on no account | under no circumstances | free of | devoid of | allergic to | opposite of | remove everything with | remove anything with | drop everything with | drop anything with | get rid of everything with | get rid of anything with | take out everything with | take out anything with | lose everything with | lose anything with | in place of | in lieu of | as opposed to | leave off | steer clear of | can't have | cant have | cannot have
not yet with | not yet with the | not yet any | not play | not play any | not play anything with | not play anything that has | not put on | not put on anything with | don't play anything with | dont play anything with
do not play anything with | don't put on anything with | don't want anything with | dont want anything with | nothing that has | anything that has no
`);

/** What looks like turning down and is not. */
const harmless = readPhrases(`
not only | not just | nothing but | no offence | no offense | no shame | no problem | no worries | no rush | no one | not sure
not enough | can't get enough | cant get enough | can't get enough of | never enough | don't mind | dont mind | wouldn't mind
wouldn't say no to | won't say no to | not say no to | why not | no doubt | nothing beats | nothing better than | nothing like
can't go wrong with | no better than | not bad | no regrets | not gonna lie | not going to lie | no lie | no idea | no clue
not to mention | can't wait for | can't live without | can't do without | couldn't do without | can't go without | no matter
no wait | no sorry | no actually | no rather | no hang on | no i meant | no i mean | whether or not | if not | all over | over and over | over the | over a | over to | over here | over there | over at | start over
over my | over our | taking over | hand over | getting over | come over | coming over | went over | more than enough | or not
good enough | enough to | sure enough | oddly enough | don't let me | dont let me | don't let up | dont let up | don't let it | dont let it | don't let this | don't let them | don't judge | dont judge | can't sleep | cant sleep | no time | no sleep
do not mind | never mind | can't stop | cant stop | don't stop | never stop | not yet | no less | nothing less than | who doesn't
no less than | nonetheless | neverending | never ending | don't forget | dont forget | do not forget | not far from
never gets old | can't beat | cant beat | hate to | hate that i | hate how | hate when | hate my | hate this | hate it
no go with | no go for | no go back to | no make it | no give me | no play | no try | no keep | no put on | no use | no switch to | no stick to | no stick with
kind that sounds like | sort that sounds like | something that sounds like | anything that sounds like | music that sounds like | stuff that sounds like | one that sounds like | playlist that sounds like
can't focus | can't concentrate | not too much | not long | no joke | no cap | not feeling great | not feeling well
`);

/** What turns down the thing that stands right before it. */
const rejectingBehind = readPhrases(`
no thanks | no thank you | is a no go | are a no go | is a no no | are a no no | so leave that out | so leave it out | leave that out | leave it out | leave those out | leave them out | keep that out
so none of that | none of that | none of those | so no more of that | is out | are out | is banned | are banned | is not welcome | please don't | pls dont
please dont | pls don't | so please don't | so pls dont | so please dont
is dead to me | are dead to me | versions away from me | version away from me | stuff away from me | songs away from me | away from me | away from me please | make me sleepy | makes me sleepy | make me sad | makes me sad | make me anxious | makes me anxious | make me nervous | makes me nervous | make me cringe | make me sick | makes me sick | distract me | distracts me | distract me too much | are distracting | is distracting | throw me off | throws me off | put me off | puts me off
is making me sleepy | is making me sick | is making me tired | is making me anxious | is making me nervous | is making me sad | is making me jumpy | is putting me to sleep | is sending me to sleep | is putting me off | is hurting | hurts my | is hurting my | give me a headache | gives me a headache | is giving me a headache | are giving me a headache | is killing me | is too much | are too much | is way too much | is a bit much | keeps coming in | keep coming in | keeps creeping in | keeps popping up | spoils it | spoils the | spoil it | is spoiling it | ruins it | ruins the | is ruining it | was a mistake | is a mistake | were a mistake | is for old people | is for babies | is for grandmas | is for kids | does my head in | do my head in | is doing my head in | does go on | bore me | bores me | is boring me | is boring | is so boring | is not for me | isn't for me | isnt for me | aren't for me | is not my thing | isn't my thing | isnt my thing | are not my thing | does nothing for me | do nothing for me | doesn't do it for me | doesnt do it for me | makes me cringe | make me cringe | can do one | can get in the bin | has got to go | have got to go | grates | grates on me | grate on me | winds me up | wind me up | stresses me out | stress me out | is stressing me out | sets my teeth on edge | set my teeth on edge | makes my skin crawl | make my skin crawl | makes my teeth hurt | goes right through me | go right through me | is a no from me | is a no for me | is a hard no | are a hard no | would be a mistake | is off the table | are off the table | is off limits | are off limits | get on my nerves | gets on my nerves | drive me mad | drives me mad | drive me crazy | drives me crazy | annoy me | annoys me | interfere with my | interferes with my | clash with my | clashes with my | bother me | bothers me
`);

/** Words after which a refusal no longer holds. */
const endOfScope = new Set(
  "but just only instead give play i i'm i'd i'll we want need love like prefer get make more some please pls because so then while when as since until till though although yet actually rather mostly".split(
    ' ',
  ),
);
const purpose = new Set(['for', 'to']);
const listWords = new Set(['or', 'nor', 'and', '/', '&']);

/** These refuse only what comes directly after them: "angry enough to spit" refuses nothing. */
const adjacentOnly = new Set(['enough', 'over', 'zero', 'anti', 'ban', 'less', 'fewer', 'too']);

/** In tokens, from a refusal to the first thing refused. */
const longestApproach = 16;

interface Cue {
  from: number;
  to: number;
  rejects: boolean;
}

/** Which of the spans the listener turned down, each with the token at which the refusal begins. */
export function turnedDown(tokens: readonly Token[], spans: readonly Span[]): Map<Span, number> {
  const rejected = new Map<Span, number>();
  const places = spansByPlace(spans);
  for (const cue of findCues(tokens)) {
    if (cue.rejects) for (const span of spansInScope(cue, tokens, places)) rejected.set(span, cue.from);
  }
  for (const span of spans) if (isRejectedBehind(span, tokens)) rejected.set(span, span.from);
  return rejected;
}

const pointing = new Set(['that', 'those']);

/** "piano no", "my brother likes techno, so leave that out". */
function isRejectedBehind({ to }: Span, tokens: readonly Token[]): boolean {
  const next = tokens[to];
  if (next === undefined) return false;
  // "Strings, no."
  if (next.text === ',' && tokens[to + 1]?.text === 'no' && /^[.!;]?$/.test(tokens[to + 2]?.text ?? ''))
    return true;
  const after = tokens[to + 1];
  // "Maybe with saxophone, no?" asks whether that would do.
  if (next.text === 'no' && (after === undefined || !(after.isWord || after.text === '?'))) return true;
  const from = next.isWord ? to : to + 1;
  const length = longestAt(rejectingBehind, tokens, from);
  // "Gospel. None of that worship" turns down what follows.
  const goesOn =
    pointing.has(tokens[from + length - 1]?.text ?? '') && tokens[from + length]?.isWord === true;
  return length > 0 && !goesOn;
}

function findCues(tokens: readonly Token[]): Cue[] {
  const cues: Cue[] = [];
  let from = 0;
  while (from < tokens.length) {
    const cue = cueAt(tokens, from);
    if (cue !== undefined) cues.push(cue);
    from = cue?.to ?? from + 1;
  }
  return cues;
}

function cueAt(tokens: readonly Token[], from: number): Cue | undefined {
  const calm = longestAt(harmless, tokens, from);
  const hard = longestAt(rejecting, tokens, from);
  if (calm === 0 && hard === 0) return undefined;
  return { from, to: from + Math.max(calm, hard), rejects: hard > calm };
}

function spansInScope(cue: Cue, tokens: readonly Token[], spans: Spans): Span[] {
  const inScope: Span[] = [];
  let at = cue.to;
  const cueText = tokens[cue.from]?.text ?? '';
  const mustTouch = cue.to === cue.from + 1 && adjacentOnly.has(cueText);
  if (mustTouch && spans.startingAt(at) === undefined) return inScope;
  // "Too fast" says which way the tempo is to go; "too techno" turns techno down.
  if (mustTouch && cueText === 'too' && spans.startingAt(at)?.kind === 'tempo') return inScope;
  while (at < tokens.length && (inScope.length > 0 || at < cue.to + longestApproach)) {
    const span = spans.startingAt(at);
    if (span !== undefined) {
      inScope.push(span);
      at = span.to;
      continue;
    }
    const text = tokens[at]?.text ?? '';
    if (
      text === ','
        ? !listGoesOn(at, tokens, spans, inScope)
        : endsScope(at, cue, tokens, inScope.length === 0)
    )
      break;
    // Words after the thing refused, other than more of a list, belong to the next thought.
    if (inScope.length > 0 && text !== ',' && !listWords.has(text) && !fillers.has(text)) break;
    at += 1;
  }
  return inScope;
}

function endsScope(at: number, cue: Cue, tokens: readonly Token[], isNothingYet: boolean): boolean {
  const token = tokens[at];
  if (token === undefined) return true;
  if (!token.isWord)
    return !(token.text === '-' || token.text === '/' || token.text === '&' || token.text === "'");
  if (purpose.has(token.text)) return at !== cue.to;
  // "The vows are not written and the wedding is tomorrow".
  if (token.text === 'and' && cue.to === cue.from + 1 && tokens[cue.from]?.text === 'not')
    return isNothingYet;
  if (token.text === 'like' || token.text === 'some' || token.text === 'more') return at !== cue.to;
  return endOfScope.has(token.text);
}

const fillers = new Set('any too the a an kind of stuff music songs that solos either with'.split(' '));

/** "no rap, metal or techno": after the comma comes directly another thing, and then the list goes on. */
function listGoesOn(
  comma: number,
  tokens: readonly Token[],
  spans: Spans,
  inScope: readonly Span[],
): boolean {
  if (inScope.length === 0) return false;
  const next = spans.startingAt(comma + 1);
  // "No lyrics, techno or house": what kind of music it is begins another list.
  if (next?.kind === 'genre' && inScope.some(({ kind }) => kind !== 'genre')) return false;
  if (next === undefined) return listWords.has(tokens[comma + 1]?.text ?? '');
  const after = tokens[next.to]?.text;
  if (after === undefined) return false;
  return listWords.has(after) || (after === ',' && listGoesOn(next.to, tokens, spans, [next]));
}

/** How many tokens the longest of the phrases takes that begins at the place. */
function longestAt(among: Phrases, tokens: readonly Token[], from: number): number {
  let longest = 0;
  for (const words of among.get(tokens[from]?.text ?? '') ?? []) {
    if (words.length > longest && words.every((word, offset) => tokens[from + offset]?.text === word)) {
      longest = words.length;
    }
  }
  return longest;
}
