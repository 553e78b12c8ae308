/** "1200 words to go", of an essay. */
const counted =
  /\b((?:\d{1,6}k?|(?:a|one|two|three|four|five|six|eight|ten|few) (?:hundred|thousand)|a few)) words((?: (?:down|to go|left|done|written|in|so far|now|already|short|over|more to go|behind me|today|and counting|of \d{1,6}))+)$/;
/** "There's like 7 of them", of hamsters. */
const numbered =
  /^((?:(?:and|omg|wow|oh) )?(?:theres|there is|there are|there were|we have|i have|ive got|ive|she has|he has|she had) (?:like |about |only |now )?)(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen) of (?:them|us|those)\b/;
const ofWhatPlays =
  /\b(?:songs?|music|mix|lists?|one|play|played|playing|that|this|it|more|skip|please|others?|same)\b/;
/** In words. */
const story = { least: 3, most: 8 };
function isPlainlyTold(said: string): boolean {
  const { length } = said.split(' ');
  return length >= story.least && length <= story.most && !ofWhatPlays.test(said);
}
/** "Now I'm scared to move", from who does not want to wake somebody. */
const holdingStill =
  /^(?:(?:and|but|so|now|im|i am|i|too|a bit|almost) ){0,5}(?:scared|afraid|not dare|dont dare|not daring) to (?:move|breathe|sneeze|blink|get up|touch (?:it|him|her|anything)|put (?:him|her) down)(?: now| lol)?$/;
const asleep = /\b(?:asleep|dropped off|nodded off|dozed off|fell asleep|sleeping|drifted off|gone down)\b/;

/** What holds a word of a wish and only tells, where something is said besides. */
const beside: readonly RegExp[] = [
  // "Three miles in forty minutes, I could walk faster".
  /^(?:and |honestly |seriously )?(?:i|we|my [a-z]{3,9}) (?:could|can) (?:walk|crawl|run|swim|hop|cycle|push it) (?:it |there )?(?:faster|quicker|sooner)$/,
  // "I start writing the lyrics down".
  /^(?:(?:or|because|cos|cause|else|otherwise) ){0,2}(?:i|we) (?:always |just |only |then |will |ll )?(?:start|keep|end up|begin|started) (?:writing|typing|singing|humming|mouthing|whistling) [a-z ]{2,30}$/,
  // "I'm singing into a hairbrush".
  /^(?:(?:and|so|now) ){0,2}(?:i am|im|we are|were|he is|she is|they are|theyre|hes|shes) (?:now |all |just |still |literally )?singing (?:in|into|to|at|along|my|over)\b.{0,40}$/,
  // "Now they fight over the next song".
  /^(?:(?:and|so|now) ){0,2}(?:they|we|the kids|the boys|the girls|everyone|everybody|my [a-z]{3,9})(?: are| is|re)? (?:all )?(?:fight(?:ing)?|argu(?:e|ing)|shout(?:ing)?|bicker(?:ing)?) (?:over|about) the (?:next|last|first) (?:song|one|track)$/,
  // "He's jumped in the deep end, gotta run".
  /^(?:(?:ok|so|and|oops|sorry|anyway) ){0,3}(?:i |we )?(?:gotta|got to|have to|must|need to|gtg|had better|better) (?:run|dash|shoot|fly|bounce)$/,
];

/**
 * A clause that tells, without the word that would be taken for a wish: "1200 words to go" asks for no words. Empty where all of it only tells, and `null` where
 * it is none of these.
 * @param others what is said in the other clauses of the message.
 */
export function onlyTold(said: string, others: readonly string[]): string | null {
  const [, count, behind] = counted.exec(said) ?? [];
  if (count !== undefined) return `${count} pages${behind ?? ''}`;
  if (numbered.test(said)) return said.replace(numbered, '$1many of them');
  if (said === 'again' && others.some(isPlainlyTold)) return '';
  if (holdingStill.test(said) && others.some((one) => asleep.test(one))) return '';
  return others.length > 0 && beside.some((one) => one.test(said)) ? '' : null;
}
