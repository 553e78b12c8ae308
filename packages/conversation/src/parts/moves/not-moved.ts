import { type Message, wordAt } from '../../message.ts';

/** "Darker? I said cheerful": a word of ours, asked back. */
export const isAskedBack = ({ words }: Message, at: number): boolean =>
  words[at + 1]?.text === '?' &&
  words[at - 1]?.isWord !== true &&
  correcting.has(words[at + 2]?.text ?? '') &&
  said.has(words[at + 3]?.text ?? '');
const correcting = new Set(['i', 'we', 'no', 'who', 'nobody']);
const said = new Set('said asked meant wanted wants told never didnt no not i wrote'.split(' '));

/** "I never wanted it happier", "I didn't ask for louder". */
export function isNeverAsked(message: Message, at: number): boolean {
  let verb = at - 1;
  while (verb > at - 4 && ofIt.has(wordAt(message, verb))) verb -= 1;
  // "Who said darker?", "mate who told you darker".
  if (wordAt(message, verb) === 'you') verb -= 1;
  return (
    (asked.has(wordAt(message, verb)) && unasked.has(wordAt(message, verb - 1))) ||
    (asks.has(wordAt(message, verb)) && isWho(message, verb - 1))
  );
}
const asks = new Set('wanted wants want asked said told mentioned needs'.split(' '));
const before = new Set(['', 'mate', 'man', 'and', 'but', 'so', 'lol', 'no', 'bro', 'dude', 'wait', 'sorry']);
const isWho = (message: Message, at: number): boolean =>
  wordAt(message, at) === 'who' && before.has(wordAt(message, at - 1));
const ofIt = new Set('it this that them for anything something the music to be any'.split(' '));
const asked = new Set('wanted want ask asked said meant say'.split(' '));
const unasked = new Set('never didnt nobody not'.split(' '));

/** "That's even duller" finds fault. */
export const isEvenSo = (message: Message, at: number): boolean =>
  wordAt(message, at - 1) === 'even' &&
  ['is', 'are', 'was', 'got', 'sounds', 'feels'].includes(wordAt(message, at - 2)) &&
  ['that', 'this', 'it', 'these', 'those', 'one', 'ones', ''].includes(wordAt(message, at - 3));

/** "Softer, but still happy" keeps what it is. */
export const isStillToBe = (message: Message, at: number): boolean =>
  ['still', 'as', 'equally'].includes(wordAt(message, at - 1)) &&
  ['but', 'yet', 'and'].includes(wordAt(message, at - 2));
