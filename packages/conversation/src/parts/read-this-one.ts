import type { ShownMix } from '@attune/contract';
import { createCueFinder } from '../cues/cue-finder.ts';
import type { Message } from '../message.ts';
import type { Positions } from './read-positions.ts';

/** Takes the song that plays out of the mix. "Skip this one" is told to the player, and goes past it. */
const findTakingOut = createCueFinder<'out'>({
  out: `
    (take|get|kick|pull|throw|chuck|leave|cut|boot|knock) (this|that) (very)? (one|song|track|tune) (off|out|away) (please|then|it|of it|of there|of here|the list|now)? $
    (take|get|kick|pull|throw|chuck|leave|cut) (off|out) (this|that) (one|song|track|tune)
    (drop|remove|lose|delete|ditch|bin|scrap|axe|exclude|banish|erase) (this|that) (one|song|track|tune) (please|then|now|from the list|from it)? $
    get rid of (this|that) (one|song|track|tune)
    (never|dont|do not) (ever)? (play|playing) (this|that) (one|song|track|tune) (again|any more|anymore|ever|please)?
    (never|dont|do not) (ever)? (play|playing) (this|that) (again|any more|anymore|ever again) (please)? $
    (never|not) (ever)? (this|that) (one|song|track|tune) (ever)? again
    (never|dont|do not) (ever)? (want to|wanna|need to) (ever)? hear (this|that) (one|song|track|tune) (ever)? (again|any more|anymore)
  `,
});

/** "Take that one off": the song that plays, where it is known which; `null` where none is meant. */
export function readThisOne(message: Message, mix: ShownMix | null): Positions | null {
  const at = mix?.at;
  const [found] = takingOut(message);
  if (at === undefined || found === undefined) return null;
  return { positions: [at], from: found.from, to: found.to, ofArtist: false };
}

const takingOut = ({ words }: Message) => findTakingOut(words);

/** Whether the song that plays is to go. */
export const takesThisOut = (message: Message): boolean => takingOut(message).length > 0;
