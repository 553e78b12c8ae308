import type { ShownMix } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { numberOf, ordinalOf } from '../../cues/word-classes.ts';
import { type Message, typed } from '../../message.ts';
import type { Positions } from './read-positions.ts';

/** Keeps the song that plays where the others go: "keep this one" alone leaves all as it is. */
const findKept = createCueFinder<'kept' | 'rest'>({
  kept: `
    (keep|save|hold on to|leave|hang on to|stick with) (just|only)? (this|that) (very)? (one|song|track|tune)
  `,
  rest: `
    (change|swap|replace|redo|refresh|renew|drop|lose|bin|ditch|scrap|switch|remove|delete|forget|chuck) (out|up)? (all)? (of)? (the|all the|every)? (rest|others|other ones|other songs|remainder)
    (change|swap|replace|redo|refresh|drop|lose|bin|ditch|scrap|switch|remove|delete|forget|chuck) everything else
    (the)? (rest|others) (can|should|must|may|has to|have to) (go|change)
    (get rid of|not) (the rest|the others|everything else)
  `,
});

/** Takes the song that plays out of the mix. "Skip this one" is told to the player, and goes past it. */
const findTakingOut = createCueFinder<'out'>({
  out: `
    (take|get|kick|pull|throw|chuck|leave|cut|boot|knock) (this|that) (very)? (one|song|track|tune) (off|out|away) (please|then|it|of it|of there|of here|the list|now)? $
    (take|get|kick|pull|throw|chuck|leave|cut) (off|out) (this|that) (one|song|track|tune)
    (drop|remove|lose|delete|ditch|bin|scrap|axe|exclude|banish|erase) (this|that) (one|song|track|tune) (please|then|now|from the list|from it)? $
    get rid of (this|that) (one|song|track|tune)
    ^ (drop|remove|bin|lose|ditch|scrap|delete|axe) (this|that) (please|then|now)? $
    ^ (drop|remove|bin|lose|ditch|scrap|delete|axe) (this|that) and (dont|never|do not)
    ^ get (this|that) (one)? off (please|then|now|the list)? $
    (never|dont|do not) (ever)? (play|playing) (this|that) (one|song|track|tune) (again|any more|anymore|ever|please)?
    (never|dont|do not) (ever)? (play|playing) it (again|any more|anymore|ever again) (please)? $
    (never|dont|do not) (ever)? (play|playing) (this|that) (again|any more|anymore|ever again) (please)? $
    (never|not) (ever)? (this|that) (one|song|track|tune) (ever)? again
    (never|dont|do not) (ever)? (want to|wanna|need to) (ever)? hear (this|that) (one|song|track|tune) (ever)? (again|any more|anymore)
  `,
});

/** "Take that one off", "keep this one and lose the rest": the song that plays, where it is known which; `null` where none is meant. */
export function readThisOne(
  message: Message,
  mix: ShownMix | null,
): (Positions & { op: 'drop' | 'keep' }) | null {
  const at = mix?.at;
  const kept = keptAlone(message);
  const found = kept ?? takingOut(message)[0];
  if (at === undefined || found === undefined) return null;
  const { from, to } = found;
  return { op: kept === undefined ? 'drop' : 'keep', positions: [at], from, to, ofArtist: false };
}

/** "Number 4 is dreadful, never play it again" is of no song that plays. */
const takingOut = (message: Message) =>
  findTakingOut(message.words).filter(
    ({ from, to }) => !typed(message, from, to).includes(' it ') || !message.words.some(isNumbered),
  );
const isNumbered = ({ text }: { text: string }): boolean =>
  numberOf(text) !== undefined || ordinalOf(text) !== undefined;

function keptAlone({ words }: Message) {
  const found = findKept(words);
  return found.some(({ cue }) => cue === 'rest') ? found.find(({ cue }) => cue === 'kept') : undefined;
}

/** Whether the song that plays is to go. */
export const takesThisOut = (message: Message): boolean => takingOut(message).length > 0;
