import { type Message, wordAt } from '../message.ts';

const refusing = new Set(
  'no not dont never nothing without stop quit less cant nor enough sick tired'.split(' '),
);
/** "Can't get enough of this kind of music", "don't stop": what takes the refusal back. */
const takingBack = new Set('get not never dont nearly hear isnt have why almost cant'.split(' '));
/** What may stand between a refusal and what it refuses. */
const between = new Set(
  'any anything more of to want wanna need hear hearing play playing give giving me us put really please take bear stand handle face much the some songs music stuff with all in mood for feeling'.split(
    ' ',
  ),
);
const farthest = 6;

/** "No more songs like this" asks for the contrary; a mark parts: "no, more like this". */
export function isRefusedBefore(message: Message, from: number): boolean {
  for (let at = from - 1; at >= from - farthest; at -= 1) {
    const word = wordAt(message, at);
    if (refusing.has(word)) return !takingBack.has(wordAt(message, at - 1));
    if (!between.has(word)) return false;
  }
  return false;
}

const refusingChange = new Set('dont never doesnt didnt shouldnt neednt not no'.split(' '));
const making = new Set(
  'make makes making get getting go going want need needs wanna add adding bring turn become be do undo slow speed pick try start begin come take forget extend shorten lengthen trim'.split(
    ' ',
  ),
);
const besideMaking = new Set(
  'you to it this that them things us me music any anything something songs stuff even much more a an bit lot of still so yet please just ever back energy again really have dare the all'.split(
    ' ',
  ),
);
const farthestChange = 7;

/**
 * "Don't make it louder", "I don't want it calmer", "no need to go back": the change is turned down, and its contrary is not
 * asked for. "Not louder" by itself is another matter, and so is "don't make it too loud".
 */
export function isChangeRefused(message: Message, from: number): boolean {
  let isMade = making.has(wordAt(message, from));
  for (let at = from - 1; at >= from - farthestChange; at -= 1) {
    const word = wordAt(message, at);
    if (refusingChange.has(word)) {
      const isNeed = word !== 'no' || ['need', 'reason'].includes(wordAt(message, at + 1));
      return isMade && isNeed && !['why', 'if'].includes(wordAt(message, at - 1));
    }
    if (making.has(word)) isMade = true;
    else if (!besideMaking.has(word)) return false;
  }
  return false;
}

const answers = new Set('no nah nope not never'.split(' '));
const addressed = new Set('man mate bro dude love dear please just only but thanks pal'.split(' '));

/** "Brighter? No.", "not darker! quieter", "no brighter man just slow it down": named to be turned down, where something else is asked for. */
export function isTurnedDownAtOnce({ words }: Message, { from, to }: { from: number; to: number }): boolean {
  const mark = words[to]?.text ?? '';
  const next = words[to + 1]?.text ?? '';
  if (mark === '?') return answers.has(next) && words[from - 1]?.isWord !== true;
  const before = words[from - 1]?.text ?? '';
  const opens = words[from - 2]?.isWord !== true;
  if (!opens) return false;
  if (before === 'not') return ['!', ',', '.', ';'].includes(mark) && next !== '' && !goingOn.has(next);
  return before === 'no' && addressed.has(mark) && !['please', 'thanks'].includes(mark);
}
const goingOn = new Set('please thanks ok i we it that this and'.split(' '));

const sayings = new Set('say said mention mentioned mean meant write wrote'.split(' '));
const besideSaying = new Set('that it this you to be so more a any the make even ever'.split(' '));

/** "I did not say sadder": it was taken for a wish, and is none. */
export function isUnsaid(message: Message, { from }: { from: number }): boolean {
  let at = from - 1;
  while (besideSaying.has(wordAt(message, at))) at -= 1;
  if (!sayings.has(wordAt(message, at))) return false;
  const denial = ['even', 'ever'].includes(wordAt(message, at - 1)) ? at - 2 : at - 1;
  return ['not', 'never', 'didnt', 'havent'].includes(wordAt(message, denial));
}
