import { type Message, wordAt } from '../../message.ts';

/** "Darker? I said cheerful": a word of ours, asked back. */
export const isAskedBack = ({ words }: Message, at: number): boolean =>
  words[at + 1]?.text === '?' &&
  words[at - 1]?.isWord !== true &&
  correcting.has(words[at + 2]?.text ?? '') &&
  said.has(words[at + 3]?.text ?? '');
const correcting = new Set(['i', 'we', 'no', 'who', 'nobody']);
const said = new Set('said asked meant wanted told never didnt no not i wrote'.split(' '));

/** "I never wanted it happier", "I didn't ask for louder". */
export function isNeverAsked(message: Message, at: number): boolean {
  let verb = at - 1;
  while (verb > at - 4 && ofIt.has(wordAt(message, verb))) verb -= 1;
  return asked.has(wordAt(message, verb)) && unasked.has(wordAt(message, verb - 1));
}
const ofIt = new Set('it this that them for anything something the music to be any'.split(' '));
const asked = new Set('wanted want ask asked said meant say'.split(' '));
const unasked = new Set('never didnt nobody not'.split(' '));
