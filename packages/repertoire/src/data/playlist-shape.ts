import type { CatalogueMood, TrackAttributes } from '@attune/local-streaming/music';
import type { Activity, Instrument } from '../facets.ts';
import type { Genre } from '../genres.ts';

/** What a track must be for a playlist to consider it. Lists mean "one of these". */
export interface PlaylistRule {
  genres?: readonly Genre[];
  eras?: readonly number[];
  activities?: readonly Activity[];
  instruments?: readonly Instrument[];
  vocals?: readonly TrackAttributes['vocals'][];
  tempoBpm?: readonly [number, number];
  energy?: readonly [number, number];
  acousticness?: readonly [number, number];
  danceability?: readonly [number, number];
}

export interface PlaylistSketch {
  name: string;
  description: string;
  /** Key of the curator in `curators.ts`. */
  by: string;
  mood: CatalogueMood;
  rule: PlaylistRule;
  /** What the second half follows; `rule` then counts for the first half alone. */
  and?: PlaylistRule;
  /** What else may be taken when the rule alone does not fill the playlist. */
  fill?: PlaylistRule;
  /** How many tracks, 8 to 30; fewer when the rule does not find as many. */
  size: number;
  /** Titles the curator insists on, the opener first. */
  opens?: readonly string[];
  /** Search words that do not follow from the tracks. */
  tags?: readonly string[];
}
