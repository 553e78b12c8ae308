import { briefBounds } from '@attune/contract';
import type { Message } from '../../message.ts';
import type { ReadConstraint } from './read-constraint.ts';

/** In characters. */
const mostRead = 160;
const sung = '(?:songs?|words|lyrics|singing|sings?|vocals?|singers?|voices?)';
const wishes: readonly RegExp[] = [
  // "Something with actual songs".
  /(?:^|\b(?:something|anything|want|wanna|need|give me|play|put on|with|can (?:i|we) have|prefer|like|some|just|ok|no) )(?:some )?(?:actual|real|proper|normal) songs\b/i,
  // "These don't even sing."
  /\b(?:these|those|they|this|that|it|the (?:first|second|third|last) (?:one|ones|few))(?: all| both)? (?:do not|don[’']?t|does not|doesn[’']?t) even (?:sing|have (?:a )?(?:voices?|singing|singers?|words|lyrics))\b/i,
  // "This has no words, I want songs".
  new RegExp(
    `\\b(?:has|have|had|got|with|there(?:['’]?s| is| are)) (?:no|not any|none) ${sung}\\b[^.!?]{0,30}[,.;!?-] {0,2}(?:[a-z'’]{1,12} ){0,5}(?:want|need|give|play|like|prefer|have|get|something|with)\\b[^.!?]{0,30}\\b${sung}\\b`,
    'i',
  ),
];

/** Beside music that nobody sings to: "something with actual songs" and "this has no words, I want songs" ask for singing. */
export function withSongsWished(message: Message, found: readonly ReadConstraint[]): ReadConstraint[] {
  const text = message.text.slice(0, mostRead);
  const wish = wishes.map((one) => one.exec(text)).find((one) => one !== null);
  if (wish == null) return [...found];
  const to = message.words.findIndex(({ start }) => start >= wish.index + wish[0].length);
  const from = message.words.findIndex(({ end }) => end > wish.index);
  const place = { from, to: to === -1 ? message.words.length : to };
  return [
    ...found.filter(({ kind }) => kind !== 'vocals'),
    {
      ...{ operation: 'want', kind: 'vocals', value: 'vocals', meant: true, ...place },
      words: wish[0].slice(0, briefBounds.words),
    },
  ];
}
