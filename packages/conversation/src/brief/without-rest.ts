import type { Brief, Situation } from '@attune/contract';

const restful: ReadonlySet<Situation> = new Set<Situation>([
  ...(['sleeplessness', 'falling asleep', 'winding down'] as const),
]);
const restfulMusic: ReadonlySet<string> = new Set(['sleep', 'winding down', 'relaxing']);

/** Who turns to bright or lively music sleeps no more: "gave up, it is six, something peppy". */
export function withoutRest(brief: Brief, before: Brief | null): Brief {
  const { situation, mood, path } = brief;
  const isBright = (mood === 'happy' || mood === 'energetic') && path === 'match';
  const isNew = before !== null && before.mood !== mood;
  if (!isBright || !isNew || situation === null || !restful.has(situation)) return brief;
  return {
    ...brief,
    situation: null,
    wanted: brief.wanted.filter(({ kind, value }) => kind !== 'activity' || !restfulMusic.has(value)),
  };
}
