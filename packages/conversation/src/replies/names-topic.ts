import { type Topic, toneOf } from '@attune/mood';

/** Who or what a first sentence speaks of has to be in the words that it answers: "the grief for a grandparent" for no dog. */
const needs: Partial<Record<Topic, RegExp>> = {
  'grandparent-died':
    /\b(?:grand ?[a-z]{2,9}|gran|grans|granny|gramps|nan|nans|nana|nanna|nanny|nonna|nonno|oma|opa|abuel[ao]|yaya|babushka|babcia|lola|lolo|pop|pops|poppy|papa|meemaw|mawmaw|bubbe|gogo)\b/i,
  'parent-died':
    /\b(?:dad|dads|daddy|mum|mums|mummy|mom|moms|mommy|mam|mama|mamma|papa|pa|ma|amma|appa|mother|mothers|father|fathers|parent|parents|stepdad|stepmum|stepmom)\b/i,
  'partner-died':
    /\b(?:husband|wife|hubby|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|widow|widower|widowed|married|marriage|my (?:love|man|woman|other half))\b/i,
  'pet-died':
    /\b(?:dogs?|pup|puppy|cats?|kitten|kitty|pets?|rabbits?|bunny|hamster|horse|pony|mare|parrot|budgie|bird|hound|spaniel|labrador|collie|terrier|poodle|vet|vets|guinea pig|goldfish|tortoise|ferret|rat|mouse|snake|chicken|hen|goat|cow|animal)\b/i,
  divorce:
    /\bdivorc|\bseparat|\bex[- ]?(?:wife|husband|hubby)\b|\bdecree\b|\bcustody\b|\bsolicitors?\b|\blawyers?\b/i,
  engaged: /\bengag|\bpropos|\bmarry\b|\bmarried\b|\bfianc|\bring\b|\bwedding\b|\bone knee\b/i,
  'big-decision':
    /\bdeci[ds]|\bchoice|\bchoos|\bwhether\b|\bshould i\b|\btorn\b|\boffer|\bor (?:not|stay|go)\b|\bmake up my mind\b|\bweigh|\bstay or\b|\bif i (?:should|take|stay|go)\b/i,
  'waking-up':
    /\bwak|\bwoke|\balarm\b|\byawn|\bbed\b|\b(?:just|got|getting|am|im|i'm) up\b|\bup (?:early|at)\b|\bsunrise\b|\bsnooz/i,
};

/** Good news: what let nobody down. */
const wentWell =
  /\b(?:all[- ]clear|cleared|got the (?:job|visa|keys|place|part)|came (?:thru|through)|approved|accepted|passed|won)\b/i;
/** Fear beside a glad or a plain thing is what was told: biryani for the in-laws, "terrified they will judge". */
const afraid =
  /\b(?:terrified|petrified|scared|afraid|dreading|panicking|nervous|anxious|shaking|worried|a wreck)\b/i;
const ofFear: ReadonlySet<string> = new Set([
  ...([
    'exam-ahead',
    'results-awaited',
    'scan-awaited',
    'panic',
    'before-match',
    'relieved',
    'waiting',
  ] as const),
]);

/** Whether a message has what a first sentence written for a topic speaks of. */
export function namesTopic(text: string, topic: Topic): boolean {
  if (needs[topic]?.test(text) === false) return false;
  if (topic === 'disappointed' && wentWell.test(text)) return false;
  const isFeared = toneOf(topic) === 'hurts' || ofFear.has(topic);
  return (
    isFeared ||
    !afraid.test(text) ||
    /\b(?:not|no longer|isn't|wasn't|never) (?:[a-z]{1,10} )?(?:scared|afraid|nervous|anxious|worried|terrified)\b/i.test(
      text,
    )
  );
}
