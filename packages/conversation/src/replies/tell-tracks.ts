import type { ShownTrack } from '@attune/contract';
import { listed } from './describe-changes.ts';

export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

type Named = Pick<ShownTrack, 'name' | 'artist'>;

export const quoted = ({ name }: Pick<ShownTrack, 'name'>) => `“${name}”`;
export const called = ({ name, artist }: Named) => (artist === '' ? `“${name}”` : `“${name}” by ${artist}`);
export const numbered = (at: number) => `Number ${at}`;
export const songs = (count: number) => (count === 1 ? 'one song' : `${count} songs`);

/** The first of many, and how many more there are. */
export function some(things: readonly string[], most: number): string {
  // "And one more" is as long as its name.
  if (things.length <= most + 1) return listed(things);
  return listed([...things.slice(0, most), `${things.length - most} more`]);
}

/** Every artist once, in the order of the mix. */
export const artistsOf = (tracks: readonly Named[]): string[] => [
  ...new Set(tracks.flatMap(({ artist }) => (artist === '' ? [] : [artist]))),
];

/** Each name with how often it comes, the most frequent first. */
export function counted(names: readonly string[]): Array<{ name: string; count: number }> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}

/** How long tracks last together in words, `null` where it is known of none; and of how many it is not known. */
export function lengthOf(tracks: readonly ShownTrack[]): { words: string | null; unknown: number } {
  const known = tracks.flatMap(({ durationMs }) => durationMs ?? []);
  const minutes = Math.max(1, Math.round(known.reduce((sum, one) => sum + one, 0) / 60_000));
  return { words: known.length === 0 ? null : inWords(minutes), unknown: tracks.length - known.length };
}

function inWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours === 0 ? [] : [hours === 1 ? 'an hour' : `${hours} hours`]),
    ...(rest === 0 ? [] : [rest === 1 ? 'one minute' : `${rest} minutes`]),
  ];
  return listed(parts);
}

/** "3:07", in whole seconds that have passed, as a player shows it. */
export function clock(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
