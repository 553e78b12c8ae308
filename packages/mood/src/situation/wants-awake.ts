import { tokenize } from '../constraints/tokens.ts';

/** In words; whoever asks to be kept awake says so early. */
const mostWords = 60;

const dozing =
  '(?:fall(?:ing)? asleep|doz(?:e|ing) off|nod(?:ding)? off|drift(?:ing)? off|go(?:ing)? to sleep|crash(?:ing)? out)';

/** "Keep me awake", "keeping us from dozing off". */
const kept = new RegExp(
  `\\bkeep(?:s|ing)? (?:me|us|myself|ourselves) (?:wide |fully )?(?:awake|alert|from (?:${dozing}|sleeping|dozing|nodding))`,
);
/** "I need to stay awake", "must be alert", "staying awake for my shift". */
const stays =
  /\b(?:to|must|should|gotta|and|lets|gonna|ought|me|us) (?:stay|remain|keep|be|staying) (?:wide |fully )?(?:awake|alert)\b|^(?:staying|stay) (?:wide )?awake\b/;
/** "Need awake music", "something that's awake but not shouty", "it keeps me sharp". */
const described =
  /\b(?:need|want|play|some|something|anything|music|songs|thats|that is|but|still|calm|and|stay|be) (?:awake|alert) (?:music|songs|tunes|stuff|but|and calm|and not|please)\b|\b(?:something|anything|music|songs|tunes|stuff) (?:to|that|which|that will|thatll|wholl) keeps? (?:me|us) (?:sharp|on (?:my|our) toes|going through the night|on the ball)\b|\b(?:calm|quiet|soft|gentle|steady) but (?:still )?(?:awake|alert)\b/;
/** "I must not fall asleep", "don't let me nod off", "so that I don't doze off", but no "I can't fall asleep". */
const shuns = new RegExp(
  `\\b(?:(?:must|should|better|to|may) (?:not|never)|mustnt|shouldnt|not (?:to|allowed to)|(?:dont|do not|never) (?:want to|wanna|let me|let us|want us to|want me to|make me|make us)|(?:cant|cannot) (?:afford to|be|let myself|risk)|(?:so|that|and|because|case) (?:i|we) (?:dont|do not|wont)|stops? (?:me|us)(?: from)?|prevents? (?:me|us)(?: from)?|avoid|without) ${dozing}|(?:must not|mustnt|should not|shouldnt|not allowed to|may not) sleep|${dozing} (?:at|behind) the (?:wheel|steering wheel)`,
);
/** "I'm too tired to stay awake", "I can't stay awake": these give in. */
const givesIn =
  /\b(?:too \w{1,12}|unable|hard|dont (?:want|have)|hate having|sick of having|used|cant (?:seem|manage)) to (?:stay|be|remain) /;

/** These keep somebody awake who would rather sleep: "the neighbours keep me awake". */
const troubling = new Set('they that which who you we people kids children always still just'.split(' '));
const adverbs = new Set('just still always please only and so'.split(' '));
const wordly = /^[\p{L}\p{N}]/u;
const plural = /^[a-z]{3,20}[a-rt-z]s$/;
const ofMusic = new Set(
  'something anything music song playlist mix songs tracks tunes beats bangers things hours hrs mins minutes miles kms thanks please pls'.split(
    ' ',
  ),
);

/** The message in lower case with its marks, words apart by a blank. */
function plainText(message: string): string {
  return tokenize(message)
    .slice(0, mostWords)
    .map(({ text }) => text.replaceAll("'", ''))
    .filter((text) => text !== '')
    .join(' ');
}

/**
 * What is said besides, where a message asks to be kept awake, as on a long drive or a night shift; `null` where it does not.
 * It holds the words for sleep of somebody who has none, and means the opposite.
 */
export function besideStayingAwake(message: string): string | null {
  const text = plainText(message);
  const found =
    askedToKeep(text) ??
    (givesIn.test(text) ? null : (stays.exec(text) ?? described.exec(text) ?? shuns.exec(text)));
  if (found === null) return null;
  return `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
}

function askedToKeep(text: string): RegExpExecArray | null {
  const found = kept.exec(text);
  if (found === null) return null;
  const before = text.slice(0, found.index).trim().split(' ').toReversed();
  const [subject = '', joint = ''] = before;
  // "Anything. Just keep me awake".
  if (adverbs.has(subject) && !wordly.test(joint)) return found;
  // "Songs to keep me awake", "something that keeps me awake"; what else keeps somebody awake is told of.
  const leadsFromMusic = ['that', 'which', 'to'].includes(subject) && ofMusic.has(joint);
  if (ofMusic.has(subject) || leadsFromMusic) return found;
  if (found[0].startsWith('keeps')) return null;
  const isTold = troubling.has(subject) || plural.test(subject) || isJoined(before);
  return isTold ? null : found;
}

/** "The worries and the heat": two of whom the last stands before the verb. */
const isJoined = (before: readonly string[]): boolean => before.slice(1, 3).includes('and');

export const wantsToStayAwake = (message: string): boolean => besideStayingAwake(message) !== null;
