import { type AffectPoint, type Brief, losses, type Situation } from '@attune/contract';
import { changesBetween } from '../brief/changes-between.ts';
import { hurtsIn } from '../feeling/situation-moods.ts';
import type { Message } from '../message.ts';
import type { ConversationReading } from '../reading.ts';
import { clausesOf, endsAsking, isFillerClause } from './split-clauses.ts';

const somewhat = '(?:a (?:little|bit|little bit|tiny bit|touch)|little|bit|little bit|slightly|somewhat)';
const degree = `(?:(?:already|now|so much|much|a lot|lots|way|really|even|definitely|just|still|${somewhat}) ){0,2}`;
const state =
  '(?:better|calmer|lighter|easier|more (?:calm|relaxed|at ease|okay|peaceful|hopeful|light|like myself)|less (?:nervous|anxious|stressed|worried|sad|angry|tense|alone|lonely|scared|down|upset|heavy|tired)|(?:good|fine|okay|ok|alright|calm) again)';
const closing = `(?: (?:now|already|thanks|thank you|again|today|tonight|though|too|${somewhat}|than before)){0,3}$`;
/** "I feel better little bit", "feeling calmer now", "I am less nervous". */
const better = new RegExp(
  `^(?:and |but |now |yes |well |ok |actually |honestly |thanks |thank you ){0,2}(?:(?:i|we) (?:do |am |are |already |actually |think i am )?(?:feel|feeling|getting|doing)?|i am|feeling|feel|it is getting|it gets) ?${degree}${state}${closing}`,
);
const onlySomewhat = new RegExp(`\\b${somewhat}\\b`);
const thanks =
  /^(?:(?:ok|oh|aw|thanks|thank|you|so|much|a lot|ty|thx|cheers|this|that|it|helps?|helped|is helping|really|a bit|music) ?){1,6}$/;

/** "I'm nervous", of something that lies ahead. */
const nervous =
  /^(?:(?:and|but|now|oh|omg|help|ugh|honestly|ok) ){0,2}(?:(?:i am|we are|im|i feel|feeling|i am feeling|getting|i am getting) )(?:(?:a bit|a little|a tiny bit|so|really|very|kind of|kinda|super|quite|getting|pretty|already|now|just|still|bit|little) ){0,3}(?:nervous|anxious|stressed|excited and nervous|nervous and excited|scared|panicking|panicky|freaking out|jittery|shaky|shy)(?: (?:now|already|about (?:it|this|tonight|them|that|everything)|again|tbh|lol|haha|though|help)){0,2}$/;
/** What lies ahead is said beside it. */
const ahead =
  /^(?:(?:and|but|now|oh|ok|well|so) ){0,2}(?:they|the guests|guests|everyone|everybody|people|my (?:friends|family|boss|parents|in laws|date)|he|she|it|we|the (?:party|wedding|race|match|dinner|date|run|game|guests))(?: (?:is|are|will|have|has))?(?: (?:all|both|already|soon|be))? (?:coming|come|arriving|arrive|here|there|start|starts|starting|begin|begins|on|leaving|go|going)(?: (?:in|at|soon|now|over|round|tonight|a|an|few|half|minutes?|hours?|[0-9]{1,2}|eight|seven|six|nine|pm|to|around|about)){0,5}$/;
const occasions: ReadonlySet<Situation> = new Set<Situation>([
  ...(['dinner with guests', 'party', 'wedding', 'birthday', 'date', 'running', 'sports match'] as const),
  ...(['reunion', 'cooking', 'travel', 'celebration', 'workout', 'new love'] as const),
]);

/** Between low and glad: it eases, and nobody dances yet. */
const eased: AffectPoint = { valence: 0.65, energy: 0.35 };
/** Nerves are calmed by as much, and the guests still come to a dinner. */
const calmerBy = 0.2;
const calmest = 0.25;
const mostClauses = 5;
const lowest = 0.5;

const isLow = ({ situation, mood, feeling }: Brief): boolean =>
  mood === 'sad' ||
  feeling.valence < lowest ||
  situation === 'worry' ||
  situation === 'anger' ||
  situation === 'work stress' ||
  situation === 'exams' ||
  (situation !== null && hurtsIn(situation));

/** Whoever is nervous before what they look forward to keeps it; whoever feels better need not stay low. `null` where a message says neither. */
export function eases(message: Message, before: Brief, language: string): ConversationReading | null {
  const clauses = clausesOf(message);
  if (clauses.length > mostClauses || clauses.some(endsAsking)) return null;
  const told = clauses.filter((one) => !isFillerClause(one) && !thanks.test(one.said));
  const isOccasion = before.situation !== null && occasions.has(before.situation);
  if (isOccasion && told.some(({ said }) => nervous.test(said)) && told.every(isOfNerves)) {
    const { valence, energy } = before.target;
    const target = { valence, energy: Math.min(energy, Math.max(calmest, energy - calmerBy)) };
    return turned(before, { ...before, target }, 'nerves', language);
  }
  if (told.length !== 1 || !isLow(before) || !told.every(({ said }) => better.test(said))) return null;
  if (onlySomewhat.test(message.text.toLowerCase()) || isMourned(before))
    return { ...turned(before, before, 'better', language), intent: 'smalltalk', keepsMusic: true };
  const after: Brief = {
    ...before,
    mood: 'calm',
    feeling: eased,
    target: eased,
    path: 'match',
    situation: null,
  };
  return { ...turned(before, after, 'better', language), intent: 'mood' };
}

const isOfNerves = ({ said }: { said: string }): boolean => nervous.test(said) || ahead.test(said);
const isMourned = ({ situation }: Brief): boolean => situation !== null && losses.has(situation);

const turned = (
  before: Brief,
  brief: Brief,
  eases: 'better' | 'nerves',
  language: string,
): ConversationReading => ({
  ...{ intent: 'refine', language, brief, changes: changesBetween(before, brief, new Map()), edits: [] },
  eases,
});
