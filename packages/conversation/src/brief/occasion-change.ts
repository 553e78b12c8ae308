import type { Brief, Change, Mood, Situation } from '@attune/contract';
import { isOccasion } from '../feeling/occasions.ts';
import { likelierMoods } from '../feeling/situation-moods.ts';
import { movesMusic, type Parts } from '../parts/read-parts.ts';
import { pointChanges, set } from './changes-of-parts.ts';
import { moodTargets } from './mood-targets.ts';

/** "They've gone, time to wind down": what music is for gives way to what it is for now. What is mourned does not. */
export function occasionChange(
  brief: Brief,
  now: Situation | null,
  parts: Parts,
  asked: readonly Change[],
): Change[] {
  const { situation: before, mood, target } = brief;
  if (now === null || now === before || !isOccasion(now)) return [];
  // "Clean tho" is about the words.
  if (now === 'cleaning' && /^clean\b/i.test(parts.explicit?.words ?? '')) return [];
  const givesWay = before === null || before === 'sleeplessness' || isOccasion(before);
  if (!givesWay) return [];
  // "Nothing after 1990" is about the music; an occasion named beside it is a constraint as well.
  const named = asked.flatMap((one) => (one.field === 'wanted' || one.field === 'avoided' ? [one.kind] : []));
  const isOfMix =
    named.length > 0 || parts.edits.length > 0 || parts.positions.length > 0 || parts.length !== null;
  if (isOfMix && !named.some((kind) => kind === 'activity' || kind === 'scene')) return [];
  const there = likelierMoods[now];
  const [only] = there;
  const isCalledFor =
    only !== undefined &&
    there.length === 1 &&
    only !== mood &&
    (!saysHow(parts) || leadsTo(only, target, parts));
  return [
    set('situation', before, now, undefined),
    ...(isCalledFor
      ? [set('mood', mood, only, undefined), ...pointChanges('target', target, moodTargets[only], undefined)]
      : []),
  ];
}

/** "They're asleep, bring it right down": what is said of the music leads where the occasion does. */
function leadsTo(mood: Mood, from: Brief['target'], { moves, asked, path }: Parts): boolean {
  if (asked !== null || path !== null || moves.tempo !== undefined) return false;
  const to = moodTargets[mood];
  return moves.energy * (to.energy - from.energy) >= 0 && moves.valence * (to.valence - from.valence) >= 0;
}

const saysHow = (parts: Parts): boolean => movesMusic(parts) || parts.asked !== null || parts.path !== null;
