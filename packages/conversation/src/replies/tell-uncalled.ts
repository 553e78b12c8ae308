import type { MixQuestion } from '../questions/mix-question.ts';
import type { AskedMix } from './answered-turn.ts';
import { nameOf } from './describe-changes.ts';
import { quoted, some } from './tell-tracks.ts';

const mostNamed = 3;

/** "Where did the country come from?" of what nobody asked for: which songs have it, and how it goes. */
export function tellUncalled({ trait, isBeside }: MixQuestion, { shown, has }: AskedMix): string {
  if (trait === null) return 'Nobody asked for it.';
  const name = nameOf(trait);
  const having = shown.tracks.filter((_, at) => has[at] === true);
  const found =
    having.length === 0
      ? `None of these songs is known to have ${name}; a playlist beside them may say so of itself.`
      : `You did not ask for ${name}: ${some(having.map(quoted), mostNamed)} came for how it feels.`;
  return isBeside === true || having.length === 0 ? found : `${found} Say “no ${name}”, and it goes.`;
}
