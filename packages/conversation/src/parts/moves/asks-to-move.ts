import { hasCue, type Message } from '../../message.ts';

const ordinal =
  '(?:(?:very )?(?:first|last|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|\\d{1,3}(?:st|nd|rd|th)?|(?:number|no|song|track) \\d{1,3})';
const song = `(?:(?:the|that|this|my) (?:song|track|one)|(?:the )?${ordinal}(?: (?:one|song|track|two|three|few)){0,2})`;
const place = `(?:the )?(?:very )?(?:(?:top|bottom|end|start|beginning|front|middle)(?: of (?:the|this|my) (?:list|mix|playlist))?|${ordinal}(?: (?:one|song|track|place|position|spot))?)`;
const towards =
  '(?:(?:right|all the way|up|down|back) ){0,2}(?:to|at|in|into|as|before|after|above|below|behind)';
const tail = '(?: (?:please|instead|then|now|pls))?$';
const moving = '(?:move|put|place|shift|drag|push|pull|send|stick|bring)';

const orders = [
  new RegExp(`\\b${moving} ${song} (?:${towards} ${place}|${ordinal})${tail}`),
  new RegExp(`\\b(?:move|put|place|drag|stick) (?:it|that|this|them) ${towards} ${place}${tail}`),
  new RegExp(
    `\\bmove ${song} (?:up|down)(?: (?:a|one|two|three|\\d{1,2}) (?:bit|place|places|spot|spots|row|rows))?${tail}`,
  ),
  new RegExp(`\\b(?:swap|switch|exchange) ${song} (?:and|with) ${song}${tail}`),
  /\b(?:move|put|place|play|start with|do) (?:all )?(?:the|those|any) (?:[a-z]{2,14} ){1,3}(?:ones|songs|tracks) (?:first|last|up front|at the (?:top|start|beginning|end|bottom)|to the (?:top|start|end|bottom|front|back))(?: (?:please|instead|then|now|pls))?$/,
  /\b(?:reorder|rearrange|change the order|reverse the order)\b/,
];

/** In words; nobody says it at greater length. */
const mostWords = 16;

/** "Move the last to the top": another order of the mix. It is changed by hand, on its rows. */
export function asksToMove(message: Message): boolean {
  const { words } = message;
  // "Bring back the fog one and put it at the top": it has to be there first.
  if (words.length > mostWords || hasCue(message, 'undo')) return false;
  const said = words
    .filter(({ isWord }) => isWord)
    .map(({ text }) => text)
    .join(' ');
  return orders.some((order) => order.test(said));
}
