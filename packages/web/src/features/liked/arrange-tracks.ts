import type { LikedTrack } from '@attune/contract';

export const orders = ['newest', 'title', 'artist', 'album', 'length'] as const;
export type Order = (typeof orders)[number];

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const byText = (textOf: (track: LikedTrack) => string) => (one: LikedTrack, other: LikedTrack) =>
  textOf(one).localeCompare(textOf(other), 'en', { sensitivity: 'base', numeric: true });

const comparisons: Record<Exclude<Order, 'newest'>, (one: LikedTrack, other: LikedTrack) => number> = {
  title: byText(({ name }) => name),
  artist: byText(({ description }) => description),
  album: byText(({ album }) => album ?? ''),
  length: (one, other) => one.durationMs - other.durationMs,
};

/** The songs that hold every word of the filter, accents aside, in the order asked for. They come newest first. */
export function arrangeTracks(
  tracks: readonly LikedTrack[],
  filter: string,
  order: Order,
): readonly LikedTrack[] {
  const words = plain(filter)
    .split(/\s+/)
    .filter((word) => word !== '');
  const matching =
    words.length === 0
      ? tracks
      : tracks.filter(({ name, description, album }) => {
          const text = plain(`${name} ${description} ${album ?? ''}`);
          return words.every((word) => text.includes(word));
        });
  return order === 'newest' ? matching : [...matching].sort(comparisons[order]);
}
