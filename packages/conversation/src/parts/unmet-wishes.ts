import type { Brief, Constraint, Like, ShownMix } from '@attune/contract';
import { nameOf } from '../replies/describe-changes.ts';

/** What is wanted in the place of what is not there. */
export const replaceable: ReadonlySet<string> = new Set(['genre', 'keyword']);

/** What of a brief the mix on the screen has none of: a genre that is not there, somebody whose music is unknown. */
export function unmetWishes({ wanted, like }: Brief, mix: ShownMix): Pick<Brief, 'wanted' | 'like'> {
  const relaxed = new Set((mix.relaxed ?? []).map(({ what }) => what.toLowerCase()));
  const isRelaxed = (name: string) => relaxed.has(name.toLowerCase());
  const isThere = ({ value }: Constraint) => mix.tracks.some(({ facts }) => facts?.genres?.includes(value));
  const isOf = (one: Like) =>
    one.kind !== 'artist' ||
    mix.tracks.some(({ artist }) => artist.toLowerCase().includes(one.name.toLowerCase()));
  return {
    wanted: wanted.filter((one) => replaceable.has(one.kind) && isRelaxed(nameOf(one)) && !isThere(one)),
    like: like.filter((one) => one.kind === 'artist' && isRelaxed(`like ${one.name}`) && !isOf(one)),
  };
}
