import { type Mix, type MixTrack, type ShownMix, type ShownTrack, shownMixBounds } from '@attune/contract';

/** What of a mix travels with a message that may speak of it or ask about it, for the tracks that stand on the screen. */
export const shownMixOf = ({ receipt }: Mix, tracks: readonly MixTrack[]): ShownMix => ({
  tracks: tracks.slice(0, shownMixBounds.tracks).map(shownTrackOf),
  relaxed: receipt.relaxed.slice(0, shownMixBounds.relaxed).map(({ what, why }) => ({
    what: what.slice(0, shownMixBounds.what),
    why: why.slice(0, shownMixBounds.why),
  })),
});

function shownTrackOf({
  id,
  name,
  artists,
  durationMs,
  year,
  explicit,
  reasons,
  ...track
}: MixTrack): ShownTrack {
  const [reason] = reasons;
  const { facts, isWhole } = shownFactsOf(track.facts);
  return {
    id,
    name: name.slice(0, shownMixBounds.name),
    artist: artists.join(', ').slice(0, shownMixBounds.artist),
    ...(durationMs >= 0 && durationMs <= 86_400_000 && { durationMs }),
    ...(year !== null && Number.isInteger(year) && year >= 0 && year <= 9999 && { year }),
    ...(explicit !== null && { explicit }),
    ...(reason !== undefined && { reason: reason.text.slice(0, shownMixBounds.reason) }),
    facts,
    // A list of which some stays here says no more than that what it names is there, as tags do.
    factsFrom: isWhole ? track.factsFrom : 'tags',
  };
}

const lists = ['genres', 'instruments', 'vocals', 'languages'] as const;

function shownFactsOf(known: MixTrack['facts']): {
  facts: NonNullable<ShownTrack['facts']>;
  isWhole: boolean;
} {
  const { instrumentalness, tempo } = known;
  const facts: NonNullable<ShownTrack['facts']> = {
    ...(instrumentalness !== undefined && { instrumentalness }),
    ...(tempo !== undefined && { tempo }),
  };
  let isWhole = true;
  for (const list of lists) {
    const names = known[list];
    if (names === undefined) continue;
    const shown = names.filter(({ length }) => length <= shownMixBounds.trait).slice(0, shownMixBounds[list]);
    isWhole &&= shown.length === names.length;
    facts[list] = shown;
  }
  return { facts, isWhole };
}

/** The mix with which of its tracks plays or rests in the player, where it is one of them. */
export function withWhatPlays(mix: ShownMix, trackId: string | null): ShownMix {
  const place = mix.tracks.findIndex(({ id }) => id === trackId);
  return place < 0 ? mix : { ...mix, at: place + 1 };
}
