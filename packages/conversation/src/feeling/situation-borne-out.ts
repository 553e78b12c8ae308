import type { Situation } from '@attune/contract';
import { onlyOfDay } from './told-day.ts';

const died =
  /\b(?:d(?:ie[sd]?|ying|ead|eath)|passed|funerals?|bur(?:y|ied)|ashes|graves?|late (?:wife|husband|mother|father|mum|mom|dad|sister|brother|son|daughter)|widow\w{0,3}|mourn\w{0,3}|griev\w{0,3}|grief|lost|hospice|memorial|miss(?:es|ed|ing)?|put (?:down|to sleep))\b/;
/** "My back is gone", "nobody died": nobody is mourned. */
const worn =
  /\b(?:back|voice|knees?|hearing|ears|hair|appetite|eyes|teeth|memory|patience|battery|boiler|legs|feet|hip|waist)(?: is|s| are|re)? (?:gone|dead|killing me|shot)\b/;
const nobodyDied =
  /\b(?:nobody|no one|noone) (?:has |actually )?(?:died|is dead)\b|\b(?:hes|shes|theyre|(?:is|are)) (?:fine|well|not dead|alive|very much alive)\b/;
/** "He's gone to sleep now", of a hamster. */
const goneToBed = /\bgone (?:off |back )?to (?:sleep|bed|school|work|football|practice|the shops?)\b/;
/** What changes hands or places. */
const sold = /\b(?:sold|selling|moving house|new owners?|moved in)\b/;

/** Somebody that one may live with and love otherwise. */
const movedOut =
  /\b(?:daughter|son|kids?|roommate|flatmate|housemate|lodger|tenant|neighbou?rs?|sister|brother)(?: has| just| finally| is| are| have){0,2} (?:moved out|moving out|moved away|left home|flown the nest)\b/;
const ofLove =
  /\b(?:ex|husband|wife|partner|boyfriend|girlfriend|fianc\w{1,3}|divorc\w{1,4}|broke up|break ?up|dumped|cheated|heartbr\w{3,7}|in love|dating|crush)\b/;

const children =
  /\b(?:kids?|child|children|toddlers?|bab(?:y|ies)|newborn|twins|triplets|little (?:ones?|boys?|girls?|brothers?|sisters?|cousins?)|pupils|students|class|school\w{0,4}|nursery|grandkids|grandchild\w{0,3}|grandsons?|granddaughters?|nephews?|nieces?|boys|girls|1?\d ?(?:yo|yr|year|month|week)s?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:year|yr|month)s?|teens?|bairns?|weans?|littl\w{0,3}|babysit\w{0,4}|scouts|sleepover|playgroup|moko\w{0,5}|(?:he|she)s (?:only )?(?:\d|two|three|four|five|six|seven|eight))\b/;

/** "He cried like a child", "a prayer for my children": none of them is there. */
const childrenElsewhere =
  /\blike (?:a |an )?(?:little |small |lost |scared |frightened )?(?:child|children|kids?|baby|babies|boy|girl)\b|\bpray(?:er|ers|ed|ing|s)? for (?:my|our|his|her|their|your|the) (?:child|children|kids?|baby|sons?|daughters?)\b|\binner child\b|\b(?:kids|children|boys|girls|baby) (?:next door|upstairs|downstairs|above us|across the (?:street|hall|road))\b|\bneighbou?rs (?:kids|children|baby)\b/g;
/** Of a blackout, a church or a bath: no cake. */
const ofBirthday =
  /\b(?:birthdays?|bday|cakes?|blow\w{0,3}|turn(?:s|ed|ing)?|sweet sixteen|quinceanera|party|\d{1,3}(?:th|st|nd|rd)|years? old)\b/;

/** "The combine is running", "my nose runs": nobody is out for a run. */
const runsItself =
  /\b(?:combine|harvester|tractor|engine|motor|machines?|washer|dryer|dishwasher|fridge|freezer|boiler|generator|pump|fan|heater|heating|mill|press|printer|server|script|build|code|computer|car|truck|van|taps?|water|bath|shower|nose|hoover|oven|film|camera)(?: is|s| are| was)?(?: still| finally| back| up and| always)? running\b/g;
const running =
  /\b(?:runs?|running|jog(?:s|ging)?|marathons?|\d{1,2} ?k|treadmill|parkrun|sprint\w{0,3}|trainers)\b/;

const waking =
  /\b(?:wak(?:e|es|ing)|woken|woke|awake|get(?:ting)? up|got up|out of bed|alarm|first coffee|morning coffee|coffee|good morning|get (?:me|us) going|sunrise|start (?:of )?(?:the|my) day|wake ?up|morning (?:routine|person|shift|music|playlist|mood|vibes?))\b/;
/** "I woke at half past five and had nowhere to go": told of a morning that is over. */
const wokenThen =
  /\bwoke (?:up )?(?:at|again|with|and)\b.{0,60}\b(?:had|went|stood|walked|sat|forgot|reached|there was|was)\b/;

const mislaid =
  /\blost (?:the|my|our|his|her) (?:roof|keys?|voice|wallet|phone|luggage|bags?|ring|gloves?|way|power|signal|internet|umbrella|glasses)\b/;
const failed =
  /\b(?:fail\w{0,4}|rejected|rejection|flunked|messed|screwed|blew|not good enough|lost (?:the )?(?:match|game|final|job|case|election))\b/;
const together =
  /\b(?:best (?:time|night|day|evening|birthday)|lovely (?:time|evening|day)|great (?:time|night|evening)|bliss)\b/;
const othersAngry =
  /\b(?:children|kids|son|daughter|mum|mom|mother|dad|father|wife|husband|boss|family|sister|brother|neighbours?|neighbors?|he|she|they|everyone)(?: is| are|s|re) (?:so |absolutely |all |still )?(?:furious|angry|mad|fuming|livid|cross)\b/;
const ownAnger =
  /\b(?:i|im|am|me|makes me|so) (?:am |so |still |really )?(?:furious|angry|mad|fuming|livid|raging)\b/;
const offDuty =
  /\b(?:day off|today off|off today|days off|on holiday|shifts? (?:is |are )?(?:done|over|finished)|finally off)\b/;
const stressed =
  /\b(?:stress\w{0,3}|boss|deadlines?|overtime|fired|sacked|laid off|burn\w{0,3} ?out|overwhelm\w{0,3}|exhaust\w{0,3}|hate|toxic|shout\w{0,3}|unpaid)\b/;
const overcome =
  /\b(?:went well|all ?clear|benign|harmless|rang the bell|remission|cured|healed|comes? off|came off|(?:six of six|last (?:one|chemo|round|session)))\b/;
const walls =
  /\bpainting (?:the|my|our|a|this|his|her) (?:[a-z]{3,10} )?(?:nursery|walls?|kitchen|bedroom|room|flat|house|fence|ceiling|hall\w{0,3}|door|bathroom|shed|porch|boat|gate)\b|\bknitting needle\b/;

/** Whoever is away, and comes back. */
const away =
  /\b(?:deployed|deployment|stationed|overseas|abroad|at sea|in the (?:army|navy|military|air force|marines)|business trip|long distance|(?:away|gone) (?:for|on|at|until|till) (?:work|the (?:week|weekend|month)|business|a (?:week|month|trip|course)|(?:two|three|four|six) (?:weeks|months))|moved (?:away )?for (?:work|a job|uni|college)|works? away|working away)\b/;
const missing = /\bmiss(?:es|ed|ing)?\b/g;
/** "I feel sick about the money": worried, and not ill. */
const sickAtHeart =
  /\bsick (?:about|with (?:worry|nerves|guilt|dread)|to my stomach|of|and tired)\b|\b(?:feel|feeling|felt|makes me) (?:so |a bit |really )?sick\b/;
const ofMoney =
  /\b(?:money|savings|rent|debts?|startup|company|business|bills?|loan|mortgage|bankrupt\w{0,4}|let (?:two |three |some |\d )?people go|laid off|guilt\w{0,1}|exam|interview|presentation|court|boss|job|work|rain)\b/;
const inBody =
  /\b(?:ill|illness|cancer|flu|fever|vomit\w{0,4}|throwing up|threw up|puk\w{1,3}|hospital|doctor|pain|migraine|headache|cough\w{0,3}|cold|covid|virus|chemo|nausea\w{0,3}|stomach bug|in bed|sick day|off sick|called in sick)\b/;
const sport =
  /\b(?:match\w{0,2}|games?|teams?|football|soccer|rugby|cricket|tennis|stadium|goals?|penalt\w{1,3}|cup|league|derby|final|finals|fans|kick off|grand prix|race|boxing|fight|playoffs?|super ?bowl)\b/;
/** A match that burns. */
const matchstick =
  /\b(?:an?|one|the|last) (?:\w{3,7} )?match(?:es)? (?:in|on|under|to) it\b|\b(?:lit|light|struck|strike|box of) (?:a |the )?match(?:es)?\b/;
/** Awake still, and to get up early. */
const upTomorrow =
  /\b(?:tomorrow|have to (?:be|get) up|ive to (?:be|get) up|got to (?:be|get) up|alarm (?:goes|is set)|early (?:flight|shift|start))\b/;
const stillAwake = /\b(?:wide awake|still awake|cant sleep|cannot sleep|not asleep|cant fall asleep)\b/;

/** "Results on Thursday, I can't concentrate": nobody studies. */
const unfocused = /\b(?:cant|cannot|can not|couldnt|hard to|unable to) (?:concentrate|focus|think)\b/;
const studying =
  /\b(?:stud\w{1,6}|exams?|revis\w{1,4}|homework|essay|class|lectures?|uni|college|school|library|reading|read|book|chapter|paper|thesis|dissertation|assignment|work|desk|code|coding|maths?|notes|write|writing)\b/;
/** Awake at night, for who has to be. */
const atWheel =
  /\b(?:haul\w{0,3}|driv(?:e|es|in|ing)|truck\w{0,3}|lorry|rig|the wheel|highway|interstate|motorway|taxi|uber|cab|night shift|graveyard shift|on shift|on duty|on watch)\b/;
/** Where the others are and whoever writes is not. */
const apart =
  /\b(?:(?:im|i am|me) (?:here |stuck |still |all )?(?:in my (?:dorm|room|flat|apartment)|alone|here|away|abroad|on my own|by myself|at work)|without me|(?:im|i am) not there|cant be there|couldnt (?:go|fly|be there)|miles away|far away|so far)\b/;

const quarrel =
  /\b(?:fought|fights?|fighting|argu(?:ed|ing|ment|e)|rows?|quarrel\w{0,4}|yelled|screamed|shouted)\b/;
/** "My sister is coming over with chips". */
const kinComes =
  /\b(?:sister|brother|mum|mom|mother|dad|father|cousins?|aunt\w{0,3}|uncle|gran\w{0,6}|nan|niece|nephew|son|daughter|kids|family|best friend|bestie|mates?|neighbou?rs?|flatmates?|roommates?)\b.{0,40}\b(?:com(?:es?|ing) (?:over|round|by|here)|visit\w{0,3}|stay\w{0,3} over|dropp?\w{0,3} (?:by|in))\b/;

/** What a situation is mistaken for, and what it is not without. */
const against: Partial<Record<Situation, (said: string) => boolean>> = {
  grief: (said) =>
    (nobodyDied.test(said) && !/\b(?:funeral|buried|grief|mourn\w{0,3}|passed)\b/.test(said)) ||
    ((worn.test(said) || sold.test(said) || goneToBed.test(said)) && !died.test(said.replace(worn, ''))) ||
    (away.test(said) && !died.test(said.replace(missing, ''))),
  heartbreak: (said) => movedOut.test(said) && !ofLove.test(said),
  'children around': (said) => !children.test(said.replace(childrenElsewhere, '')),
  running: (said) => {
    const rest = said.replace(runsItself, '');
    return rest !== said && !running.test(rest);
  },
  study: (said) => unfocused.test(said) && !studying.test(said),
  'new love': (said) =>
    /\b(?:could|can|want to|wanna) kiss (?:some(?:one|body)|you|him|her|them|the|every(?:one|body)|whoever|my (?:boss|doctor|teacher|mechanic|landlord|plumber))\b/.test(
      said,
    ),
  sleeplessness: (said) => atWheel.test(said) && !stillAwake.test(said),
  cooking: (said) => /\bchop\w{0,4} (?:wood|logs|firewood|kindling|down)\b/.test(said),
  date: (said) =>
    (quarrel.test(said) && !/\bdates?\b/.test(said)) ||
    (kinComes.test(said) && !ofLove.test(said) && !/\b(?:date|romantic|kiss\w{0,3})\b/.test(said)),
  birthday: (said) => /\bcandles?\b/.test(said) && !ofBirthday.test(said),
  'waking up': (said) =>
    !waking.test(said) || wokenThen.test(said) || (upTomorrow.test(said) && stillAwake.test(said)),
  failure: (said) => (mislaid.test(said) || onlyOfDay(said) !== null) && !failed.test(said),
  // "Coming home from a horrible shift".
  reunion: (said) =>
    onlyOfDay(said) !== null ||
    (apart.test(said) && /\b(?:all together|family|everyone|everybody|they|them)\b/.test(said)),
  loneliness: (said) => together.test(said) && !/\b(?:lonely|alone|miss\w{0,3})\b/.test(said),
  anger: (said) => othersAngry.test(said) && !ownAnger.test(said),
  'work stress': (said) => offDuty.test(said) && !stressed.test(said),
  illness: (said) =>
    overcome.test(said) ||
    (sickAtHeart.test(said) &&
      !inBody.test(said) &&
      (ofMoney.test(said) || /\bsick (?:about|with|of|and|to)\b/.test(said))),
  'sports match': (said) =>
    (offDuty.test(said) && !sport.test(said)) ||
    (matchstick.test(said) && !sport.test(said.replace(matchstick, ''))),
  'making something': (said) => walls.test(said),
};

/** In characters. */
const mostRead = 600;

/** Whether the rest of a message bears out what one of its words is about: a back that is gone is mourned by nobody, and a grown daughter is no child around. */
export function isBorneOut(situation: Situation, text: string): boolean {
  const said = text
    .slice(0, mostRead)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return against[situation]?.(said) !== true;
}
