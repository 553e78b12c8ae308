import { briefBounds, type Edit, type Like, type ShownMix } from '@attune/contract';

export type LikedTrack = Extract<Like, { kind: 'track' }>;

/** "More like the second one", for the brief: the wish goes on after the mix it was said of. */
export function tracksOf(
  edits: readonly Edit[],
  ops: readonly Edit['op'][],
  { tracks }: ShownMix,
): LikedTrack[] {
  const positions = edits.flatMap((edit) => (ops.includes(edit.op) ? edit.positions : []));
  return positions.flatMap((position): LikedTrack[] => {
    const { name = '', artist = '' } = tracks[position - 1] ?? {};
    const words = (text: string) => text.slice(0, briefBounds.words);
    if (name === '') return [];
    return [{ kind: 'track', name: words(name), ...(artist !== '' && { artist: words(artist) }) }];
  });
}
