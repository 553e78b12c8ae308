import { feelingWords } from '../../feeling/feeling-words.ts';

const denials = new Set(['not', 'never', 'hardly', "aren't", "isn't", "wasn't", "weren't", "don't", 'no']);
/** In words: how far before a feeling its denial stands. */
const denialReach = 3;

/** "You're not sad" is nothing to be sorry for, and "you're not happy" nothing to be glad of. */
export function deniesTone(clause: string, tone: 'hurts' | 'glad'): boolean {
  const said = clause.toLowerCase().split(' ');
  return said.some((word, at) => {
    if (!denials.has(word)) return false;
    const denied = said.slice(at + 1, at + 1 + denialReach);
    return feelingWords.some(
      ({ feelings, likelier }) =>
        denied.some((one) => feelings.has(one)) &&
        ((tone === 'hurts' ? likelier.sad : likelier.happy) ?? 1) > 1,
    );
  });
}
