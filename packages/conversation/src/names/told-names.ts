import { wordSet } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
import { commonWords } from '../words/common-words.ts';

/** What somebody of one's life does, behind their name: "Pat can sit and clap", "Manoli just threw a needle". */
const doing = wordSet(`
  can could will would is was has had s just says said threw throws likes loves loved liked wants wanted needs needed came comes went goes sat sits told tells
  asked asks thinks thought gets got keeps does did used always never still died fell falls laughed laughs cried cries called calls knows knew made makes
  brought brings gave gives took takes put puts ate eats drinks drank sleeps slept woke wakes danced dances clapped sang hums turned walked left who and
  isnt wasnt cant wont doesnt didnt
`);
/** "And" goes on with somebody only where a verb follows it: "Pat and I". */
const besideAnd = wordSet('i me my we he she her his');
/** What is said to God, or said in prayer, is no band. */
const prayers = wordSet(`
  azan adhan athan kaddish rosary shahada puja aarti inshallah mashallah alhamdulillah hallelujah amen
  deus dios gott dieu allah jesus
`);

/**
 * Whether what was read as a name is none of an artist, but of somebody in what is told, a word that is shouted, or a cry: "she said YES", "Ai meu Deus".
 * @param isKnown whether somebody well known is called so
 */
export function isToldName(
  message: Message,
  { from, to }: { from: number; to: number },
  isKnown: boolean,
): boolean {
  if (isCry(message, from, to)) return true;
  if (isShoutedWord(message, from, to)) return true;
  return !isKnown && doesSomething(message, from, to);
}

function doesSomething(message: Message, from: number, to: number): boolean {
  const next = wordAt(message, to);
  if (!doing.has(next) || to - from > 2) return false;
  // "Patsy would be nice".
  if (['would', 'could', 'can', 'will'].includes(next) && wished.has(wordAt(message, to + 1))) return false;
  if (next === 'and') return besideAnd.has(wordAt(message, to + 1));
  return true;
}

const wished = wordSet('be do go work help suit fit come play make');

const isCry = ({ words }: Message, from: number, to: number): boolean =>
  words.slice(from, to).some(({ text }) => prayers.has(text));

/** "She said YES", "NOT CANCER": an everyday word in capitals, in a message that is not all in capitals. */
function isShoutedWord(message: Message, from: number, to: number): boolean {
  const { text, words } = message;
  if (text === text.toUpperCase()) return false;
  return words.slice(from, to).every((word) => {
    const typed = text.slice(word.start, word.end);
    return (
      typed.length > 2 &&
      typed === typed.toUpperCase() &&
      (commonWords.has(word.text) || grave.has(word.text))
    );
  });
}
/** Everyday enough, where they are shouted. */
const grave = wordSet('cancer benign dead pregnant cleared healthy married engaged birthday party');
