import { isFiller } from '../cues/fillers.ts';
import type { Message } from '../message.ts';
import { isTitleByArtist } from '../names/title-by-artist.ts';
import type { Parts } from '../parts/read-parts.ts';

const ofMusic: ReadonlySet<string> = new Set(['genre', 'era', 'instrument', 'language']);

/** Whether a message is nothing but names of music: "funeral doom", "no one by Alicia Keys". */
export const onlyNamesMusic = (message: Message, parts: Pick<Parts, 'constraints'>): boolean =>
  isTitleByArtist(message) || isKindAlone(message, parts);

function isKindAlone({ words }: Message, { constraints }: Pick<Parts, 'constraints'>): boolean {
  const kinds = constraints.filter(({ kind }) => ofMusic.has(kind));
  return (
    kinds.length > 0 &&
    words.every(
      ({ isWord, text }, at) =>
        !isWord || isFiller(text) || kinds.some(({ from, to }) => from <= at && at < to),
    )
  );
}
