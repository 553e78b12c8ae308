import { hasVerb } from './reflection/find-verb.ts';
import { type LearntTone, toldShares } from './told-tone.ts';

/** In characters. */
const mostRead = 400;
/** In words: fewer are a remark. */
const leastTold = 4;

const ofSomebody =
  /\b(?:i|im|ive|ill|we|were|weve|my|our|he|hes|his|she|shes|her|they|theyre|their|mum|mom|dad|gran|husband|wife|son|daughter|kids|someone|everyone|nobody|boss|supervisor|manager|teacher|doctor|landlord|landlady|neighbou?rs?|friends?|room ?mate|flat ?mate|colleagues?|hospital|school)\b/;
const ofMusic =
  /\b(?:songs?|music|tracks?|tunes?|playlists?|mix|lists?|one|ones|it|this|that|these|those|beat|sound|voice|singer|choice|pick|job|you|your|u|ur)\b/;
const courteous =
  /\b(?:thanks?|thank you|thx|cheers|welcome|please|sorry|hello|hi|good (?:morning|evening|afternoon|night)|bye)\b/;
const liked =
  /^(?:i|we|she|he|they|my [a-z]{1,12}) (?:really |do |just |also )?(?:like|love|enjoy|adore|dig)s?\b/;

/** "Mum says the chip shop one is her favourite" praises. */
const ofSong = /\b(?:one|song|track|tune) (?:is|was|made|makes)\b|\bfavou?rite\b/;

const plainOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Of a message that thanks, praises or laughs, what it tells besides; empty where that is all. */
export function toldBeside(text: string): string {
  return (text.slice(0, mostRead).match(sentences) ?? [])
    .filter((sentence) => {
      const said = plainOf(sentence);
      if (said.split(' ').length < leastTold || !ofSomebody.test(said) || liked.test(said)) return false;
      // "Thank you for trying" and "you have found it" are said to the assistant.
      return !courteous.test(said) && !ofSong.test(said) && !(ofMusic.test(said) && !isOfThem(said));
    })
    .join(' ')
    .trim();
}

const sentences = /[^.!?…\n]{1,400}[.!?…]{0,5}/gu;

const leadingUp = new Set('and but so then now also honestly tho though today tonight actually'.split(' '));
const whoever = new Set(
  'i im ive ill we were weve he hes she shes they theyre my our his her mum mom dad gran grandma'.split(' '),
);
const wishes = new Set('like love enjoy mean meant asked want wanted need'.split(' '));

/** Whoever it is told of stands first: "she said that", "my mum laughed at it". */
function isOfThem(said: string): boolean {
  const words = said.split(' ').filter((word, at) => at > 2 || !leadingUp.has(word));
  const [first = '', second = '', third = ''] = words;
  return whoever.has(first) && !wishes.has(second) && !wishes.has(third);
}

/** How what is told is for whoever tells it. */
export type ToldTone = 'loss' | LearntTone;

const loss =
  /\b(?:he|she)(?:['’]?s| is| has)? (?:just |now |already |really )?(?:gone|dead)\b(?! (?:to|for|out|home|back|off|on|up|in|into|away|mad|quiet|silent|shopping|fishing|bed|tired))|\b(?:he|she|dad|mum|mom|mother|father|husband|wife|dog|cat|gran|grandma|grandpa|brother|sister|son|daughter|friend) (?:has |just |has just )?(?:died|passed(?: away| on)?)\b(?! (?:the|his|her|my|with|laughing))|\bput (?:him|her) (?:down|to sleep)\b/i;
/** This likely to be so, and this at most to be the contrary; 0 to 1. Joy that is told to who hurts is worse than none. */
const surely = { glad: 0.5, hard: 0.4, fond: 0.45 };
const hardly = 0.2;

/** Of somebody who is not there: "he'd have laughed at it", "wish I could ring him". */
const missed =
  /\b(?:he|she|they)(?:['’]?d| would) have (?:\w{2,8} )?(?:laughed|loved|hated|liked|smiled|cried|enjoyed|been (?:so |very )?proud|danced|sung|said)\b|\bwish (?:i|we) could (?:still |just )?(?:ring|call|phone|tell|show|ask|hug|hear) (?:him|her|them)\b/i;

export function toneOfTold(told: string): ToldTone {
  if (loss.test(told)) return 'loss';
  if (missed.test(told)) return 'fond';
  const { glad, hard, fond } = toldShares(told);
  if (glad > surely.glad && hard < hardly) return 'glad';
  if (hard > surely.hard && glad < hardly) return 'hard';
  return fond > surely.fond ? 'fond' : 'plain';
}

/** The listener says that they were misread, and not what else to do. */
const misread: readonly RegExp[] = [
  /\bwhats? (?:is )?(?:so )?(?:lovely|good|nice|great|funny|happy|sad) about (?:it|that|this)\b/,
  /\bdid you (?:even |actually )?(?:read|listen|hear)\b/,
  /\byou (?:not|no|didnt|did not|dont|arent|werent|are not) (?:even |really )?(?:listen|listening|read|reading|understand|understanding|hear)\b/,
  /\byou(?:ve| have)? (?:misread|misunderstood|misunderstand|got me wrong|got it wrong|got that wrong|heard wrong|heard me wrong)\b/,
  /\bwho said (?:anything about )?[a-z]{3,14}\b/,
  /\bi never said\b|\bi (?:didnt|did not) say\b|\bnot what i (?:said|meant)\b/,
];
/** "Grandparent? He was my dog". */
const echoed = /^[a-z-]{3,16}\?{1,5} (?:no,? )?(?:he|she|it|they) (?:was|is|were|are) /i;

export function saysMisread(text: string): boolean {
  const start = text.slice(0, mostRead);
  const said = plainOf(start);
  return echoed.test(start) || misread.some((one) => one.test(said));
}

const wishing =
  /\b(?:more|less|fewer|need|want|wanna|can|could|would|please|pls|plz|add|put|play|make|give|gimme|get me|take|drop|lose|cut|throw|try|something|anything|nothing|without|let|songs?|music|tunes?|stuff|instead|list|mix|track|playlist|singing|singer|voices?|sounds?|loud|louder|quiet|quieter|slow|slower|fast|faster|calm|calmer|soft|softer|brighter|darker|beat|lyrics|too|remove|skip|change|turn|keep)\b/i;
const leastStory = 5;

/** Whether something is told, and nothing asked of the music: whoever tells is answered as that. */
export function tellsOnly(text: string): boolean {
  const said = plainOf(text.slice(0, mostRead));
  return (
    said.split(' ').length >= leastStory &&
    ofSomebody.test(said) &&
    !wishing.test(said) &&
    !text.includes('?')
  );
}

/** Words of a wish, or of what plays. "Out loud" is neither. */
const asked =
  /\b(?:more|less|fewer|please|pls|plz|want|need|like|love|wish|prefer|rather|hear|hearing|listen\w{0,3}|play|put|give|gimme|keep|turn|change|add|remove|skip|try|can (?:you|u|we|i)|could|would|you|your|u|songs?|music|tunes?|lists?|mix|tracks?|playlists?|s[iu]ng\w{0,4}|voices?|sounds?|loud\w{0,3}|quiet\w{0,3}|slow\w{0,3}|fast\w{0,3}|calm\w{0,3}|soft\w{0,3}|bright\w{0,3}|dark\w{0,3}|happ\w{0,5}|sad\w{0,3}|beat|lyrics|vocals|too|enough|instead|stuff|anything|nothing|without|no|not|this|that|these|those|it|one|ones|(?:the|that|this) (?:first|last)|same|other|others)\b/;
/** "The telly's rubbish". */
const shortened = /\p{L}['’](?:s|re|ve|m|ll) /u;
/** In words. */
const leastDoing = 4;
const openingUp = new Set(
  'ooh oh ah ok okay lol haha so now then and well right anyway just finally maybe'.split(' '),
);
const tellers = new Set(
  'i im ill ive we were weve gonna going about off found got made had dropped cant my our he hes she shes they theyre'.split(
    ' ',
  ),
);
/** Somebody does it, or something goes on: "out of the oven, smells unreal". */
function beginsTelling(said: string): boolean {
  const words = said.split(' ').filter((word) => !openingUp.has(word));
  const [first = ''] = words;
  return (
    tellers.has(first) || goingOn.test(first) || hasVerb(words, 0) || words.some((word) => denied.has(word))
  );
}
const goingOn = /^[a-z]{3,12}ing$/;
const denied = new Set('wont doesnt didnt isnt arent wasnt werent smells tastes'.split(' '));

/** Whether a message that no wish was found in tells what somebody does: "I think I'll bake something. Cardamom buns, maybe". */
export function tellsOfDoings(text: string): boolean {
  const said = plainOf(text.slice(0, mostRead)).replace(
    /\b(?:out loud|rip it(?: all)? out|like an? \w{2,12}|i could (?:cry|scream|laugh|hug \w{2,9}|kiss \w{2,9})|its|it is|it was|it has|(?:in|on|of|with) it|(?:im|i am|i was|hes|he is|shes|she is|theyre|were) (?:that |so |too |very )?(?:happy|glad|small|tired|late|old|young)|too (?:hot|cold|warm|early|late|tired|small|big|old|young))\b/g,
    'and so on',
  );
  return (
    said.split(' ').length >= leastDoing &&
    (beginsTelling(said) || shortened.test(text)) &&
    !asked.test(said) &&
    !text.includes('?')
  );
}

/** Who asks for music, and tells something besides: what is told is answered, and not the wish alone. "Three night shifts, today off. Something light please". */
export function tellsBeside(text: string): boolean {
  return (text.slice(0, mostRead).match(sentences) ?? [])
    .flatMap((sentence) => [sentence, ...sentence.split(/[,;:–—]|\b(?:and|but|so)\b/u)])
    .some((part) => tellsOnly(part) && ofOwn.test(plainOf(part)));
}

/** Of oneself, or of somebody of one's own. */
const ofOwn = /\b(?:i|im|ive|we|weve|my|our|me|us)\b/;
