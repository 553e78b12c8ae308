import { comparable } from './comparable.ts';

/**
 * Words that tell one recording or edition of a song from another, and never one song from another; the film a song is from among them,
 * which stands on the album of the film alone.
 */
const version =
  /\b(?:re-?master\w{0,8}|live|mono|stereo|radio edit|singles?|album version|edit|version|deluxe|bonus|demo|acoustic|unplugged|instrumental|remix|mix|session|sessions|anniversary|edition|explicit|clean|extended|original|re-?recorded|sped up|slowed|feat\.?|ft\.?|featuring|with|ao vivo|en vivo|dal vivo|en directo|en direct)\b|\bfrom ["“”«„]/i;
const bracketed = /[([][^()[\]]{0,120}[)\]]/g;
const longestTitle = 300;

/** A title without what tells its versions apart: `Hurt - 2003 Remaster`, `Hurt (Live in Ghent)` and `Hurt` are one song. */
export function songTitle(title: string): string {
  const bounded = title.slice(0, longestTitle);
  const open = bounded.replace(bracketed, (inside) => (version.test(inside) ? ' ' : inside));
  const parts = open.split(/\s[-–—]\s/);
  const edition = parts.findIndex((part, at) => at > 0 && version.test(part));
  const plain = edition === -1 ? open : parts.slice(0, edition).join(' ');
  const without = comparable(plain.replace(/\s(?:feat\.?|ft\.?|featuring)\s.{0,200}$/i, ''));
  return without === '' ? comparable(bounded) : without;
}

/** One key for each who is credited: two tracks that share a key are one song. */
export function songKeys(title: string, credited: readonly string[]): string[] {
  const song = songTitle(title);
  return credited.map((artist) => `${song}\n${artist}`);
}

/** Whether a title names another take or edition than the one a listener knows: live, demo, remix. */
export function isVersion(title: string): boolean {
  return songTitle(title) !== comparable(title.slice(0, longestTitle));
}
