import { losses, type Situation, situations } from '@attune/contract';
import {
  clauseWords,
  firstWords,
  isNumber,
  lengthAt,
  type PhrasePattern,
  readPattern,
} from './phrase-pattern.ts';
import { plainPhrases } from './plain-phrases.ts';

interface PlainPhrase {
  situation: Situation;
  pattern: PhrasePattern;
}

/** These outweigh as well, beside where it is told or what is done: "panic attack on the train". */
const troubles: ReadonlySet<Situation> = new Set(['illness', 'worry', 'failure', 'loneliness', 'shame']);
const weightOf = (situation: Situation): number =>
  losses.has(situation) ? 2 : troubles.has(situation) ? 1 : 0;
const denials = new Set(
  'not no never isnt without dont arent wasnt hadnt havent hasnt didnt nearly almost'.split(' '),
);

const articles = new Set('a an the any really exactly'.split(' '));

let madeIndex: ReadonlyMap<string, readonly PlainPhrase[]> | undefined;

function indexed(): ReadonlyMap<string, readonly PlainPhrase[]> {
  madeIndex ??= byFirst(situations.flatMap(phrasesOf));
  return madeIndex;
}

function phrasesOf(situation: Situation): PlainPhrase[] {
  return (plainPhrases[situation] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ situation, pattern: readPattern(line) }));
}

function byFirst(all: readonly PlainPhrase[]): Map<string, PlainPhrase[]> {
  const found = new Map<string, PlainPhrase[]>();
  for (const phrase of all) {
    for (const first of firstWords(phrase.pattern)) {
      const same = found.get(first);
      if (same === undefined) found.set(first, [phrase]);
      else same.push(phrase);
    }
  }
  return found;
}

export interface PlainReading {
  situation: Situation;
  /** How many words say so; more for a trouble. */
  told: number;
}

/** Who worries about one of these is in it: "exam tomorrow, freaking out". */
const worries: ReadonlySet<Situation> = new Set(['exams', 'illness', 'failure']);

/** What a message plainly says it is about; of several a loss, else what most words tell, else the first. */
export function plainlyTold(message: string): PlainReading | null {
  const words = clauseWords(message);
  let best: Situation | null = null;
  let most = 0;
  let cause: Situation | null = null;
  for (const [at, word] of words.entries()) {
    if (word === '' || isDenied(words, at)) continue;
    const named = indexed().get(word) ?? [];
    for (const { situation, pattern } of isNumber(word) ? [...named, ...(indexed().get('#') ?? [])] : named) {
      const length = lengthAt(words, at, pattern);
      const told = length <= 0 ? 0 : length + weightOf(situation);
      if (told > most) [best, most] = [situation, told];
      if (told > 0 && worries.has(situation)) cause ??= situation;
    }
  }
  if (best === null) return null;
  return { situation: best === 'worry' ? (cause ?? best) : best, told: most };
}

export const readPlainly = (message: string): Situation | null => plainlyTold(message)?.situation ?? null;

/** "No party", "not a beach day". */
function isDenied(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return denials.has(articles.has(before) ? (words[at - 2] ?? '') : before);
}
