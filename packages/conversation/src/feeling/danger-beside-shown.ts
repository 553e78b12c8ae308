import type { Brief, ShownMix } from '@attune/contract';
import type { Distress } from '@attune/mood';
import { isGentle } from '../brief/gentle-brief.ts';
import { wordClasses } from '../cues/word-classes.ts';
import { type Message, readMessageWords, typed, wordAt } from '../message.ts';
import { broughtBack } from '../names/brought-back.ts';
import { partOfTitle } from '../names/part-of-title.ts';
import { partlyNamed } from '../names/partly-named.ts';
import { keysOf } from '../names/title-words.ts';

interface Stretch {
  from: number;
  to: number;
}

/** "I WANTED the cat one. Bring back The Cat Has Read Your Thesis": the title, and what calls the song by a word of it. */
function comingBack(message: Message): Stretch[] {
  const back = broughtBack(message);
  if (back === null) return [];
  const title = new Set(keysOf(message).slice(back.from, back.to));
  const called = message.words.flatMap(({ text }, at): Stretch[] =>
    text === 'one' &&
    (at < back.from || at >= back.to) &&
    title.has(keysOf(message)[at - 1] ?? '') &&
    ['the', 'that'].includes(wordAt(message, at - 2))
      ? [{ from: at - 2, to: at + 1 }]
      : [],
  );
  return [back, ...called];
}

type Recognize = (text: string) => Distress;

/** What stands for a title, so that the rest of a message is heard as it is meant. */
const standing = 'that song';

/**
 * What may be danger in a message, beside the songs of the mix that it names by a part of their titles: "I wanted the cat one", "put Garbage Collector next".
 * It is none where nothing is heard in the rest of the message, nor in what names the song. What is surely danger stays so.
 */
export function dangerBesideShown(
  text: string,
  { brief, mix }: { brief: Brief | null; mix: ShownMix | null },
  recognize: Recognize,
): Distress {
  const heard = recognize(text);
  if (heard.tier !== 'possible' || mix === null || brief === null || isGentle(brief)) return heard;
  const message = readMessageWords(text);
  const partly = partlyNamed(message, mix, []);
  const named: Stretch[] = [
    ...[...partly, ...partOfTitle(message, mix, partly)].filter(
      ({ to, isOrder }) => isOrder === true || wordClasses.song.has(wordAt(message, to - 1)),
    ),
    ...comingBack(message),
  ];
  if (named.length === 0) return heard;
  let rest = text;
  for (const { from, to } of named.toSorted((one, other) => other.from - one.from)) {
    const start = message.words[from]?.start ?? 0;
    const end = message.words[to - 1]?.end ?? start;
    rest = `${rest.slice(0, start)}${standing}${rest.slice(end)}`;
  }
  const apart = [rest, ...named.map(({ from, to }) => typed(message, from, to))].map(recognize);
  return apart.every(({ tier }) => tier === 'none') ? { tier: 'none' } : heard;
}
