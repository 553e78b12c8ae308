import type { Brief } from '@attune/contract';
import type { Message } from '../../message.ts';
import type { ReadConstraint } from './read-constraint.ts';

/** What music of the church is called; "church" alone may be where somebody was, or where a choir sings. */
const church =
  '(?:church(?:y|es)?(?: choirs?| organs?)?(?: (?:music|stuff|songs?|ones?|tunes|things?|names))?|churchy|(?:religious|sacred|holy|liturgical|christian) (?:music|stuff|songs?|ones?|tunes|things?)|hymns?|psalms?|monks?|nuns|preachers?|preaching|priests?|pastors|reverends|deacons|matins|vespers|compline|kyries?|requiems?|masses)';
const plural = '(?:the |any |more |all |those |these |that |of |from |about |with |in |out ){0,4}';
/** "Not church music", "nothing from the church", "ease off the preachers". */
const refused = new RegExp(
  `\\b(?:no|not|nothing|none|without|less|fewer|lose|drop|skip|remove|enough|avoid|except|take out|leave out|ease off|ease up|easy on|go easy on|tired of|sick of|too much|too many|do not want|don['’]?t want) ${plural}(${church})\\b`,
  'i',
);
/** "Matins is also church lol", "oh the church ones, no", "that's church stuff". */
const foundFault = new RegExp(
  `\\b(?:(?:is|are|['’]s|sounds?(?: like)?|looks? like|too|have|got) (?:also |just |all |so |still |a bit |very |a )?(church(?:y| music| stuff| names)?)(?= ?(?:$|[.!,;?]| (?:lol|haha|though|too|music|stuff|again|son|mate|isn)))|the (church ones),? (?:no|out|please no)|who (?:keeps|put) [a-z ]{0,12}?(monks|nuns|priests|hymns)|again with the (${church}))`,
  'i',
);
/** "No church is fine", "not only hymns" turn nothing down, and "church is out" tells the time. */
const harmless = /\bno church is\b|\bnot (?:only|just)\b|\bnot? (?:to|at|in) (?:the )?church\b/i;
/** In characters. */
const mostRead = 400;

/**
 * "Not church music", "who keeps putting monks in": hymns, gospel and what a title says to be of the church are turned down, whatever they are called.
 */
export function churchRefused(
  { text, words }: Message,
  constraints: readonly ReadConstraint[],
  brief: Brief | null,
): ReadConstraint[] {
  const read = text.slice(0, mostRead);
  const found = refused.exec(read) ?? (brief === null ? null : foundFault.exec(read));
  const said = found?.slice(1).find((part) => part !== undefined);
  if (found === null || said === undefined || harmless.test(read)) return [...constraints];
  const start = found.index + found[0].lastIndexOf(said);
  const end = start + said.length;
  const from = words.findIndex((word) => word.start >= start);
  const last = words.findLastIndex((word) => word.end <= end);
  const isOfChurch = ({ kind, value }: { kind: string; value: string }) =>
    kind === 'genre' && (value === 'worship' || value === 'gospel');
  const refusal = { operation: 'avoid', words: said, from, to: last + 1, meant: true, isLed: true } as const;
  return [
    ...constraints.filter((one) => !(one.from >= from && one.to <= last + 1) && !isOfChurch(one)),
    { ...refusal, kind: 'genre', value: 'gospel' },
    { ...refusal, kind: 'keyword', value: 'church' },
  ];
}
