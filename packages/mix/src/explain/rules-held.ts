import type { MixTrack } from '@attune/contract';
import { perArtist } from '../choose/weights.ts';
import { creditedArtists } from '../names/artist-names.ts';
import type { Ledger } from './ledger.ts';
import { songs } from './phrases.ts';

export interface Rules {
  tracks: readonly MixTrack[];
  /** Comparable names of artists the listener named. */
  likedArtists: ReadonlySet<string>;
  /** Whether somebody was asked for alone, so that no rule is for others beside them. */
  isHeldToArtists: boolean;
  /** Ids of the tracks that the listener keeps, and of all that were to stay. */
  kept: ReadonlySet<string>;
  stays: ReadonlySet<string>;
  /** How many tracks that were to stay are gone from the service, and how many may not come any more. */
  keptGone: number;
  keptOut: number;
}

export const artistRulePhrase = `at most ${songs(perArtist)} of an artist`;
export const rowRulePhrase = 'never two of an artist in a row';
export const keptPhrase = 'the songs you kept';

/** The rules every mix holds to, where this one could not. */
export function noteRules(ledger: Ledger, rules: Rules): void {
  const { keptGone, keptOut } = rules;
  if (!rules.isHeldToArtists) noteOthers(ledger, rules);
  if (keptGone > 0) ledger.note(keptPhrase, 'they could not be found again', keptGone);
  if (keptOut > 0) ledger.note(keptPhrase, 'what you asked for since keeps them out', keptOut);
}

function noteOthers(ledger: Ledger, rules: Rules): void {
  const { tracks, kept } = rules;
  const credited = tracks.map(({ artists, name }) => creditedArtists(artists, name));
  noteArtists(ledger, credited, rules);
  const together = [...credited.keys()].filter((at) =>
    credited[at]?.some((artist) => credited[at - 1]?.includes(artist)),
  );
  if (together.length > 0) {
    const areAll = (ids: ReadonlySet<string>) =>
      together.every((at) => [at - 1, at].every((place) => ids.has(tracks[place]?.id ?? '')));
    const byHand = areAll(kept) ? 'you kept them side by side' : 'they stay where they stood';
    const why = areAll(rules.stays) ? byHand : 'there is no other artist here to put between';
    ledger.note(rowRulePhrase, why, together.length);
  }
}

function noteArtists(
  ledger: Ledger,
  credited: readonly (readonly string[])[],
  { tracks, likedArtists, kept }: Rules,
): void {
  const times = timesOf(credited);
  const others = timesOf(credited.filter((_, at) => !kept.has(tracks[at]?.id ?? '')));
  const tooMany = [...times].filter(([, count]) => count > perArtist).map(([artist]) => artist);
  if (tooMany.length === 0) return;
  // Of what the listener kept there may be any number, and then none is added to it.
  const unasked = tooMany.filter((artist) => !likedArtists.has(artist));
  const why =
    unasked.length === 0
      ? 'you asked for more of this one'
      : unasked.every((artist) => !others.has(artist))
        ? 'you kept them'
        : 'there are too few artists here that fit';
  ledger.note(artistRulePhrase, `${why}: up to ${songs(Math.max(...times.values()))} of one`);
}

function timesOf(credited: readonly (readonly string[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const artist of credited.flat()) times.set(artist, (times.get(artist) ?? 0) + 1);
  return times;
}
