import type { Brief, Mix, MixTrack } from '@attune/contract';
import { type Candidate, type MixOptions, makeMix, type Play } from '../src/index.ts';
import { faultsOf } from './audit/recount.ts';

const hour = 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 25);

/** What became of a mix that a listener went on with. */
export interface Changed {
  /** What does not hold, in words. */
  faults: string[];
}

interface Evaluated {
  brief: Brief;
  mix: Mix;
  candidates: readonly Candidate[];
}

function changed({ brief, candidates }: Evaluated, options: MixOptions) {
  const mix = makeMix(brief, candidates, options);
  const { keep, without } = options;
  return { mix, faults: faultsOf(mix, { brief, keep, without }) };
}

const at = ({ id }: MixTrack, place: number) => ({ id, position: place + 1 });

/** Two tracks are removed, as the page does it: the others stay where they are, and two more take their places. */
export function removeTwo(evaluated: Evaluated): Changed {
  const { tracks } = evaluated.mix;
  const without = [tracks[1]?.id ?? '', tracks.at(-1)?.id ?? ''];
  const keep = tracks.map(at).filter(({ id }) => !without.includes(id));
  const { mix, faults } = changed(evaluated, { keep, without });
  // Where minutes were asked for, one track less may last as long.
  const isByMinutes = evaluated.brief.length !== null && 'minutes' in evaluated.brief.length;
  return { faults: [...faults, ...(isByMinutes ? lengthFaults(mix) : shorter(mix, tracks.length))] };
}

/** There was enough before, so there is enough now. */
const lengthFaults = ({ receipt }: Mix) =>
  receipt.held.some((what) => /^about \d+ minutes$/.test(what))
    ? []
    : [`${receipt.minutes} minutes are left`];

const shorter = ({ tracks }: Mix, wanted: number) =>
  tracks.length < wanted ? [`${tracks.length} tracks of ${wanted} are left`] : [];

/** Three tracks are kept, and the rest is to be other music: another variant without what was shown. */
export function keepThree(evaluated: Evaluated): Changed {
  const { tracks } = evaluated.mix;
  const keep = [tracks[0], tracks[2], tracks[Math.min(4, tracks.length - 1)]].flatMap((track) =>
    track === undefined ? [] : [at(track, tracks.indexOf(track))],
  );
  const kept = new Set(keep.map(({ id }) => id));
  const without = tracks.map(({ id }) => id).filter((id) => !kept.has(id));
  const { mix, faults } = changed(evaluated, { keep, without, variant: 1 });
  const missing = keep.filter(({ id }) => !mix.tracks.some((track) => track.id === id));
  return { faults: [...faults, ...missing.map(({ id }) => `${id} was kept and is gone`)] };
}

interface PlayedAgain extends Changed {
  /** How many of what was heard come again. */
  again: number;
  played: number;
}

/** Half of the mix was heard this hour: it comes later in its stretch, or not at all. */
export function playHalf(evaluated: Evaluated): PlayedAgain {
  const { tracks } = evaluated.mix;
  const played: Play[] = tracks
    .filter((_, place) => place % 2 === 0)
    .map(({ id }) => ({ id, at: now - hour }));
  const ids = new Set(played.map(({ id }) => id));
  const { mix, faults } = changed(evaluated, { played, now });
  const again = mix.tracks.filter(({ id }) => ids.has(id)).length;
  return { faults: [...faults, ...early(mix, ids)], again, played: played.length };
}

/** What was heard and stands before something of its stretch that was not. */
function early({ tracks, receipt: { stages } }: Mix, played: ReadonlySet<string>): string[] {
  const ends = stages.length > 0 ? stages.map(({ until }) => until) : [tracks.length];
  return ends.flatMap((until, stage) => {
    const stretch = tracks.slice(ends[stage - 1] ?? 0, until);
    const last = stretch.findLastIndex(({ id }) => !played.has(id));
    return stretch
      .slice(0, Math.max(0, last))
      .flatMap(({ id, name }) => (played.has(id) ? [`"${name}" was heard lately and comes early`] : []));
  });
}
