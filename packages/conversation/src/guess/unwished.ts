import type { Brief, Change } from '@attune/contract';
import { applyChanges } from '../brief/apply-changes.ts';
import { changesBetween } from '../brief/changes-between.ts';
import type { Message } from '../message.ts';
import type { ConversationContext, PendingReading } from '../reading.ts';
import { type Clause, clausesOf, coreOf, endsAsking, isFillerClause } from './split-clauses.ts';
import { type StandingWish, standingWishes } from './standing-names.ts';

/** "#" is a wish as it is called, and "%" what one turns down, without its "no". */
const thing =
  '(?: (?:things?|bit|part|rule|ban|wish|stuff|tag|label|chip|word|business|one|music|songs?|filter|idea))?';
const closing =
  '(?: (?:off|out|away|please|pls|now|then|again|any ?more|instead|thanks|thank you|altogether|completely|too|for now|after all|at all|dear|love|mate)){0,4}$';
const removing =
  '(?:(?:you )?(?:can |may |could )?(?:drop|forget|forget about|lose|remove|ditch|scrap|cancel|leave out|leave off|take off|take out|take away|take|delete|clear|never mind|nevermind|stop with|stop|get rid of|enough of|enough with|without)|(?:there is )?(?:no )?need (?:for|of)|(?:i|we) (?:do not|dont) (?:need|want)(?: any(?:thing| more| songs)?)?)';
const the = '(?: (?:the|that|this|all|my|any|of|about))?(?: (?:the|that|this))?';
const saying =
  '(?:(?:i|we) (?:never|did not|didnt|have not|havent) (?:even |ever |actually |really )?(?:say|said|ask|asked|mention|mentioned|want|wanted|ask for|asked for|mean|meant|told you|wrote|wish for|wished for)|(?:who|when did i|when did we|where did i) (?:ever )?(?:say|said|ask for|asked for|mention|mentioned|want|wanted|told you))';
const why =
  'why (?:does it|do you|is it|do i|does the page|does the mix)(?: still| always)? (?:say|says|have|keep|see|show|think)';
/** "I never said jazz was bad" takes nothing back. */
const after =
  '(?:$| (?:music|songs?|things?|stuff|lol|haha|mate|man|bro|though|thanks|at|please|and|or|but|so|i|in|to|you|ever|either|only|just|versions?|lyrics)\\b)';

const forms = {
  /** "Drop the # thing", "no need for #". */
  removed: new RegExp(`^${removing}${the} #${thing}${closing}`),
  /** "Forget the dancing thing", of what was turned down. */
  forgotten: new RegExp(
    `^(?:(?:you )?(?:can )?(?:forget|forget about|scrap|cancel|never mind|nevermind))${the} %(?: (?:thing|bit|part|rule|ban|wish|idea|business))${closing}`,
  ),
  banned: new RegExp(`^${removing}${the} % (?:ban|rule|block|filter|restriction)${closing}`),
  /** "I never said #", "who said #". */
  unsaid: new RegExp(
    `^${saying}(?: (?:for|about|that|the|any|a|an|only|just|i said))?(?: (?:the|a|an))? #${after}`,
  ),
  asked: new RegExp(`^${why}(?: (?:the|a|an|me))? #${closing}`),
  unsaidBare: new RegExp(
    `^${saying}(?: (?:for|about|that|the|any|a|an|only|just))?(?: (?:the|a|an))? %${after}`,
  ),
  /** "# is wrong", "# is not needed any more". */
  wrong: new RegExp(
    `^(?:the |that |this )?#${thing} (?:is|was) (?:all |just |so |totally )?(?:wrong|a mistake|unnecessary|nonsense|(?:not|no longer) (?:needed|necessary|wanted|right|what i (?:said|meant|asked for)|mine))${closing}`,
  ),
  /** "No #", where it is no more than a part of the name. */
  none: /^(?:no|not|without|less) (?:more )?(?:the )?#(?: please| thanks| now| any ?more){0,2}$/,
} as const;
/** "I want English", "English yes please" of what was turned down. */
const letIn =
  /^(?:(?:(?:i|we) (?:do )?(?:want|need|like|love|meant|mean|said|would like|asked for|prefer)|only|just|more|with)(?: (?:the|some|more|only|just|to hear)){0,2} %|%(?: (?:songs?|music|ones?|singing))?(?: (?:yes|please|pls|only|thanks)){1,3}$)/;
const allowed =
  /^(?:the )?%(?: (?:songs?|music|ones?|singing))? (?:is|are|would be|can be) (?:all |also |perfectly |totally )?(?:fine|ok|okay|good|allowed|welcome|alright|right)\b/;
/** "You say no English", "why no English?": told of what was turned down. */
const found = /^(?:you|u|it|why|the mix|the page)\b.{0,30} #$|^why #$/;
/** "I want it". */
const wanting = /^(?:(?:i|we) (?:do )?(?:want|like|love|need) (?:it|that|them)|yes please|i asked for it)$/;
/** "Rafi? I never asked for that", "who is Rafi? Take that off". */
const echo = /^(?:who is |whos |what is |whats )?(?:the |that |this )?#$/;
const denied =
  /^(?:(?:i|we) (?:never|did not|didnt) (?:say|said|ask|asked|mention|want|wanted|mean)(?: for)?(?: (?:that|this|it|him|her|so|any|anything|them))?|(?:take|drop|remove|lose|delete) (?:that|it|him|her|this|them)(?: (?:off|out|away))?)$/;
/** "Forget the dancing thing I never said that". */
const behind =
  /(?: (?:i|we) (?:never|did not|didnt) (?:say|said|ask for|asked for|want|wanted|mean) (?:that|it|this)| (?:i|we) said (?:it|that|they|he|she) .{1,60})$/;

/** The words with "#" where a name of the wish stood, and "%" where what it turns down did. */
function marked(said: string, { names, isRefusal }: StandingWish): { text: string; words: string[] } | null {
  const words = said.split(' ');
  let best: { from: number; to: number } | null = null;
  for (const name of names)
    for (let from = 0; from + name.length <= words.length; from += 1) {
      const isHere = name.every((word, at) => words[from + at] === word);
      if (isHere && (best === null || name.length > best.to - best.from))
        best = { from, to: from + name.length };
    }
  if (best === null) return null;
  const isDenied = isRefusal && ['no', 'not'].includes(words[best.from - 1] ?? '');
  const from = isDenied ? best.from - 1 : best.from;
  const mark = !isRefusal || isDenied ? '#' : '%';
  return {
    text: [...words.slice(0, from), mark, ...words.slice(best.to)].join(' '),
    words: words.slice(best.from, best.to),
  };
}

const ofOwnReading: ReadonlySet<string> = new Set([
  'genre',
  'era',
  'activity',
  'instrument',
  'tempo',
  'vocals',
]);

type Turned = 'removed' | 'unsaid' | 'wanted' | null;

/** Of a language nothing else is read that lets it in again. */
function letInBy(clauses: readonly Clause[], text: string, wish: StandingWish): Turned {
  if (letIn.test(text)) return 'wanted';
  if (allowed.test(text)) return 'removed';
  const isWanted = (core: string) => wanting.test(core) || letIn.test(marked(core, wish)?.text ?? '');
  return found.test(text) && clauses.some((one) => isWanted(coreOf(one))) ? 'wanted' : null;
}

/** How a clause takes a wish back. */
function turnedIn(clauses: readonly Clause[], at: number, wish: StandingWish, isWanted: boolean): Turned {
  const clause = clauses[at];
  if (clause === undefined) return null;
  const whole = coreOf(clause);
  const core = whole.replace(behind, '');
  const named = marked(core, wish);
  // "No Rafi": "no" is a word of no weight in front.
  const plain = marked(clause.said, wish);
  if (named === null || plain === null) return null;
  const isUnsaid = forms.unsaid.test(named.text) || (wish.isRefusal && forms.unsaidBare.test(named.text));
  if (isUnsaid) return 'unsaid';
  const next = clauses.slice(at + 1).find((one) => !isFillerClause(one));
  if (echo.test(named.text) && endsAsking(clause) && next && denied.test(coreOf(next))) return 'unsaid';
  if (isWanted) return null;
  if (wish.removing.field !== 'wanted' && forms.asked.test(named.text)) return 'unsaid';
  if (wish.isRefusal && wish.kind === 'language') {
    const isIn = letInBy(clauses, named.text, wish) ?? letInBy(clauses, plain.text, wish);
    if (isIn !== null) return isIn;
  }
  const isRemoved =
    forms.removed.test(named.text) ||
    forms.wrong.test(named.text) ||
    (wish.isRefusal && (forms.forgotten.test(named.text) || forms.banned.test(named.text))) ||
    (wish.isPartly(plain.words) && forms.none.test(plain.text));
  if (!isRemoved) return null;
  return whole === core ? 'removed' : 'unsaid';
}

interface Found {
  changes: Change[];
  dropped: Set<number>;
  isOwned: boolean;
}

function findUnwished(clauses: readonly Clause[], brief: Brief): Found {
  const found: Found = { changes: [], dropped: new Set(), isOwned: false };
  for (const wish of standingWishes(brief)) {
    // What becomes of these where they are removed is read with everything else.
    const isRead = wish.removing.field === 'wanted' && ofOwnReading.has(wish.kind);
    for (const at of clauses.keys()) {
      const turned = turnedIn(clauses, at, wish, isRead);
      if (turned === null) continue;
      found.dropped.add(at);
      if (found.changes.includes(wish.removing)) continue;
      found.changes.push(wish.removing, ...(turned === 'wanted' ? wished(wish.removing) : []));
      found.isOwned ||= turned !== 'removed';
    }
  }
  return found;
}

const wished = (removing: Change): Change[] =>
  removing.field === 'avoided'
    ? [{ field: 'wanted', op: 'add', kind: removing.kind, value: removing.value }]
    : [];

interface Unwishing {
  message: Message;
  before: Brief;
  context: ConversationContext;
  language: string;
  readRest: (text: string, context: ConversationContext) => PendingReading;
}

const isSaidBeside = (core: string): boolean => denied.test(core) || wanting.test(core);

const turning: ReadonlySet<string> = new Set(['refine', 'request', 'mood']);

/**
 * "Drop the rafi thing", "I never said no dancing", "forget the hour": a wish that stands is taken back by its name, or by a part of it, and the rest of the
 * message is read beside. Where it was never said the reply owns it. `null` where none is.
 */
export function unwished({ message, before, context, language, readRest }: Unwishing): PendingReading | null {
  const clauses = clausesOf(message);
  const { changes, dropped, isOwned } = findUnwished(clauses, before);
  if (changes.length === 0) return null;
  const base = applyChanges(before, changes);
  const rest = clauses
    .filter((one, at) => !dropped.has(at) && !isFillerClause(one) && !isSaidBeside(coreOf(one)))
    .map(({ start, end }) => message.text.slice(start, end))
    .join('')
    .trim();
  const read = rest === '' ? null : readRest(rest, { ...context, brief: base });
  const onward = read !== null && turning.has(read.intent) ? read : null;
  return {
    intent: 'refine',
    distress: { tier: 'none' },
    feelingText: onward?.feelingText ?? null,
    complete: (feeling) => {
      const on = onward?.complete(onward.feelingText === null ? null : feeling) ?? null;
      const brief = on === null || on.keepsMusic === true || on.brief === null ? base : on.brief;
      return {
        ...{ intent: 'refine', language, brief, edits: on?.edits ?? [] },
        changes: changesBetween(before, brief, new Map()),
        ...(isOwned && { owns: '' }),
      };
    },
  };
}
