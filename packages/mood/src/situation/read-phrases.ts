import { losses, type Situation, situations } from '@attune/contract';
import { type Token, tokenize } from '../constraints/tokens.ts';
import { situationPhrases } from './situation-phrases.ts';

interface Phrase {
  situation: Situation;
  words: readonly string[];
  weight: number;
}

/** What the phrases of a message tell. */
export interface PhraseReading {
  situation: Situation;
  /** A phrase of several words, or several words, and not a single one that may mean something else. */
  isSure: boolean;
}

let madePhrases: ReadonlyMap<string, readonly Phrase[]> | undefined;

function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  madePhrases ??= byFirst(situations.flatMap(phrasesOf));
  return madePhrases;
}

function phrasesOf(situation: Situation): Phrase[] {
  return situationPhrases[situation]
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => {
      const isWeak = phrase.startsWith('~');
      const words = phrase.replace(/^[*~]/, '').split(' ');
      // More words tell more surely: "my run" is running, "run" may be anything.
      // A loss stated in so many words is what the message is about, whatever is done meanwhile.
      const outweighs = words.length > 1 && losses.has(situation) ? 1 : 0;
      return { situation, words, weight: isWeak ? 0.4 : words.length + outweighs };
    });
}

function byFirst(all: readonly Phrase[]): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const phrase of all) {
    const [first = ''] = phrase.words;
    found.set(first, [...(found.get(first) ?? []), phrase]);
  }
  return found;
}

/**
 * What a message is about as far as phrases tell it; `null` when none does. Where several are named the one that most is
 * said of, and of two the one named first.
 */
export function readPhrases(message: string): PhraseReading | null {
  const words = plainWords(tokenize(message));
  const scores = new Map<Situation, number>();
  for (let at = 0; at < words.length; at += 1) {
    for (const { situation, words: phrase, weight } of phrases().get(words[at] ?? '') ?? []) {
      if (phrase.every((word, offset) => words[at + offset] === word)) {
        scores.set(
          situation,
          Math.max(scores.get(situation) ?? 0, weight) + (scores.has(situation) ? 0.5 : 0),
        );
      }
    }
  }
  let best: PhraseReading | null = null;
  let highest = 0;
  for (const [situation, score] of scores) {
    if (score <= highest) continue;
    best = { situation, isSure: score >= 2 };
    highest = score;
  }
  return best;
}

function plainWords(tokens: readonly Token[]): string[] {
  return tokens.filter(({ isWord }) => isWord).map(({ text }) => withoutDrawl(text.replaceAll("'", '')));
}

/** "We wooon" is "we won": a letter that stands three times in a row or more stands once. */
function withoutDrawl(word: string): string {
  let plain = '';
  let letter = '';
  let times = 0;
  const close = () => {
    plain += times >= 3 && /\p{L}/u.test(letter) ? letter : letter.repeat(times);
  };
  for (const character of word) {
    if (character !== letter) {
      close();
      letter = character;
      times = 0;
    }
    times += 1;
  }
  close();
  return plain;
}
