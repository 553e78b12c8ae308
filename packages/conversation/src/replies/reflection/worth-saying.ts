/** In words: what is longer is a story of its own, and sounds read out. */
const mostSaid = 12;

/** "You're 71 and you sold the farm": how old somebody is, is not what happened. */
const aged =
  /^you(?:'re| are) (?:only |just )?\d{1,3}(?: years old)?,? (?:and|but) (?=(?:you|your|you're|you've)\b)/i;

/** What somebody is not, or does not want: said back, it sounds as if it were what they told. */
const denied =
  /^(?:you(?:'re| are) (?:not|never|hardly)|you aren't|you(?:'ve| have) (?:not|never)|you (?:don't|do not|didn't|did not) (?:want|need|like|mean|know|feel|think|care)|it(?:'s| is) not|this is not)\b/i;
/** A wish is no story, and two sentences are run into one. */
const wished = /\byou (?:want|wanted|need|would like|wanna)\b|\byou'd like\b/i;
const runOn =
  /\b(?:you're|you've|you are)\b(?!.{0,80}\b(?:and|but|because|that|since|when|so|while|after|before)\b.{0,40}\b(?:you're|you've|you are)\b).{1,80}\b(?:you're|you've|you are)\b/i;

/** What happened: somebody or something was lost or gained, came or went, began or ended. */
const happened =
  /\b(?:die[sd]?|dying|dead|passed|lost|losing|left|leav(?:e|es|ing)|gone|went|moved|moving|buried|burie[sd]|broke|broken|split|divorced?|separated|ended|fired|sacked|redundant|laid off|retired?|sold|quit|cancel(?:led|ed)|failed|miss(?:es|ed|ing)?|cheated|betrayed|stole|stolen|crashed|hospital|cancer|funeral|sleep|diagnos(?:ed|is)|forgot|forgets?|remembers?|born|birth|baby|child|twins|grandson|granddaughter|won|passed|accepted|approved|graduated|married|engaged|proposed|pregnant|promoted|hired|finished|cleared|survived|recovered|free|home|came|comes|called|found|said|told|texted|wrote|apologi[sz]ed|asked|spoken|talk(?:s|ed|ing)?|fought|argued|quarrel(?:led|ed)?|shouted|hates?|hated|hit|hurts?|saved|forgave|kissed|danced|sang|played|laughed|saw|met|job|test|exam|surgery|operation|visa|first|last|won't|never|yell(?:ed|s|ing)?|ghosted|dumped|rejected|ignored|alone|blamed|stood)\b/i;
/** How somebody is. */
const felt =
  /\b(?:feel(?:s|ing)?|felt|sad|happy|glad|tired|exhausted|lonely|scared|afraid|angry|mad|furious|upset|anxious|nervous|worried|proud|love[sd]?|cry|cries|cried|crying|laugh|smil(?:e|ed|ing)|grinning|heartbroken|jealous|ashamed|guilty|numb|empty|stuck|bored|relieved|excited|thrilled|homesick|stressed|overwhelmed|sick|ill|hate|fed up|can't|cannot|couldn't|drained|broke|awake|struggling|desperate|hopeful|grateful|thankful|terrified|shaking|burnt|burned)\b/i;

/** Whom it happens to: the listener, or somebody of theirs. */
const ofOwn = /^(?:you|your|you're|you've|you'd|one of your|both of you|the two of you)\b/i;

/** A clause without what only stands before it. */
export const withoutAge = (clause: string): string => clause.replace(aged, '');

/**
 * Whether a part of a message is worth saying back: what happened or is felt, to the listener or theirs, in few words. "You've got a
 * shower and two hours", the tail of a story, is not; nor is what somebody says they are not.
 * @param isAlone it is all there is.
 */
export function isWorthSaying(clause: string, isAlone: boolean): boolean {
  if (clause.split(' ').length > mostSaid || wished.test(clause) || runOn.test(clause)) return false;
  if (isAlone) return true;
  return !denied.test(clause) && ofOwn.test(clause) && (happened.test(clause) || felt.test(clause));
}
