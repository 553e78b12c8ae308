import type { MixTrack } from '@attune/contract';
import { perArtist } from '../choose/weights.ts';
import { creditedArtists } from '../names/artist-names.ts';
import type { Ledger } from './ledger.ts';
import { songs } from './phrases.ts';

export interface Rules {
  tracks: readonly MixTrack[];
  /** Comparable names of artists the listener named. */
  likedArtists: ReadonlySet<string>;
  /** How many tracks that were to stay are gone from the service, and how many may not come any more. */
  keptGone: number;
  keptOut: number;
}

export const artistRulePhrase = `at most ${songs(perArtist)} of an artist`;
export const rowRulePhrase = 'never two of an artist in a row';
export const keptPhrase = 'the songs you kept';

/** What every mix keeps to, where this one could not. */
export function noteRules(ledger: Ledger, { tracks, likedArtists, keptGone, keptOut }: Rules): void {
  const credited = tracks.map(({ artists, name }) => creditedArtists(artists, name));
  const times = new Map<string, number>();
  for (const artist of credited.flat()) times.set(artist, (times.get(artist) ?? 0) + 1);
  const most = Math.max(0, ...times.values());
  const tooMany = [...times].filter(([, count]) => count > perArtist);
  if (tooMany.length > 0) {
    const why = tooMany.every(([artist]) => likedArtists.has(artist))
      ? 'you asked for more of this one'
      : 'there are too few artists here that fit';
    ledger.note(artistRulePhrase, `${why}: up to ${songs(most)} of one`);
  }
  const together = credited.filter((artists, at) =>
    artists.some((artist) => credited[at - 1]?.includes(artist)),
  );
  if (together.length > 0)
    ledger.note(rowRulePhrase, 'there is no other artist here to put between', together.length);
  if (keptGone > 0) ledger.note(keptPhrase, 'the service does not have them any more', keptGone);
  if (keptOut > 0) ledger.note(keptPhrase, 'what you asked for since keeps them out', keptOut);
}
