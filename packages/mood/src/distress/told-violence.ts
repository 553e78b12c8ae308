import type { Word } from './matching/read-words.ts';

const kin =
  'husband|wife|boyfriend|girlfriend|bf|gf|fiance|fiancee|partner|spouse|ex|dad|daddy|father|mum|mom|mummy|mommy|mother|' +
  'step ?(?:dad|mum|mom|father|mother|brother)|foster (?:dad|mum|mom|father|mother)|brother|sister|uncle|aunt|grandpa|grandad|grandfather|' +
  'grandma|cousin|son|daughter|boss|teacher|coach|pimp|landlord|roommate|flatmate|neighbou?r|bully';
const attacker = `(?:(?:s?he|they)|(?:(?:my|our|his|her) )?(?:own |big |older |ex )?(?:${kin})|(?:man|guy|woman|person|somebody|someone) (?:who|that))`;
const now =
  '(?:(?:just|then|always|sometimes|still|even|once|also|actually|got drunk and|came home and) ){0,2}';
const harder =
  'again|in (?:the|my) (?:face|head|stomach|belly|ribs|back|mouth|eye|chest)|with (?:a|an|the|his|her|my|their) ' +
  '(?:belt|hand|hands|fists?|stick|shoe|slipper|cable|cord|wire|bottle|bat|broom|ruler|cane|whip|phone|pan|hammer|chair|lamp|remote)|so hard|really hard|' +
  'hard|last night|tonight|today|yesterday|this (?:morning|evening|afternoon|week)|because|when|whenever|every|and|while|' +
  'till|until|across|twice|a lot|over|repeatedly|too|for (?:nothing|no reason|talking|crying|being)|in front|at home|if|all the time';
const onTheBody = [
  `(?:hits?|hitting|slap(?:s|ped)|punch(?:es|ed)|kick(?:s|ed)|chok(?:es|ed)|strangl(?:es|ed)|whip(?:s|ped)|headbutt(?:s|ed)|spits? on|spat on|burn(?:s|ed|t)) (?:me|us)(?= (?:${harder})(?: |$)|$)`,
  `(?:beats (?:me|us)(?: |$)(?!at |in |to |by )|beat (?:me|us)(?= (?:up|black and blue|bloody|${harder})(?: |$)))`,
  '(?:push(?:es|ed)|shov(?:es|ed)|thr(?:ows|ew)|drag(?:s|ged)|grab(?:s|bed)|slam(?:s|med)|pinn?(?:s|ed)|held|knock(?:s|ed)) (?:me|us) ' +
    '(?:down the stairs|down (?:on|to|when|because|again)|against (?:the|a) (?:wall|door|car|fridge)|across the|into (?:the|a) (?:wall|door|table|mirror)|' +
    'by (?:the|my) (?:hair|throat|neck|arms?|wrists?)|on(?:to)? the (?:floor|ground|stairs)|to the (?:floor|ground)|around (?:again|when|because)|out of the (?:car|window))',
  '(?:breaks|broke|broken|fractured|cracked|smashed|bruised|knocked out|dislocated) my (?:own |left |right )?' +
    '(?:bones?|arms?|ribs?|nose|jaw|wrists?|fingers?|teeth|tooth|legs?|cheek ?bone|collar ?bone|eye ?socket|hand)(?! (?:falling|skiing|in a|playing|when i|while i|trying|on the))',
  // Whoever is struck beside the writer, a child most often.
  '(?:hits?|hitting|slap(?:s|ped)|punch(?:es|ed)|kick(?:s|ed)|chok(?:es|ed)|whip(?:s|ped)|beats|beat up) (?:my|our|his|her) ' +
    '(?:(?:own|little|baby|younger|small|big|older) )?(?:mum|mom|mother|mummy|brother|sister|sis|bro|son|daughter|kids?|children|baby)(?= (?:' +
    harder +
    ')(?: |$)|$)',
  `(?:hits?|hitting|whip(?:s|ped)) (?:him|her|them)(?= with (?:a|an|the|his|her|my|their) (?:belt|fists?|stick|slipper|cable|cord|cane|whip|broom))`,
].join('|');
const violence = new RegExp(
  `(?:^|[.] | )${attacker} ${now}(?:has |have |had |would |will |is |was |kept |keeps )?(?:${onTheBody})`,
  'u',
);

/** Whoever cannot bear the crying any more, and says what they are about to do. */
const child = /(?:^| )(?:baby|newborn|toddler|infant|crying|screaming|cot|crib)(?: |$)/u;
const aboutToHarm =
  /(?:^| )(?:(?:i am|i['’]?m) (?:going to|gonna|about to|(?:scared|afraid) (?:i will|i['’]?ll|i might|i could))|i (?:want to|might|could|will|nearly|almost)) (?:just )?(?:shake|shook|hit|hurt|smother|throw|drop|slap) (?:her|him|it|them|the (?:baby|child|kid)|my (?:baby|son|daughter|child|kid))(?= |$)(?! (?:up|off|out|down for|an?|some|my|our|the|to))/u;

/** A blow in a game, a fight for sport or a joke is none. */
const inPlay = new Set(
  (
    'lol lmao haha hahaha jk game chess poker card cards match race races racing raced run swim sparring spar boxing karate judo taekwondo ' +
    'mma training practice tennis ball football rugby hockey dodgeball pillow snowball snowballs accident accidentally playfully joke dream ' +
    'movie film kiss round rounds skiing skating snowboarding surfing climbing'
  ).split(' '),
);

/**
 * Whether somebody strikes or throws down the writer or one of theirs, in English: "he hit me again", "my dad hit me with his belt"; or the
 * writer is about to harm a child. Said in few words it shares too little with what danger is learned from.
 */
export function tellsOfViolence(words: readonly Word[]): boolean {
  return (isStruck(words) || isAboutToHarm(words)) && !words.some((word) => inPlay.has(word.text));
}

const saidIn = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');

const isAboutToHarm = (words: readonly Word[]): boolean => {
  const text = saidIn(words);
  return child.test(text) && aboutToHarm.test(text);
};

/** Whether somebody strikes the writer or one of theirs, in play or not. */
export const isStruck = (words: readonly Word[]): boolean => violence.test(saidIn(words));
