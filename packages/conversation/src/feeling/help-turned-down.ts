import type { Distress } from '@attune/mood';
import { guessLanguage } from '../language/guess-language.ts';
import { deniedDanger, deniedOfCard, notOnlyNow } from './denied-danger.ts';
import { occupation } from './harmless-stories.ts';
import { isDoubtful, wishesMusic } from './wishes-only.ts';

/** What a message says of the help that was offered before it: of the card that stands open above the input, or of a line beside the reply. */
export interface HelpTurnedDown {
  /** Whether the card goes; else its reader is told how it does. */
  closes: boolean;
  /** No card stands open: help was named in the words of the reply. */
  isLine?: true;
  /** What else is said; empty where nothing is. */
  rest: string;
}

/** In characters. Who says more than this of being well says something besides. */
const mostInPlea = 400;

const phrases = (...patterns: string[]) => new RegExp(`\\b(?:${patterns.join('|')})(?![\\w'’])`, 'gi');

const am = `(?:i['’]?m|i am|i feel|we['’]?re|we are)`;
const very =
  '(?:(?:really|very|perfectly|totally|completely|absolutely|quite|just|doing|feeling|all|so) ){0,2}';
/** "I'm okay with dying" is not well: behind the word nothing may follow that it is about. */
const wellEnds = `(?= {0,3}(?:$|[.,;:!?…)—–-]|(?:now|here|really|honestly|thanks|thank|lol|haha|though|tbh|i|it|that|this|you|please|so|close|no|not|just|and (?:it|that|this|i|please|close|you))\\b))`;
const name =
  '(?:,? (?:man|bro|bruh|brother|sister|sis|mate|pal|dude|sir|madam|love|dear|darling|honey|friend|my friend|buddy|guys|people|pet|duck|hun|abi|amigo|amiga|habibi))?';
const well = phrases(
  `${am} ${very}(?:fine|ok(?:ay)?|well|good|great|happy|safe|all ?right|healthy|glad|cheerful|content|in no danger|not in (?:any )?danger)${name}${wellEnds}`,
  `(?:i|we) (?:feel|am feeling|are feeling) ${very}(?:fine|ok(?:ay)?|well|good|great|happy|safe|all ?right)${name}${wellEnds}`,
  `(?:safe and sound|happy tears|tears of joy|happy as (?:a )?[a-z]{3,9})`,
  `(?:all|everything)(?:['’]?s| is)? (?:fine|well|good|ok(?:ay)?|all ?right)${wellEnds}`,
  `nothing(?:['’]s| is) wrong`,
);
const ordinaryState =
  '(?:tired|sleepy|sad|bored|hungry|grumpy|moody|flat|homesick|busy|lazy|emotional|guilty|nostalgic|sulking|hungover|exhausted)';
/** Denied alone it says nothing of how somebody is. */
const denied = phrases(
  deniedDanger.source,
  deniedOfCard.source,
  `${am} (?:really |definitely |absolutely |certainly )?not (?:suicidal|depressed|dying|in crisis|in (?:any )?danger)${notOnlyNow}`,
  `${am} (?:really |definitely |absolutely |certainly )?in no danger`,
  `no(?:body|[ -]?one)(?:['’]?s| is| was| has)? (?:died|dead|dying|hurt|ill|sick|in danger)(?: here)?`,
);
/** "Hide that song" is said of no card: behind the words nothing follows that they are about. */
const ends = `(?= {0,3}(?:$|[.,;:!?…)—–-]|(?:thanks|thank|lol|haha|and|but|so|as|because|cos|cause|it|it['’]?s|that|all|i|i['’]m|im|we|we['’]re|everything|nothing|nobody)\\b))`;
/** "Play False Alarm" names a song. */
const starts = `(?<=(?:^|[.,;:!?…–—-]) {0,3}(?:(?:sorry|oh|oops|ah|no|nope|lol|haha|just|only|but)[, ]{1,3}){0,2})`;
const misread = phrases(
  `(?:(?:(?:that|it|this)(?:['’]?s| is| was|['’]?s been)|must be|there(?:['’]s| is| was)) |${starts})(?:(?:just|only|all|a bit of) ){0,2}(?:a |an |some |the |your )?(?:(?:big|total|silly|complete) ){0,1}(?:misunderstanding|mix-?up|false alarm|misreading|figure of speech|metaphor|idiom|turn of phrase|(?:bad|poor|wrong) choice of words|wrong end of the stick|typo|autocorrect)${ends}`,
  `(?:you(?:['’]ve| have)?|it) (?:just |totally |completely )?(?:misread|misunderstood|misheard|misjudged)(?: (?:me|that|it|this|what i (?:said|wrote)))?`,
  `you(?:['’]ve| have)? (?:got|took|heard) (?:me|that|it|this) (?:all |completely |totally )?wrong(?:ly)?`,
  `(?:that|it) came out (?:all )?wrong`,
  `i (?:didn['’]?t|did not|don['’]?t|do not) mean (?:it|that|this) (?:like that|that way|literally)`,
);
/** Beside one of the former these are no more than what they say; alone they may be. */
const mild = phrases(
  `${occupation}${wellEnds}`,
  `(?:(?:(?:i['’]?m|i am|it['’]?s|we['’]?re|s?he['’]?s|s?he is|they['’]?re|and|but) ){0,2}(?:just|only|a bit|a little|bit) ){1,2}(?:a bit |a little |so |very )?${ordinaryState}(?:(?:,| and| or|, and) (?:a bit |a little )?${ordinaryState})?${wellEnds}`,
);
/** Things, and nobody: who was talking of their brother may have been understood. */
const thing =
  'phone|mobile|battery|laptop|computer|pc|wi-?fi|internet|car|bike|van|printer|tv|fridge|boiler|game|level|raid|team|match|song|songs|track|title|lyrics?|chorus|band|album|film|movie|series|book|novel|poem|quote|plants?|tomatoes|roses|basil|sourdough|cake|curry|pizza|chocolate|coffee|dinner|workout|weather|traffic|football|pun';
/** What it is like, where that is no word of leaving: "my last song". */
const ordinary = '(?:(?!(?:last|final|farewell|goodbye|funeral|suicide|death|own)\\b)\\w{2,12} )?';
const gone = '(?:dying|dead|died|dies|that died|being dead|running out|going flat|out of (?:charge|battery))';
const cause = phrases(
  `(?:(?:(?:it|that|this)(?:['’]?s| is| was)|i (?:was|meant|mean)|i['’]?m)(?: (?:only|just|all|about|meant|a joke about|talking about|referring to|quoting|from|the name of|a line from)){1,3}|i meant|(?:it|that|this)(?:['’]?s| is| was)) (?:(?:a|an|the|my|our|this) )?${ordinary}(?:${thing})(?: (?:${gone}|title|lyrics?|by (?!(?:me|my|us)\\b)\\w{1,15}(?: \\w{1,15})?))?`,
  `(?:my|our|the) (?:${thing}) (?:had |has |is |was |just )?${gone}`,
  // "I'm moving house. I meant goodbye to the flat".
  `(?:i['’]?m|i am|we['’]?re|we are)(?: just| only){0,2} (?:moving (?:house|flat|home|out of (?:the|my|our) (?:flat|house|home|apartment|place))|changing (?:jobs|schools))`,
  `(?:(?:i|we) (?:only |just )?(?:meant|mean)|it['’]?s|it is|that was)(?: a)? good ?bye to (?:the|my|our|this) (?:old )?(?:flat|house|home|apartment|place|school|job|office|city|town|car|room|kitchen|garden|class|summer|holidays?)`,
);
const ofCard =
  '(?:(?:emergency|crisis|help|danger|suicide|scary|(?:tele)?phone) (?:thing|card|number|banner|box|line|text|message|screen|panel|pop-?up|warning|notice)s?|(?:(?:big|red|whole) ){0,2}(?:card|banner|pop-?up|warning|notice)s?|help ?lines?|hotlines?|telephones?)';
const ofHelp = `(?:${ofCard}|help|emergency)`;
/** What may be of the music as well: "remove that number". */
const perhapsOfHelp = '(?:thing|number|box|line|text|message|screen|panel|window)s?';
const which = '(?:(?:a|an|any|the|this|that|these|those|your|it|all) ){0,2}';
const polite =
  '(?:(?:(?:how (?:do|can|could)|can|could|would|will|may) (?:you|i|we)|you (?:can|may|could)|please|pls|just|now|so|feel free to) ){0,3}';
const on =
  '(?: (?:on|from|off|at|above|over) (?:the|my) (?:screen|top|chat|input|page))?(?: (?:please|pls|again|now)){0,2}';
const take = '(?:close|hide|remove|dismiss|get rid of|put away|take (?:away|off|down)|take|put)';
const away = '(?: (?:away|off|down))?';
/** As plainly as the cross is pressed. */
const orderedAway = phrases(
  `${take} ${which}${ofCard}${away}${on}${ends}`,
  `(?:the |this |that )${ofCard}[.,!]{1,3} (?:remove|close|hide|take)(?: (?:it|that))?${away}${on}${ends}`,
);
const asked = phrases(
  orderedAway.source,
  `${polite}${take} ${which}${ofHelp}${away}${on}${ends}`,
  `${polite}(?:close|hide|dismiss|put away) (?:it|this|that)${on}${ends}`,
  `(?<=^\\W{0,3})(?:close|dismiss|hide)(?=\\W{0,3}$)`,
  `how (?:do|can) i (?:make|get) (?:it|this|that) (?:to )?go away${ends}`,
  `(?:please |just )?make ${which}${ofHelp} go away${ends}`,
  `(?:please )?stop (?:showing|sending|giving) me ${which}${ofHelp}${ends}`,
  `(?:i|we) (?:really |honestly )?(?:don['’]?t|do not|didn['’]?t|did not) (?:need|want|ask for) ${which}${ofHelp}${ends}`,
  `no (?:need for )?${which}${ofHelp}(?: needed)?${on}${ends}`,
);
/** Of the card only where somebody says besides that they are well, or were misread. */
const perhapsAsked = phrases(
  `${polite}(?:remove|get rid of|take (?:away|off|down)) (?:it|this|that)${on}${ends}`,
  `${polite}(?:take|put) (?:it|this|that) (?:away|off|down)${on}${ends}`,
  `(?:you can|can you|could you|please) take away${ends}`,
  `(?:please |just )?make (?:it|this|that) go away${on}${ends}`,
  `${polite}${take} ${which}${perhapsOfHelp}${away}${on}${ends}`,
);
/** Help is not wanted, and nothing is asked of the card. */
const refused = phrases(
  `(?:i|we) (?:really |honestly |just )?(?:don['’]?t|do not|didn['’]?t|did not|no|not) (?:need|want|ask for|asked for|call for) ${which}(?:${ofHelp}|doctor|therapist|therapy|psychologist|nurse|ambulance|police|rescuing|saving)${ends}`,
  `(?:please )?(?:no|not|no more|enough (?:with|of)|stop with|keep|never mind|forget)(?: with)? ${which}${ofHelp}${on}${ends}`,
  `(?:(?:she|he|it|that|this|my [a-z]{2,12}) (?:is|['’]s) )?(?:not a (?:matter|case) for|nothing to do with) ${which}${ofHelp}${ends}`,
);
const joked = phrases(
  `i (?:only |just )?(?:meant|said) (?:it|that) as a joke${ends}`,
  `(?:i (?:was|am)|i['’]?m) (?:only |just )?(?:joking|kidding|exaggerating)${ends}`,
  `(?:it|that|this)(?:['’]?s| is| was) (?:only |just )?(?:a |an )?(?:joke|exaggeration|sarcasm|irony|saying|expression)${ends}`,
);
const whyShown = phrases(
  `why (?:do|did|am|are|is|would) (?:i|you|we|there|it|this|that|the)(?: (?:still|even|suddenly))?(?: (?:get|got|getting|seeing|see|show|showing|send|sending|give|giving|here|me|us)){0,2} ${which}${ofHelp}(?: (?:here|there|again|for))?${ends}`,
  `(?:what(?:['’]s| is)|still|why|what) (?:all )?(?:a |the |this |that |these |those )?(?:${ofHelp}|line|danger|number)(?: and (?:the )?(?:${ofHelp}|line|danger|number))?${ends}`,
  `(?<=^\\W{0,3}|[.!?] )(?:a |the )?(?:help ?line|hotline|emergency|danger)(?= {0,2}\\?)`,
  `i (?:really |just |only )?(?:never said|didn['’]?t say|did not say) (?:that|it|so|anything)(?: (?:like that|of the sort))?${ends}`,
  `(?:what(?:['’]s| is)|still) (?:a |the |this |that )?${ofHelp}(?: (?:here |there )?(?:for|about|beside it))?${ends}`,
);
const said =
  "please|pls|thanks|thank you(?: for caring)?|sorry(?: for the (?:scare|fright|trouble)|,? but)?|lol|haha|hey|no|nope|oh|oops|ah|well|so|and|now|ok(?:ay)?|though|honestly|really|dear|love|mate|whoa|wrong|tbh|here|that['’]s (?:all|it)|(?:(?:because|cos|as) )?it(?:['’]?s| is) (?:a bit |really |so |too )?(?:scary|scaring me|frightening|annoying|big|much|in the way|distracting|stressful)(?: for me)?|don['’]?t worry|no worries|you needn['’]?t worry|calm down|again|i promise|man|bro|bruh|brother|pal|dude|good (?:heavens|lord|grief|god)|my god|god|gosh|goodness|what(?: on earth)?|hm{1,4}|relax|come on|don['’]?t fuss|you got me wrong|i am sorry i (?:make|made) you worry";
const courtesy = new RegExp(`\\b(?:${said})\\b`, 'gi');
const opening = new RegExp(`^(?:[\\s,.;!?]|(?:${said})\\b){1,30}`, 'i');

interface Said {
  /** The message without all that is said of the card, and of being well. */
  rest: string;
  /** The same with its courtesies: "no" may be none. */
  left: string;
  /** Without what is denied or asked for, which a listener for danger hears as said: "take the number away". */
  undenied: string;
  /** Of more than one kind, so that there is no doubt what is meant. */
  isSure: boolean;
  /** The card is told to go, in as many words, and nobody asks how it does. */
  isOrderedAway: boolean;
  /** Of the card, or of how a message was understood. */
  isOfCard: boolean;
  /** Danger is denied. */
  isDenied: boolean;
  /** Somebody is well, nobody is in danger, or help is not wanted. */
  isTurnedDown: boolean;
}

/** What is said of the card, by its phrases alone; `null` where nothing is. */
function saidOfHelp(text: string): Said | null {
  if (text.length > mostInPlea) return null;
  const found = new Set<RegExp>();
  let rest = text;
  for (const one of [cause, joked, whyShown, refused, asked, perhapsAsked, misread, denied, well, mild])
    rest = rest.replace(one, () => {
      found.add(one);
      return ' ; ';
    });
  const isWell = found.has(well) || found.has(denied);
  const saysWhat = found.has(cause) || found.has(misread);
  const asks = found.has(asked) || (found.has(perhapsAsked) && (isWell || saysWhat));
  const deniesDanger = /\bdanger/i.test(text) && found.has(denied);
  return {
    rest: tidied(rest),
    left: rest.replaceAll(';', ' '),
    undenied: [denied, asked, perhapsAsked].reduce((left, one) => left.replace(one, ' ; '), text),
    isSure:
      (isWell && (asks || found.has(refused) || found.has(whyShown))) ||
      (saysWhat && (isWell || asks || found.has(whyShown) || found.has(joked))) ||
      deniesDanger,
    isOrderedAway: text.search(orderedAway) >= 0 && !/\bhow (?:do|can|could|to)\b/i.test(text),
    isOfCard:
      asks || found.has(whyShown) || found.has(joked) || found.has(misread) || (found.has(cause) && isWell),
    isDenied: found.has(denied),
    isTurnedDown: isWell || found.has(refused),
  };
}

function tidied(rest: string): string {
  if (!/[\p{L}\p{N}]/u.test(rest.replace(courtesy, ' '))) return '';
  return rest
    .replace(/[\s;,.!?]{0,20};[\s;,.!?]{0,20}/g, (gap) => (/[.!?]/.test(gap) ? '. ' : ', '))
    .replace(opening, '')
    .replace(/[\s,]{1,20}$/, '');
}

/**
 * What a message says of the help that was offered: "that was a misunderstanding, I'm fine, it was about my phone dying" closes the card, and so does
 * "nobody is in danger, I want a song about a cat", whose wish is read as any other. A denial lowers no danger: what is said beside it is listened to
 * as before, and the card goes only where that is nothing or a plain wish, and in neither a phrase of danger.
 * Who tells it to go in as many words has it gone, as by its cross, where nothing else that is said is of danger. Who says more, or asks why it is there, is told how it goes.
 * @param heard what the whole message says of danger, beside what stands.
 * @param hears listens for danger in a part of it.
 * @param asks whether a part of it changes the music, by what is asked of it.
 * @param isLine whether help was named in the words of a reply, and no card stands open.
 */
export function helpTurnedDown(
  text: string,
  heard: Distress,
  hears: (part: string) => Distress,
  isLine: boolean,
  asks: (rest: string) => boolean,
): HelpTurnedDown | null {
  const said = saidOfHelp(text);
  if (said === null) return null;
  const { rest, left, undenied, isSure, isOrderedAway, isOfCard, isTurnedDown } = said;
  const isMeant =
    rest === ''
      ? isOrderedAway
        ? hears(undenied).tier === 'none'
        : isSure && isFaintAtMost(hears(undenied))
      : (isTurnedDown || isOrderedAway) &&
        !isDoubtful(left) &&
        (wishesMusic(rest) || asks(rest)) &&
        isHarmless(left, hears);
  if (isLine) {
    const isAll = rest === '' && isOfNothingElse(heard, said) && hears(undenied).tier === 'none';
    return isAll || (isMeant && rest !== '') ? { closes: false, rest, isLine } : null;
  }
  if (isMeant) return { closes: true, rest };
  const isNone = heard.tier === 'none' && isOfCard;
  // "Pls remove the emergency thing" sounds like danger by the very words for the card, and "I'm not suicidal" by the word that is denied.
  return isNone || (rest === '' && isOfNothingElse(heard, said) && hears(undenied).tier === 'none')
    ? { closes: false, rest }
    : null;
}

/**
 * As a whole, part by part, and all parts together that wish for nothing: a wish takes from what stands beside it. So few words as a wish has may be
 * heard faintly, and a whole of harmless parts by its words alone. What is not read may say anything.
 */
function isHarmless(left: string, hears: (part: string) => Distress): boolean {
  const isNone = (part: string) => hears(part).tier === 'none';
  const parts = left
    .split(/[.,!?;\n]{1,9}/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part.replace(courtesy, ' ')));
  const [wishes, others] = [true, false].map((is) => parts.filter((part) => wishesMusic(part) === is));
  if (!parts.every((part) => guessLanguage(part).isEnglish)) return false;
  if (others === undefined || wordsIn(others) > mostBesideWish) return false;
  if (!others.every(isNone) || !isNone(others.join('. '))) return false;
  const whole = hears(left);
  if (whole.tier !== 'none') return isByWords(whole) && wishes?.every(isNone) === true;
  return wishes?.every((part) => isOfFewWords(hears(part))) === true;
}

/** Whoever tells more than this beside a wish tells something. */
const mostBesideWish = 12;
const wordsIn = (parts: readonly string[]) => parts.join(' ').split(/\s+/).length;

const isOfFewWords = (heard: Distress): boolean =>
  heard.tier === 'none' || (heard.tier === 'possible' && heard.heardBy !== 'sign');

const isByWords = (heard: Distress): boolean => heard.tier === 'possible' && heard.heardBy === 'words';

const isOfNothingElse = (heard: Distress, { isOfCard, isDenied }: Said): boolean =>
  (isDenied && heard.tier !== 'none') || (isOfCard && heard.tier === 'possible');

const isFaintAtMost = (heard: Distress): boolean =>
  heard.tier === 'none' || (heard.heardBy !== 'sign' && heard.isFaint === true);
