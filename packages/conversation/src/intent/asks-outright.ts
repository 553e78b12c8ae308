/** In characters. */
const mostRead = 160;
/** What goes before is told, and not the request itself. */
const leastTold = 12;

/**
 * Whether music is asked for in so many words: by the whole, "stretching playlist for twenty people", or after all that was told, "nine hours to
 * Inverness, two kids. What have you got". Pure; the beginning and the last sentence are read.
 */
export const asksOutright = (text: string): boolean =>
  asksAtTheEnd(text) || isTitled(text.slice(0, mostRead));

function asksAtTheEnd(text: string): boolean {
  const said = text
    .slice(-2 * mostRead)
    .trimEnd()
    .replace(/[.!?]{1,9}$/, '')
    .replace(/,? (?:please|pls|thanks|thank you)$/i, '');
  const from = Math.max(...['. ', '! ', '? ', ', '].map((end) => said.lastIndexOf(end))) + 1;
  if (from < leastTold) return false;
  const last = said.slice(from, from + mostRead).trim();
  return asking.some((pattern) => pattern.test(last));
}

const opened = '^(?:(?:and|so|now|please|pls|just|maybe|ok|then) ){0,3}';
const asking: readonly RegExp[] = [
  `(?:can|could|would|will) (?:you|u) (?:please |just |maybe )?(?:play|put on|find|pick|give|suggest) (?:me |us )?(?:something|anything|some|a song|songs?|music)\\b`,
  '(?:can|could|would|will) (?:you|u) (?:please )?(?:make|build|do|create|put together) (?:me |us )?(?:a|some|my) (?:[a-z]{1,20} )?(?:playlist|mix|list|music|tunes)\\b',
  '(?:play|give|find|put on) (?:me |us )?(?:something|anything|some (?:music|songs?|tunes?))\\b',
  '(?:something|anything) (?:for|with|slow|soft|calm|quiet|gentle|loud|fast|upbeat|cheerful|romantic) ',
  '(?:something|anything) to (?:go|lighten|match|help|keep|get|pick|sleep|dance|sing|work|run|drive|cook|relax|calm) ',
  'what (?:have you got|do you have|you got|music goes|songs? go(?:es)?|goes (?:well )?with|would (?:be nice|go|suit))\\b',
  'what (?:do|would) (?:you|i) play (?:for|at|while|when|to)\\b',
  "what['’]?ve you got\\b",
  'music (?:for|that|to|with) ',
].map((pattern) => new RegExp(opened + pattern, 'i'));

/** Nothing but what music it is to be: whoever tells of some music names somebody, or what was done with it. */
function isTitled(text: string): boolean {
  const titled = titles.exec(text);
  return titled !== null && !telling.test(titled[0]);
}

const titles = /^(?:[a-z'’-]{1,20} ){1,4}(?:music|playlist|songs|tunes|mix|soundtrack) (?:for|to) /i;
const telling =
  /\b(?:i|i'm|i've|my|we|we're|our|he|she|they|his|her|their|the|this|that|made|making|found|heard|wrote|put|got|had|has|have|no|not|is|are|was|were|need|want|love|hate|like)\b/i;
