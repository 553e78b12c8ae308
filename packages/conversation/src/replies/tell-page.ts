import type { Brief, ShownTrack } from '@attune/contract';
import type { MixQuestion } from '../questions/mix-question.ts';
import type { AskedMix, ShownLists } from './answered-turn.ts';
import { tellUnkept } from './tell-not-there.ts';
import { called } from './tell-tracks.ts';

/** What "not kept" and "relaxed" beside a mix mean, and of which wishes it is said. */
export function tellMeaning(mix: AskedMix, brief: Brief | null): string {
  const { relaxed = [] } = mix.shown;
  const isClean = brief?.explicit === false && !relaxed.some(({ what }) => /clean|explicit/.test(what));
  const clean = isClean ? ' Clean versions I did keep to.' : '';
  if (relaxed.length === 0)
    return `It means a wish that too few songs have. Here there is none: I kept to all of it.${clean}`;
  return `It means a wish that no song has, or too few. ${tellUnkept(mix)}${clean}`;
}

/** What is in a playlist beside the mix is told where it is opened. */
export function tellList({ positions }: MixQuestion, shown?: ShownLists): string {
  const name = shown?.lists[(positions[0] ?? 0) - 1]?.name;
  const which = name === undefined ? 'A playlist' : `“${name}”`;
  return `${which} opens when you press it, and its songs stand there. Before that I know no more of it than its title and its text.`;
}

/** "Does it end slow too?": how fast a mix begins and ends. */
export function tellEnds(tracks: readonly ShownTrack[]): string {
  const known = tracks.filter(({ facts }) => facts?.tempo !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return 'How fast these are nobody has written down.';
  return `It begins with ${called(first)}, at about ${beats(first)} beats a minute, and ends with ${called(last)}, at about ${beats(last)}.`;
}

const beats = ({ facts }: ShownTrack): number => Math.round(facts?.tempo ?? 0);

export const tempoIsTaken =
  'Tempo, yes: say “around 110 bpm”, “between 60 and 75 bpm”, or just slow or fast. Key and metre I cannot search by.';
