import type { Brief } from '@attune/contract';
import type { NewestAnswer } from './steps.ts';
import { texts } from './texts.ts';

const { quick } = texts;

/** Above this much energy music can well be calmer, below it have more. */
const middle = 0.4;

const isInstrumental = ({ wanted }: Brief): boolean =>
  wanted.some(({ kind, value }) => kind === 'vocals' && value === 'instrumental');

/** Three ways to go on that fit an answer; none where there is nothing to go on from. */
export function quickRepliesTo({ answer: { intent }, briefs: { now: brief } }: NewestAnswer): string[] {
  if (brief === null) return [];
  const energy = brief.target.energy > middle ? quick.calmer : quick.livelier;
  const vocals = isInstrumental(brief) ? [] : [quick.noVocals];
  const why = intent === 'question' ? [] : [quick.why];
  return [energy, ...vocals, quick.again, ...why].slice(0, 3);
}
