import type { Brief } from '@attune/contract';
import { keepLast } from '@attune/mood';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { isFiller } from '../../cues/fillers.ts';
import { wordSet } from '../../cues/word-classes.ts';
import { type Message, type Named, wordAt } from '../../message.ts';
import { faults } from '../moves/described-complaints.ts';
import { liked } from '../tracks/heard-in-track.ts';
import { findTelling, isTold } from './put-right.ts';

/** What says that there is too much of something, or again what was not to be there; its name follows. */
const findSurfeit = createCueFinder<'surfeit'>({
  surfeit: `
    (is|are|its|thats|theres|has|have|got|get|getting|hear|hearing|was|were|this|been) (kinda|kind of|sort of|a bit|just|really|still|quite|an awful|such|basically|honestly)? (a lot of|lots of|loads of|full of|so much|so many|too much|too many|nothing but|all|far too much|way too much|an awful lot of|a whole lot of|tons of|another|more and more)
    (excuse me|hang on|hold on|wait|oi|hey|sorry|um|erm|uh|ugh|huh|eh|er|ew|nah|what|why|how come|wtf) (is|are) there (a|an|any|some|actual|real|bloody|fucking|suddenly|so many|all these)?
    (someone|somebody|they|you|who|whos|who has|whoever) (has|have|had)? (just|even)? (let|snuck|sneaked|slipped|smuggled|invited|unleashed|handed out|gave him|gave them|given him) (in)? (a|an|the|some|that|those|all the)?
    must (there|it|this|they|we|every song) (really|always|all)? (be|have) (a|an|the|some|so much|so many|all the)?
    (do|does|did) (we|it|this|they|there|every song|everything) (really|always|actually|all|even)? (need|have to have|need to have|have to be|need to be) (a|an|the|some|so much|so many|all the|all that)?
    still (has|have|got|with|hear|hearing|there is|theres|getting|too many|too much|lots of|full of|a lot of|a bit of|bits of) (a|an|the|some|bits of|all the|that|those)?
    (has|have|is|are|there is|theres|got|hear|hearing|its|thats|with) still (has|have|got|some|a|an|the|all|that|bits of|too many|too much)
    (but|except|though|however|and now|now|hmm|ugh|hey|excuse me|hang on|wait|er|um|oi|sorry|oh no|oh) (that|this|it|these|those|there|i) (is|are|was|were|has|have|had|got|hear|can hear|keep hearing) (also|now|just|still|really|only)? (a|an|the|some|all|got)?
    (thats|that is|this is|its|it is|theres|there is) (too|also|yet|even) (another|more)? (a|an|the|some|full)?
  `,
});

/** What says behind its name that it came up again. */
const findReturning = createCueFinder<'returning'>({
  returning: `
    (has|have|is|are|s|just|only|now|then)? (just|already|now|also|suddenly|all)? (came|come|coming|comes|turned) (back|up) (again|now|too)?
    (has|have|is|are|s|just|only|now|then)? (just|already|now|also|suddenly|all)? (crept|creeping|snuck|sneaked|sneaking|slipped|got|getting|gets|pops|popped|barges|barged|wandered) (back|in|up) (again|now|too)?
    (come|came|coming|comes|spring|sprang|appear|appeared|crawl|crawled|pop|popped) (from|in|out of|up)
    (has|have|is|are|just)? (just|already|now|also|suddenly|all)? (returned|returning|reappeared|resurfaced|reared|started up|started again|starting up|starting again|starts up|starts again|kicked off|kicks off|struck up)
  `,
});

/* Each is asked for every name of music in a message. */
const surfeitIn = keepLast(findSurfeit);
const returningIn = keepLast(findReturning);
const tellingIn = keepLast(findTelling);

const clauseEnds: ReadonlySet<string> = new Set(['', 'again', 'now', 'too', 'and', 'but', 'in']);

const determining = wordSet('the that this those these any all your every both some');
const nouns = wordSet(
  'music songs song stuff part parts bit bits sound sounds solo solos one ones track tracks thing things line lines playing player players noise noises',
);
const linking = wordSet(
  'is are was were feels feel sounds sound seems seem gets get getting s comes come keeps keep',
);
const passing = wordSet(
  'just really always still all at now also honestly actually that which right going only never',
);
const softly = wordSet(
  'bit little tad touch rather kinda kind sort somewhat slightly too getting awfully terribly',
);
const strongly = wordSet(
  'very so really quite pretty super extremely way far well dead proper a of the just such how as',
);
/** Found in what is heard, these are no praise. */
const unwelcome = wordSet(`
  insistent intrusive invasive obtrusive overbearing overwhelming relentless nagging whining whiny wailing wheezy squeaky squeaking squawky honking nasal
  muffled muddy tinny thin weedy twangy plinky plonky tinkly jangly warbly wobbly syrupy saccharine schmaltzy cheesy cheap tacky corny cliche cliched clichéd
  cliché kitsch kitschy hokey dated churchy preachy pompous showy fussy flowery busy everywhere constant endless unnecessary pointless excessive much
  distracting disturbing offputting confusing jarring horrible awful terrible dreadful ghastly hideous unbearable intolerable rubbish crap shit wrong bad
  ugly rough sour sharp hard loud heavy high harsh manic hectic pushy bossy needy smug naff pants wearing tiring exhausting draining depressing ridiculous
  back trying silly daft comical obvious predictable old same samey enough repetitive painful sore
`);
const failing = wordSet(
  'working helping needed necessary it right good great suitable fitting ideal me mine us ours what how',
);
const denied = wordSet('not isnt arent wasnt werent doesnt dont aint never');
const persons = wordSet('me us my our her him everyone everybody people them');
/** What is done to somebody by what they like, or by what only calls something to mind. */
const kindly = wordSet(`
  helps helping calms calming soothes soothing lifts lifting cheers cheering moves moving touches touching warms warming suits suiting reminds reminding
  loves needs wants brings bringing carries carrying holds holding hugs hugging heals healing grounds grounding relaxes relaxing settles settling pleases
  delights delighting thrills tickles energises energizes energising energizing motivates motivating inspires inspiring pumps pumping hypes hyping
  comforts comforting transports transporting speaks speaking works working saves saving follows following fits fitting kills slays hits makes making
  gets getting keeps keeping gives giving takes taking puts putting lets letting does doing sends sending wakes waking drives driving drags tells telling
  amuses amusing intrigues fascinates charms charming surprises surprising has is was this less always sometimes singing playing
`);
const praise = wordSet(`
  love loves lovely beautiful gorgeous perfect great nice good brilliant amazing wonderful best favourite favorite fantastic excellent superb stunning
  sweet cool fine ok okay yes better works fits suits exactly thanks divine heavenly fab class magic welcome pretty dig digging vibing obsessed into fan glad enjoy enjoying liking
`);
const farthest = 6;

/**
 * "The flute is a bit cliche", "that has a drum that pokes me", "still has a synth": what is found amiss in what is heard, though nothing refuses
 * it. It is never one more wish, and praise is none of it.
 */
export function isFoundAmiss(message: Message, named: Named, brief: Brief): boolean {
  if (named.kind === 'activity' || named.kind === 'scene' || named.kind === 'tempo') return false;
  let to = named.to;
  if (wordAt(message, to) === 'at' && wordAt(message, to + 1) === 'all') to += 2;
  while (nouns.has(wordAt(message, to))) to += 1;
  const isSurfeit = surfeitIn(message.words).some(
    (one) => one.to === named.from || (one.to === named.from - 1 && wordAt(message, one.to) !== ''),
  );
  const told = isSurfeit || isTold(message, named, tellingIn(message.words));
  if (!told && !isSubject(message, named, to)) return false;
  if (praisedFrom(message, to)) return false;
  if (isSurfeit && wordAt(message, named.from - 1) !== 'no') return true;
  const isSame = ({ kind, value }: { kind: string; value: string }) =>
    kind === named.kind && value === named.value;
  const isUnsung = ({ value }: { value: string }) => value === 'instrumental' && named.value === 'vocals';
  const isAvoided = brief.avoided.some(isSame) || brief.wanted.some(isUnsung);
  if (told && (isAvoided || isUnasked(message, named, to, brief))) return true;
  return troubles(message, to) || (!told && isAmiss(message, to));
}

/** "There's a trumpet in that", "that one's a piano": nobody who asked for other music points that out to praise it. */
function isUnasked(message: Message, { from, kind, value }: Named, to: number, { wanted }: Brief): boolean {
  if ((kind !== 'instrument' && kind !== 'vocals') || wordAt(message, from - 1) === 'no') return false;
  if (wanted.some((one) => one.kind === kind && (kind === 'vocals' || one.value === value))) return false;
  const next = wordAt(message, to);
  if (next !== '' && (!isFiller(next) || next === 'i') && !heardOn.has(next)) return false;
  return !message.words.some(({ text }) => text === '?' || liked.has(text) || elsewhere.has(text));
}
const heardOn = wordSet(
  'in on again now there here behind under underneath over going playing starting coming creeping banging wailing tooting blaring honking too as instead and but n like so it its then when where suddenly throughout somewhere all mate',
);
/** "There's a piano at the pub", "that's a cello, isn't it": no fault of the music. */
const elsewhere = wordSet(`
  my our his her their your i'm own owned house home flat room garden outside upstairs downstairs next window street park pub bar church school
  work office shop station radio telly tv film neighbour neighbours neighbor neighbors wedding funeral birthday band concert gig lesson lessons
  play plays learn learning learnt practise practising practice practicing bought sold gift remember reminds isnt innit aint right wow ooh oh aw cried crying tears
`);

/** "The violin", "those drums", or at the head of its clause: something is said of it. */
function isSubject(message: Message, { from }: Named, to: number): boolean {
  const before = wordAt(message, from - 1);
  const isAhead = before === '' || isFiller(before) || before === 'but' || before === 'and';
  return (determining.has(before) || isAhead) && wordAt(message, to) !== '';
}

function praisedFrom(message: Message, from: number): boolean {
  for (let at = from; at < from + farthest && wordAt(message, at) !== ''; at += 1) {
    const isDenied = [1, 2, 3].some(
      (back) => denied.has(wordAt(message, at - back)) || wordAt(message, at - back) === 'too',
    );
    if (praise.has(wordAt(message, at)) && !isDenied) return true;
  }
  return false;
}

/** "That pokes me", "is going through my skull". */
function troubles(message: Message, from: number): boolean {
  let at = from;
  while (passing.has(wordAt(message, at)) || linking.has(wordAt(message, at))) at += 1;
  const verb = wordAt(message, wordAt(message, at - 1) === 'going' ? at - 1 : at);
  if (verb.length < 4 || !/(?:s|ing)$/.test(verb) || kindly.has(verb)) return false;
  return (
    [1, 2].some((next) => persons.has(wordAt(message, at + next))) ||
    (verb === 'going' && persons.has(wordAt(message, at + 1)))
  );
}

/** "Is a bit cliche", "are rather insistent", "isn't working". */
function isAmiss(message: Message, from: number): boolean {
  if (returningIn(message.words).some((one) => one.from === from && clauseEnds.has(wordAt(message, one.to))))
    return true;
  let at = from;
  if (denied.has(wordAt(message, at))) return failing.has(wordAt(message, at + 1));
  if (!linking.has(wordAt(message, at))) return false;
  let isSoft = false;
  for (at += 1; at < from + farthest; at += 1) {
    const word = wordAt(message, at);
    if (denied.has(word)) return failing.has(wordAt(message, at + 1));
    if (softly.has(word)) isSoft = true;
    else if (!strongly.has(word) && !passing.has(word)) break;
  }
  const word = wordAt(message, at);
  return unwelcome.has(word) || faults.has(word) || (isSoft && word !== '' && !word.endsWith('er'));
}
