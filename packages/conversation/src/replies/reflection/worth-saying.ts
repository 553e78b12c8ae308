/** How what is told is for whoever tells it; where that is not sure `kind` if it may hurt, else `open`. */
export type ReflectionTone = 'hurts' | 'glad' | 'kind' | 'open';

/** In words: what is longer is a story of its own, and sounds read out. */
const mostSaid = 9;

/** "You're 71 and you sold the farm": how old somebody is, is not what happened. */
const aged =
  /^you(?:'re| are) (?:only |just )?\d{1,3}(?: years old)?,? (?:and|but) (?=(?:you|your|you're|you've)\b)/i;

/** A clause without what only stands before it. */
export const withoutAge = (clause: string): string => clause.replace(aged, '');

const degree =
  '(?:so|very|really|just|a bit|a little|all|still|feeling|feel|pretty|quite|too|completely|totally|absolutely|utterly|kind of|nervous and|tired and|sad and|happy and|been|also|both|the|that|terribly|bone|dead|now|always|often|this|rather|more|as|getting|half)';
const feeling =
  '(?:sad|happy|glad|tired|exhausted|lonely|alone|scared|afraid|angry|mad|furious|upset|anxious|nervous|worried|proud|heartbroken|jealous|ashamed|guilty|numb|empty|stuck|bored|relieved|excited|thrilled|homesick|stressed|overwhelmed|sick|ill|fed up|drained|broke|awake|struggling|desperate|hopeful|grateful|thankful|terrified|shaking|burnt out|burned out|crying|grinning|smiling|in love|calm|content|restless|hurt|lost|sore|worn out|cross|livid|free)';

/** How the listener is: "you are so tired", "you feel lonely tonight", "you can't sleep", "you miss your brother". */
const state = new RegExp(
  `^you(?:'re| are|'ve been| have been| feel| felt| were| got| get) (?:${degree} ){0,4}${feeling}\\b|^you (?:(?:just|really|still|so|do) ){0,2}(?:miss|can't sleep|can't breathe|can't eat|hate|love|cried|laughed)\\b`,
  'i',
);
/** What the listener won, or lost. */
const event =
  /^you(?:'ve| have)? (?:(?:just|finally|actually|also|only|really) ){0,2}(?:got|passed|won|finished|graduated|quit|lost|survived|recovered|beat|failed|retired|sold|became|completed|earned|received)\b/i;
/** Two sentences in one, or what somebody else does, says or is. */
const runOn =
  /,|\b(?:and|but|so|because|cause|then|or) (?:you|your|you're|you've|i|he|she|it|they|the|my|we|his|her|not|just|now|got|did|had|was|went)\b|\b(?:because|cause|who|which|that|if|when|while|whether|since|until|than|like|he|she|they|it's|he's|she's|they're|said|says|told|asked|called)\b|\byou\b.{1,80}\byou(?:'re|'ve|'d)?\b/i;
/** Shouted, quoted, or with a figure that tells little without the rest. */
const notPlain = /\b[A-Z]{2,}\b|["“”‘#]/;

/** "How good to hear that you're still shaking" would sound glad of that. */
const shaken = /\b(?:shaking|crying|sobbing|numb|trembling|exhausted|sore|gone|spent)\b/;

/**
 * Whether a part of a message is said back: how the listener is, in few plain words, or what they won or lost, where the sentence is glad or sorry of
 * it. Most else sounds read out, and the worse the more it hurts: "your mother asked if you were the nurse".
 */
export function isWorthSaying(clause: string, tone: ReflectionTone): boolean {
  if (clause.split(' ').length > mostSaid || runOn.test(clause) || notPlain.test(clause)) return false;
  if (tone === 'glad' && shaken.test(clause)) return false;
  return state.test(clause) || (event.test(clause) && (tone === 'glad' || tone === 'hurts'));
}
