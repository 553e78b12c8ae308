import { createCueFinder } from '../../cues/cue-finder.ts';
import type { Message } from '../../message.ts';
import { movingWords } from '../moves/moving-words.ts';
import type { Positions } from './read-positions.ts';

const adjectives = [...movingWords.adjectives.keys()].filter((word) => !word.includes('-')).join('|');

/** "Is a bit too sad", "sounds way too loud", "too slow". */
const findTooMuch = createCueFinder<'tooMuch'>({
  tooMuch: `
    (is|was|are|were|feels|feel|felt|sounds|sound|sounded|seems|seem|comes across as|gets)? (a|just|still|kind|sort|honestly|really)? (bit|little|tad|touch|lot|way|far|much|of|so|rather)? too (damn|bloody|fucking|very|much)? (${adjectives})
  `,
});

/** The first half that is too slow is no matter of single tracks. */
const mostTracks = 4;
const pointing = new Set('it that this they these those'.split(' '));
const joining = new Set('because since as for'.split(' '));

/** A stretch that says of single tracks that they are too much of something. */
export interface TooMuch {
  from: number;
  to: number;
}

/**
 * "The last one is too sad", "drop number 5, it's too loud": what is too much of one track moves the rest of the mix nowhere. Asked, it judges
 * nothing: "is the third one too loud?"
 */
export function readTooMuch(message: Message, { positions, to, ofArtist }: Positions): TooMuch | undefined {
  if (ofArtist || positions.length > mostTracks || message.text.includes('?')) return undefined;
  const found = findTooMuch(message.words);
  return found.find(({ from }) => from === to) ?? found.find(({ from }) => pointsBack(message, to, from));
}

/** From the end of what names a track to what is said: nothing between them but a mark and "it". */
function pointsBack({ words }: Message, named: number, said: number): boolean {
  const between = words.slice(named, said);
  return (
    between.length > 0 &&
    between.length <= 3 &&
    pointing.has(between.at(-1)?.text ?? '') &&
    between.slice(0, -1).every(({ text, isWord }) => !isWord || joining.has(text))
  );
}
