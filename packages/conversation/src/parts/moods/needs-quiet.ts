import type { Message } from '../../message.ts';

/** Who may sleep where music plays. */
const sleeper =
  '(?:(?:the|my|our|his|her) )?(?:little |older |younger )?(?:baby|babies|newborn|toddler|twins|kids?|children|little one|boys?|girls?|son|daughter|grandson|granddaughter|grandkids|grandchild(?:ren)?|wife|husband|dad|mum|mom|gran|he|she|they|everyone|everybody)';

const quietFor = new RegExp(
  [
    // "Something while he naps", "while the baby is asleep".
    String.raw`\bwhile ${sleeper}(?:['’]?s| is| are)? (?:naps?|napping|sleeps?|sleeping|asleep|dozes|dozing)\b`,
    // "That won't wake the kids", "without waking anyone".
    String.raw`\b(?:without|won['’]?t|does(?:n['’]?t| not)|don['’]?t|not|never|can['’]?t) (?:to )?wak(?:e|ing)(?: up)? (?:him|her|them|the|my|our|anyone|anybody|everyone|everybody)\b`,
    String.raw`\b${sleeper}(?:['’]?s| is| are) (?:asleep|sleeping|napping) (?:next door|in the next room|upstairs|beside me|next to me|on (?:me|my (?:chest|lap|shoulder|arm)))\b`,
  ].join('|'),
  'i',
);

const wishing = /\b(?:something|anything|music|songs?|tunes?|play|playlist|need|want|please|pls)\b/i;

/** Whether music is asked for that lets somebody sleep, however glad the listener is: "something while he naps". */
export const needsQuiet = ({ text, named }: Pick<Message, 'text' | 'named'>): boolean =>
  quietFor.test(text) && (wishing.test(text) || named.some(({ meant }) => meant));

const calmWished =
  /\b(?:i|we) (?:just |really |only |do )?(?:want|wish|wanna|would like|try|am trying|are trying) (?:to )?(?:calm(?: down| myself)?|relax|unwind|wind down|cool (?:down|off)|come down|settle down)\b(?! (?:him|her|them|the|my|you|someone|somebody))/i;

/** Whether the listener wishes to be calm, whatever stirred them up: "a customer shouted at me. I want to calm before the next one". */
export const wishesCalm = (text: string): boolean => calmWished.test(text);
