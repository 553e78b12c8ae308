import type { Brief, ShownTrack } from '@attune/contract';
import type { MixQuestion } from '../questions/mix-question.ts';
import type { AskedMix, ShownLists } from './answered-turn.ts';
import { tellUnkept } from './tell-not-there.ts';
import { called, counted, some } from './tell-tracks.ts';

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

const mostKinds = 3;

/** "Is this ok for when someone arrives?": what the mix is as a whole, so that the listener can say. */
export function tellWhole(tracks: readonly ShownTrack[]): string {
  const kinds = counted(tracks.flatMap(({ facts }) => facts?.genres?.[0] ?? [])).map(({ name }) => name);
  const tempos = tracks.flatMap(({ facts }) => facts?.tempo ?? []).map(Math.round);
  if (kinds.length === 0 && tempos.length === 0)
    return 'What it is like nobody has written down; your ears know best.';
  const pace =
    tempos.length === 0 ? '' : `, at ${Math.min(...tempos)} to ${Math.max(...tempos)} beats a minute`;
  const what = kinds.length === 0 ? 'music' : some(kinds, mostKinds);
  return `It is ${what}${pace}. If that sounds right to you, then yes; if not, say what it should be more like.`;
}

const beats = ({ facts }: ShownTrack): number => Math.round(facts?.tempo ?? 0);

export const tempoIsTaken =
  'Tempo, yes: say “around 110 bpm”, “between 60 and 75 bpm”, or just slow or fast. Key and metre I cannot search by.';
