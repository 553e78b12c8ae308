import { wordClasses, wordSet } from '../cues/word-classes.ts';
import { clausesOf } from '../guess/split-clauses.ts';
import type { Message } from '../message.ts';
import { movingWords } from '../parts/moves/moving-words.ts';

const music = wordSet('music songs tunes ballads');
const small = wordSet('some more and or but just only really very a bit old new');
const behind = wordSet('please pls now again instead then thanks');
/** In words. */
const most = 7;

/** "Happy dancing music, from long ago": a sentence of no more than which music it is to be wishes for it, whatever is said in front. */
export function isMusicPhrase(message: Message): boolean {
  return clausesOf(message).some(({ said, first, marks }) => {
    const words = said.split(' ');
    while (behind.has(words.at(-1) ?? '')) words.pop();
    if (words.length < 2 || words.length > most || !music.has(words.at(-1) ?? '')) return false;
    if (marks.includes('?')) return false;
    const isNamed = (at: number) => message.named.some(({ from, to }) => from <= at && at < to);
    const qualities = words.slice(0, -1).filter((word) => !small.has(word));
    return (
      qualities.length > 0 &&
      // "Good music", "lovely songs" praise.
      words.slice(0, -1).every((word, at) => {
        const isQuality = isNamed(first + at) || movingWords.adjectives.has(word);
        return small.has(word) || (isQuality && !wordClasses.good.has(word));
      })
    );
  });
}
