import type { Word } from './matching/read-words.ts';

const kin =
  'husband|wife|boyfriend|girlfriend|bf|gf|fiance|fiancee|partner|spouse|ex|dad|daddy|father|mum|mom|mummy|mommy|mother|' +
  'step ?(?:dad|mum|mom|father|mother|brother)|foster (?:dad|mum|mom|father|mother)|brother|sister|uncle|aunt|grandpa|grandad|grandfather|' +
  'grandma|cousin|son|daughter|boss|teacher|coach|pimp|landlord|roommate|flatmate|neighbou?r|bully';
const attacker = `(?:(?:s?he|they)|(?:(?:my|our|his|her) )?(?:own |big |older |ex )?(?:${kin}))`;
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
].join('|');
const violence = new RegExp(
  `(?:^|[.] | )${attacker} ${now}(?:has |have |had |would |will |is |was |kept |keeps )?(?:${onTheBody})`,
  'u',
);

/** A blow in a game, a fight for sport or a joke is none. */
const inPlay = new Set(
  (
    'lol lmao haha hahaha jk game chess poker card cards match race races racing raced run swim sparring spar boxing karate judo taekwondo ' +
    'mma training practice tennis ball football rugby hockey dodgeball pillow snowball snowballs accident accidentally playfully joke dream ' +
    'movie film kiss'
  ).split(' '),
);

/**
 * Whether somebody strikes or throws down the writer, in English: "he hit me again", "my dad hit me with his belt". Said in few
 * words it shares too little with what danger is learned from.
 */
export function tellsOfViolence(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return violence.test(text) && !words.some((word) => inPlay.has(word.text));
}
