import type { MixTrack } from '@attune/contract';

const someUnknown = 'not all of this music has been measured';
/** Of music of which one axis alone is known: of all of it, and of a part. */
const oneUnknown = {
  valence: {
    all: 'how loud and lively it is has been measured, how bright or dark it is has not',
    some: `${someUnknown}: of some only how loud and lively it is`,
  },
  energy: {
    all: 'how bright or dark it is can be told, how loud and lively it is nobody has measured',
    some: `${someUnknown}: of some it can only be told how bright or dark it is`,
  },
} as const;

/** What is known of how tracks feel and what is not, in words; `null` where all is known. */
export function unknownFeeling(tracks: readonly MixTrack[]): string | null {
  const lacking = tracks.filter(
    ({ facts: { valence, energy } }) => valence === undefined || energy === undefined,
  );
  if (lacking.length === 0) return null;
  const extent = lacking.length === tracks.length ? 'all' : 'some';
  const knows = (axis: 'valence' | 'energy') =>
    lacking.filter(({ facts }) => facts[axis] !== undefined).length;
  if (knows('energy') === lacking.length) return oneUnknown.valence[extent];
  if (knows('valence') === lacking.length) return oneUnknown.energy[extent];
  const isNoneKnown = extent === 'all' && knows('energy') + knows('valence') === 0;
  return isNoneKnown ? 'nobody has measured how this music feels' : someUnknown;
}
