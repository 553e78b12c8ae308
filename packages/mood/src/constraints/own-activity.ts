import { describes } from './describing-words.ts';
import type { Span, Spans } from './span.ts';
import { touches, wordSet } from './surroundings.ts';
import { type Token, wordAt } from './tokens.ts';

const leads = wordSet(`
for while whilst during before to at on hosting need time when going gonna i'm im we're pre off heading like have having
and do doing about not need be no tonight let's lets
`);
const beforeTo = wordSet(`
something anything smth smthn sth sumn sumthing somethin anythin music songs tunes tracks playlist beats stuff sounds piece need want wanna trying try have got going mix list noise vibes bops
wants wanted fancy fancies about ready time able ones one please sth get me put mix off back day up house disco metal rock techno jazz swing
`);
/** "let's dance" announces it; "let's run it" and "let's cook them" mean something else. */
const objects = wordSet('it them this that him her');
const goesAlong = wordSet('go goes going pair pairs along help helps');
const alongside = wordSet('while whilst when as before until till so');
const adjectivesBetween = wordSet(`
a an the my our some this quick long short slow morning evening night late early big costume quiet hard proper good real
big solo little sunday saturday friday monday new last first hot minute minutes min mins hour hours hr hrs mile miles km half
one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty sixty ninety
`);
const activityNouns = wordSet(`
music songs playlist session sessions sesh grind marathon block time tonight tomorrow vibes mode mood tunes soundtrack tracks night reception mix prep beats
day
`);
const overBefore = wordSet(`
after finished done back fell was were went did spent survived failed passed missed skipped over cancelled hated loved
since stopped quit post sleepwalked
`);
const overAfter = wordSet(`
over off cancelled canceled was went photos accident licence license machine shoes glasses partner theory test lesson
room bag table pattern club teacher shirt
`);
const otherPeople = wordSet(`
he she they brother sister son daughter kids mum mom mother dad father friend boyfriend girlfriend husband wife neighbour
neighbours neighbor neighbors roommate flatmate someone everyone people uncle aunt cousin boss kid child students
`);
const takingUp = wordSet('up practising practicing learning started doing having playing into');
/** In tokens, from a pastime back to whose it is: "the neighbour has taken up clog dancing". */
const ownerReach = 6;
const auxiliaries = wordSet("is are was 's keeps loves always too");
const impersonal = wordSet('i we it this that');

/** What one does alone and in one go, so that "a walk in the park" at the head of a clause announces it. */
const outings = wordSet('walking running driving cycling hiking swimming bath shower reading');
const places = wordSet(
  'in on by along through thru across over round around before to by under with home back up down then',
);
const lengths = wordSet('long short quick slow early late morning evening night big last');
const soon =
  /^(?:\d.*|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)$/;

/** Whether an activity is the listener's own, and goes on now or is about to. */
export function isOwnActivity(span: Span, tokens: readonly Token[], others: Spans): boolean {
  if (isPlayedTo(span, tokens)) return true;
  if (isOver(span, tokens) || isSomebodyElses(span, tokens)) return false;
  if (!span.ambiguous) return true;
  if (isToldOfOneself(span, tokens)) return true;
  const after = wordAt(tokens, span.to);
  // "Walk me through it" goes nowhere.
  if (after === 'me' || after === 'us') return false;
  if (activityNouns.has(after)) return true;
  if (isDestination(span, tokens, others)) return false;
  if (isWholeClause(span, tokens) || touches(span, tokens, others)) return true;
  let at = span.from - 1;
  while (isBetween(wordAt(tokens, at))) at -= 1;
  const lead = wordAt(tokens, at);
  if (lead === '') return opensClause(span, tokens, at + 1);
  const before = wordAt(tokens, at - 1);
  if (lead === 'to') return isForThat(tokens, at) || others.endingAt(at) !== undefined;
  if (lead === 'with') return goesAlong.has(before);
  if (lead === 'i' || lead === 'we') return alongside.has(before);
  if (lead === "let's" || lead === 'lets') return !objects.has(after);
  return leads.has(lead);
}

/** "Something to run to", "something gentle to knit by". */
function isForThat(tokens: readonly Token[], to: number): boolean {
  let at = to - 1;
  while (describes(wordAt(tokens, at)) && !beforeTo.has(wordAt(tokens, at))) at -= 1;
  return beforeTo.has(wordAt(tokens, at));
}

const placesToGo = wordSet('place somewhere nowhere anywhere someone somebody used home way');
/** In tokens. */
const placeReach = 5;

/** "Songs to run to", "something the customers can eat to", "what do people study to?": nothing but music is meant by the last word. */
function isPlayedTo({ from, to: end }: Span, tokens: readonly Token[]): boolean {
  // "Eat to" is a term of its own: "something to eat" is food.
  const to = wordAt(tokens, end - 1) === 'to' ? end - 1 : end;
  if (wordAt(tokens, to) !== 'to' || !endsBehindTo(tokens, to + 1)) return false;
  for (let at = from - 1; at >= from - placeReach && wordAt(tokens, at) !== ''; at -= 1)
    if (placesToGo.has(wordAt(tokens, at))) return false;
  return wordAt(tokens, from - 1) !== '';
}

const behindTo = wordSet(
  "that which please pls plz and but for while so without with in this tonight today tomorrow now when until till no not it's i'm we're nothing only",
);
function endsBehindTo(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  return word === '' || behindTo.has(word);
}

const oneself = wordSet('i we');
const beforeOneself = wordSet('and but so now today tomorrow tonight hello hi hey ok then');
const whenTold = wordSet('now today tonight tomorrow till til until');
const counted =
  /^(?:\d{1,3}(?:km|k|h|hrs|hours|min)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/;
const habits = wordSet('a per every each');
const neverPlanned = wordSet('sleep sleeps asleep work read write run');

/** "I drive 9 hours", "we paint tomorrow", "I study till 6": told as what one does, and soon. */
function isToldOfOneself(span: Span, tokens: readonly Token[]): boolean {
  const before = wordAt(tokens, span.from - 2);
  if (!oneself.has(wordAt(tokens, span.from - 1)) || !(before === '' || beforeOneself.has(before)))
    return false;
  if (whenTold.has(wordAt(tokens, span.to)) || isTime(tokens, span.to)) return true;
  if (!counted.test(wordAt(tokens, span.to)) || neverPlanned.has(wordAt(tokens, span.from))) return false;
  return ![1, 2, 3].some((next) => habits.has(wordAt(tokens, span.to + next)));
}

/** "I read for an hour", "I paint and I need something calm". */
function isTime(tokens: readonly Token[], at: number): boolean {
  const [next, behind] = [wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  if (wordAt(tokens, at) === 'for') return soon.test(next) && times.has(behind);
  return wordAt(tokens, at) === 'and' && (asking.has(next) || (oneself.has(next) && asking.has(behind)));
}
const times = wordSet('hour hours hr hrs minute minutes min mins bit while half');
const asking = wordSet('need want would like look wish play give');

/** "running through the rain", "a walk in the park", "on the bus to school", "exam in two hours". */
function opensClause(span: Span, tokens: readonly Token[], from: number): boolean {
  const after = wordAt(tokens, span.to);
  const first = wordAt(tokens, from);
  if (from < span.from)
    return (
      (first === 'a' || first === 'an' || lengths.has(first) || soon.test(first)) &&
      outings.has(span.value) &&
      (places.has(after) || after === '')
    );
  if (
    wordAt(tokens, span.from).endsWith('ing') ||
    wordAt(tokens, span.to - 1).endsWith('ing') ||
    (first === 'on' && span.to > from + 1)
  )
    return true;
  return after === 'in' && soon.test(wordAt(tokens, span.to + 1));
}

/** "long", "mum's": may stand between an activity and the word that announces it. */
function isBetween(word: string): boolean {
  return (
    adjectivesBetween.has(word) ||
    /^\d+(?:k|km|mi|min|h|am|pm)?$/.test(word) ||
    describes(word) ||
    (word.endsWith("'s") && !leads.has(word))
  );
}

/** "cycling to work" goes there; "techno to work to" does not. */
function isDestination(span: Span, tokens: readonly Token[], others: Spans): boolean {
  return wordAt(tokens, span.from - 1) === 'to' && others.endingAt(span.from - 1)?.kind === 'activity';
}

function isOver(span: Span, tokens: readonly Token[]): boolean {
  for (let at = span.from - 1; at >= span.from - 4; at -= 1) {
    const before = wordAt(tokens, at);
    if (before === '') break;
    if (overBefore.has(before)) return true;
  }
  // "knitting-pattern" and "bake-off" count as well.
  const next = tokens[span.to]?.text === '-' ? span.to + 1 : span.to;
  const after = wordAt(tokens, next);
  return overAfter.has(after) || (after === 'is' && overAfter.has(wordAt(tokens, next + 1)));
}

/** "My co-driver sleeps", "the whole house reads": whoever it is, it is not who speaks. */
const ofAnother = wordSet(
  'sleeps cooks bakes paints reads runs drives studies dances writes cleans knits sews swims meditates',
);

function isSomebodyElses(span: Span, tokens: readonly Token[]): boolean {
  if (span.to === span.from + 1 && ofAnother.has(wordAt(tokens, span.from))) return true;
  const before = wordAt(tokens, span.from - 1);
  const before2 = wordAt(tokens, span.from - 2);
  if ((before === 'is' || before === 'are') && before2 !== '' && !impersonal.has(before2)) return true;
  const subject = auxiliaries.has(before) ? before2 : before;
  return otherPeople.has(subject.replace(/'s$/, '')) || isTakenUpByOthers(span, tokens);
}

/** "My upstairs neighbour has taken up clog dancing", "my sister is into knitting". */
function isTakenUpByOthers(span: Span, tokens: readonly Token[]): boolean {
  if (![1, 2].some((back) => takingUp.has(wordAt(tokens, span.from - back)))) return false;
  for (let at = span.from - 2; at >= span.from - ownerReach; at -= 1) {
    const word = wordAt(tokens, at);
    if (word === '' || word === 'i' || word === 'we' || word === "i'm" || word === 'me') return false;
    if (otherPeople.has(word.replace(/'s$/, ''))) return true;
  }
  return false;
}

/** At most one word besides the activity stands between two marks. */
function isWholeClause(span: Span, tokens: readonly Token[]): boolean {
  const isWord = (at: number) => wordAt(tokens, at) !== '';
  const before = isWord(span.from - 1) ? (isWord(span.from - 2) ? 2 : 1) : 0;
  const after = isWord(span.to) ? (isWord(span.to + 1) ? 2 : 1) : 0;
  return before + after <= 1;
}
