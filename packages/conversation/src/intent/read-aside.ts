import type { Brief, Change } from '@attune/contract';
import { moved, pointChanges } from '../brief/changes-of-parts.ts';
import { feelingWords } from '../feeling/feeling-words.ts';
import { cuesOf, type Message } from '../message.ts';
import { movesMusic, type Parts } from '../parts/read-parts.ts';
import { statedFeeling } from './stated-feeling.ts';

const step = 0.2;
const little = 0.1;

/** "bit tired now" only moves the target. */
export function asideChanges(message: Message, parts: Parts, brief: Brief): Change[] {
  if (statedFeeling(message) !== 'aside' || movesMusic(parts) || parts.asked !== null) return [];
  for (const { from, to } of cuesOf(message, 'feelingNow')) {
    const cueWords = message.words.slice(from, to).map(({ text }) => text);
    const way = feelingWords.find(({ feelings }) => cueWords.some((word) => feelings.has(word)));
    if (way === undefined) continue;
    const strength = cueWords.some((word) => word === 'bit' || word === 'little' || word === 'slightly')
      ? little
      : step;
    const target = moved(brief.target, { valence: way.valence * strength, energy: way.energy * strength });
    return pointChanges('target', brief.target, target, cueWords.join(' '));
  }
  return [];
}
