import type { MixQuestion } from '../questions/mix-question.ts';
import type { AskedMix } from './answered-turn.ts';
import { quoted, some } from './tell-tracks.ts';
import { explained } from './texts/explained-words.ts';

const mostNamed = 3;

/** What a word of music means, and which songs of the mix are of it. */
export function tellWord({ name = '', trait }: MixQuestion, mix: AskedMix | undefined): string {
  const meaning = explained(name) ?? `What ${name} is nobody has written down here.`;
  if (trait === null || mix === undefined) return meaning;
  const having = mix.shown.tracks.filter((_, at) => mix.has[at] === true);
  if (having.length === 0)
    return `${meaning} There is none in this mix; say “some ${name}”, and you hear it.`;
  const all = having.length === mix.shown.tracks.length;
  return `${meaning} ${all ? 'All of this mix is of it.' : `In this mix you hear it in ${some(having.map(quoted), mostNamed)}.`}`;
}
