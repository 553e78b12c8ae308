import type { Span } from './find-terms.ts';
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(' '));

const musicNouns = set(
  'music song songs track tracks tune tunes playlist playlists beats stuff vibes vibe mix mixes mixtape bangers banger anthems anthem classics ballads ballad hits set album albums radio covers remix remixes jams groove grooves riff riffs solo solos record records vinyl loops loop instrumentals instrumental version versions session one ones station sounds sound tempo',
);
const determiners = set('the a an my our his her their your this that its these those');
const beforeDeterminer = set('skip without no keep drop lose out less more minus play put of bring');
const asking = set(
  'play some any more less no without like want need put old good great proper loud dark uk or just only little hate prefer minus but another me us got with of than not early mellow heavy live real and on fewer except both plus nor neither also lots maybe something anything nothing',
);
const closing = set(
  'please pls plz give nor for while from or and but not with without tonight today now again this if when instead rather minus at on that too though only tho either in vibes so as since because',
);
const rejectingVerb = set(
  'stand bear hate drop ditch lose skip mind with without on and or but in for from featuring',
);
const thingsHappenTo = set('sold lifted bought broke dropped like played as found lost carried heard');
const tempoLead = set(
  'something anything nothing too it keep really nice not play more stay go very extra super quite be but sth and pretty',
);
const activityLead = set(
  "for while whilst during before to at on hosting need time when going gonna i'm im we're pre off heading like have having and do doing about not need be no tonight",
);
const beforeTo = set(
  'something anything music songs tunes tracks playlist beats stuff sounds piece need want wanna trying try have got going about ready time able ones one please sth get me put mix off back day up house disco metal rock techno jazz swing',
);
const alongside = set('while whilst when as before until till so');
const adjectivesBetween = set(
  'a an the my our some this quick long short slow morning evening night late early big costume quiet hard proper good real big solo little sunday saturday friday monday new last first hot',
);
const activityNouns = set(
  'music songs playlist session time tonight tomorrow vibes mode mood tunes soundtrack tracks night reception mix prep beats day',
);
const overBefore = set(
  'after finished done back fell was were went did spent survived failed passed missed skipped over cancelled hated loved since stopped quit post sleepwalked',
);
const overAfter = set(
  'over off cancelled canceled was went photos accident licence license machine shoes glasses partner theory test lesson room bag table pattern club teacher shirt',
);
const otherPeople = set(
  'he she they brother sister son daughter kids mum mom mother dad father friend boyfriend girlfriend husband wife neighbour neighbours neighbor neighbors roommate flatmate someone everyone people uncle aunt cousin boss kid child students',
);

/** Whether the span names a wish where it stands. `others` are the spans already known to be wishes. */
export function isMeant(span: Span, tokens: readonly Token[], others: readonly Span[]): boolean {
  if (span.kind === 'activity') return isOwnActivity(span, tokens, others);
  if (!span.ambiguous) return span.kind === 'genre' || span.kind === 'era' || !isSomeThing(span, tokens);
  if (span.kind === 'tempo') return isMeantTempo(span, tokens);
  return standsAmongMusic(span, tokens, others);
}

/** "sold the guitar", "my piano": a thing in the listener's life and not a sound asked for. */
function isSomeThing(span: Span, tokens: readonly Token[]): boolean {
  const owner = word(tokens, span.from - 1);
  if (!determiners.has(owner) && !owner.endsWith("'s"))
    return word(tokens, span.from - 1) === 'play' && word(tokens, span.from - 2) === 'i';
  if (musicNouns.has(word(tokens, span.to))) return false;
  const before = word(tokens, span.from - 2);
  if (owner === 'a' || owner === 'an') return thingsHappenTo.has(before);
  return !(before === '' || beforeDeterminer.has(before) || asking.has(before) || rejectingVerb.has(before));
}

function standsAmongMusic(span: Span, tokens: readonly Token[], others: readonly Span[]): boolean {
  const before = word(tokens, span.from - 1);
  const after = word(tokens, span.to);
  if (musicNouns.has(after)) return true;
  if (determiners.has(before)) {
    const before2 = word(tokens, span.from - 2);
    const onePlayer = (before === 'a' || before === 'an') && span.kind !== 'genre';
    return (
      isClosed(tokens, span.to) &&
      (beforeDeterminer.has(before2) ||
        (onePlayer && (before2 === '' || (before2 !== 'like' && asking.has(before2)))))
    );
  }
  if (!isClosed(tokens, span.to)) return false;
  return before === '' || asking.has(before) || touches(span, tokens, others);
}

function isMeantTempo(span: Span, tokens: readonly Token[]): boolean {
  const before = word(tokens, span.from - 1);
  const after = word(tokens, span.to);
  if (musicNouns.has(after)) return true;
  return (before === '' || tempoLead.has(before)) && isClosed(tokens, span.to);
}

function isOwnActivity(span: Span, tokens: readonly Token[], others: readonly Span[]): boolean {
  if (isOver(span, tokens) || isSomebodyElses(span, tokens)) return false;
  if (!span.ambiguous) return true;
  if (activityNouns.has(word(tokens, span.to))) return true;
  if (clauseLength(span, tokens) <= 2 || touches(span, tokens, others)) return true;
  let at = span.from - 1;
  while (adjectivesBetween.has(word(tokens, at)) || word(tokens, at).endsWith("'s")) at -= 1;
  const lead = word(tokens, at);
  if (lead === '') return at === span.from - 1 && lastWord(span, tokens).endsWith('ing');
  if (lead === 'to') return beforeTo.has(word(tokens, at - 1)) || others.some(({ to }) => to === at);
  if (lead === 'i' || lead === 'we') return alongside.has(word(tokens, at - 1));
  return activityLead.has(lead);
}

function lastWord(span: Span, tokens: readonly Token[]): string {
  return word(tokens, span.to - 1);
}

function isOver(span: Span, tokens: readonly Token[]): boolean {
  for (let at = span.from - 1; at >= Math.max(0, span.from - 4); at -= 1) {
    const text = tokens[at]?.text ?? '';
    if (!tokens[at]?.isWord) break;
    if (overBefore.has(text)) return true;
  }
  const after = tokens.slice(span.to, span.to + 2).filter(({ isWord }) => isWord);
  return (
    overAfter.has(after[0]?.text ?? '') || (after[0]?.text === 'is' && overAfter.has(after[1]?.text ?? ''))
  );
}

function isSomebodyElses(span: Span, tokens: readonly Token[]): boolean {
  const before = word(tokens, span.from - 1);
  if (
    (before === 'is' || before === 'are') &&
    !['i', 'we', 'it', 'this', 'that', ''].includes(word(tokens, span.from - 2))
  )
    return true;
  const subject = ['is', 'are', 'was', "'s", 'keeps', 'loves', 'always', 'too'].includes(before)
    ? word(tokens, span.from - 2)
    : before;
  return otherPeople.has(subject.replace(/'s$/, ''));
}

/** Directly beside another wish, or joined to it by a word that makes lists. */
function touches(span: Span, tokens: readonly Token[], others: readonly Span[]): boolean {
  const isLink = (at: number) =>
    ['and', 'or', ',', '&', '/', 'n', '.', 'then', 'to'].includes(tokens[at]?.text ?? '');
  return others.some(
    (other) =>
      other !== span &&
      (span.kind === 'activity' || other.kind !== 'activity') &&
      (other.to === span.from ||
        other.from === span.to ||
        (other.to === span.from - 1 && isLink(other.to)) ||
        (other.from === span.to + 1 && isLink(span.to))),
  );
}

function isClosed(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token === undefined ||
    !token.isWord ||
    closing.has(token.text) ||
    (token.text === 'to' && !isErrand(tokens, at))
  );
}

/** "pop to the shops": a place follows, where "techno to run to" goes on with an activity. */
function isErrand(tokens: readonly Token[], at: number): boolean {
  return determiners.has(tokens[at + 1]?.text ?? '');
}

/** The word at a place, or nothing where a clause begins or ends there. */
function word(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.isWord ? token.text : '';
}

function clauseLength(span: Span, tokens: readonly Token[]): number {
  let from = span.from;
  while (tokens[from - 1]?.isWord) from -= 1;
  let to = span.to;
  while (tokens[to]?.isWord) to += 1;
  return to - from - (span.to - span.from) + 1;
}
