import type { Message } from '../../message.ts';

const time = String.raw`(?<h_>1[0-2]|0?\d|2[0-3])(?:[:.](?<m_>[0-5]\d))?(?: ?(?:am|pm|a\.m|p\.m|o['’]?clock))?(?![\d%])`;
const timeOf = (name: string): string => time.replaceAll('_', name);
const now = `(?:its|it['’]?s|it is|now its|now it['’]?s|now it is) (?:only |just |already |about |now )?${timeOf('From')}(?: now| here)?`;
const until = `(?:until|till|til|up to|ends? at|finish(?:es)? at|stops? at) (?:about |around |exactly |roughly )?${timeOf('To')}`;
const gap = '.{0,60}?';

/** "I said till 6. It's 3.20 now": until when, and what the clock says. */
const remaining: readonly RegExp[] = [
  new RegExp(String.raw`\b${until}(?!\d)${gap}\b${now}`, 'i'),
  new RegExp(String.raw`\b${now}${gap}\b${until}`, 'i'),
];
/** "Tomorrow morning, 6 to 8, can you make it that long". */
const between = new RegExp(
  String.raw`\b(?:from |between )?${timeOf('From')} ?(?:to|till|until|til|and|-|–) ?${timeOf('To')}\b`,
  'i',
);
const wished =
  /\b(?:said|want|make|need|play|list|playlist|mix|music|please|songs?|last|lasts|keep (?:it )?going)\b/i;
const wishedLength =
  /\b(?:that long|as long as that|(?:make|have) (?:it|this|a (?:list|mix|playlist)) (?:last|that lasts|for that|that long|long enough)|(?:list|mix|playlist|music) (?:for|that lasts|from)|last that long|fill (?:that|it))\b/i;
/** "I was up till 6": so long it has lasted. */
const told =
  /\b(?:was|were|been|worked|slept|stayed|sat|danced|talked|waited|open|closes?) (?:[a-z]{1,12} ){0,4}(?:until|till|til)\b/i;
/** In characters. */
const mostRead = 240;
const halfDay = 12 * 60;
const leastLong = 10;

export interface ClockSpan {
  minutes: number;
  /** Its words, the last not among them. */
  from: number;
  to: number;
}

/** How long the music is to be, told by the clock; nothing is looked up, as both ends are said. */
export function clockSpan({ text, words }: Message): ClockSpan | null {
  const said = text.slice(0, mostRead);
  const found =
    wished.test(said) && !told.test(said)
      ? (remaining.map((one) => one.exec(said)).find((one) => one !== null) ??
        (wishedLength.test(said) ? between.exec(said) : null))
      : null;
  if (found?.groups === undefined) return null;
  const { hFrom = '0', mFrom = '0', hTo = '0', mTo = '0' } = found.groups;
  const gone = Number(hTo) * 60 + Number(mTo) - Number(hFrom) * 60 - Number(mFrom);
  const minutes = ((gone % halfDay) + halfDay) % halfDay;
  const end = found.index + found[0].length;
  const from = words.findIndex((word) => word.end > found.index);
  const to = words.findLastIndex((word) => word.start < end) + 1;
  return minutes < leastLong || from < 0 ? null : { minutes, from, to };
}
