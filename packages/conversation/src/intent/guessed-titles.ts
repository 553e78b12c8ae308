import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';

/** Something in the message may be a title, and no more speaks for it. */
export const isTitleGuess = ({ candidate }: Parts): boolean =>
  candidate?.signs.some((sign) => sign.startsWith('title')) === true;

/** Long, with a mark in it, and nothing in it that asks to hear a title. */
export function isBareSentence({ words, text }: Message, { command, named, candidate }: Parts): boolean {
  if (command !== null || named !== null || candidate === null) return false;
  const isBare = candidate.signs.some((sign) => sign.startsWith('title') && sign.includes(' bare'));
  return isBare && text.includes(',') && words.length > mostInTitle;
}

/** In words and marks. */
const mostInTitle = 6;
const ownBeginnings = new Set(
  'my our i im ive we weve he hes she shes they theyve theyre its it what how oh'.split(' '),
);
const mostInOwnTitle = 3;

/** "My hair is purple now" tells of somebody, "my girl" is a title; "what would you play at 5am" asks for no title. */
export function isAboutOneself({ words }: Message, { command, named, candidate }: Parts): boolean {
  if (command !== null || named !== null || candidate === null) return false;
  const isGuess = candidate.signs.some(
    (sign) => sign.startsWith('title plain') || sign.startsWith('title strange'),
  );
  return isGuess && ownBeginnings.has(words[0]?.text ?? '') && words.length > mostInOwnTitle;
}

/** "Can I ask for a specific song" names none. */
export function asksAboutAsking({ text }: Message, { command, named }: Parts): boolean {
  return command === null && named === null && aboutAsking.test(text.slice(0, mostRead));
}

/** In characters. */
const mostRead = 200;
const aboutAsking =
  /\b(?:can|could|may|might|should|do|am|are|is) (?:i|we|you|u|it|one|people|there)\b[^.!?]{0,40}\b(?:ask|asking|request|requests|requesting|choose|choosing|type|name|naming|select|selecting)\b/i;

/** Words for starting music, and a name behind them. */
export function asksForName({ candidate }: Parts): boolean {
  return (
    candidate?.signs.some((sign) => sign === 'title artist led' || sign === 'title capital led') === true
  );
}

/** A title that nothing speaks for but that it might be one. */
export function isBareGuess({ command, named, candidate }: Parts): boolean {
  if (command !== null || named !== null || candidate === null) return false;
  return candidate.signs.includes('title plain bare') || candidate.signs.includes('title strange bare');
}

/** A command of the player that other words may mean as well. */
export function isOnlyLoose({ command, named, candidate }: Parts): boolean {
  return command === null && named === null && candidate?.signs.includes('loose') === true;
}
