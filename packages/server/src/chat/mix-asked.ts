import type { ShownMix, ShownTrack } from '@attune/contract';
import type { AskedMix, MixQuestion } from '@attune/conversation';
import { type Candidate, hasTrait } from '@attune/mix';

/** A track of the screen as those that mixes are made of: what did not come along is not known. */
const candidateOf = ({
  artist,
  durationMs = 0,
  explicit,
  year,
  facts = {},
  factsFrom,
  ...track
}: ShownTrack): Candidate => ({
  ...{ id: track.id, name: track.name, artists: [artist], image: '', url: '', durationMs },
  explicit: explicit ?? null,
  year: year ?? null,
  facts,
  factsFrom: factsFrom ?? 'tags',
});

/** The mix that is asked about, held against what is asked for by name as mixes themselves are. */
export function mixAsked({ trait, others = [] }: MixQuestion, shown: ShownMix): AskedMix {
  if (trait === null) return { shown, has: [] };
  const traits = [trait, ...others];
  return {
    shown,
    has: shown.tracks.map((track) => {
      const answers = traits.map((one) => hasTrait(candidateOf(track), one));
      return answers.includes(true) ? true : answers.includes(null) ? null : false;
    }),
  };
}
