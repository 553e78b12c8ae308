import { defaultTrackImage, type Mix, type MixRequest, type MixTrack } from '@attune/contract';
import type { MakeMix as ChooseMix } from '@attune/mix';
import type { ListenerCall } from '../streaming/streaming-service.ts';
import type { ShownTracks } from './cached-tracks.ts';
import type { Gap, GatherCandidates } from './gathered.ts';

export interface MakeMixOptions {
  gather: GatherCandidates;
  /** Chooses and puts in order; see `packages/mix`. */
  choose: ChooseMix;
  /** Finds the cover of a track that has none; `null` where there is no other way to one. */
  findCover: ((track: Pick<MixTrack, 'id' | 'url'>, signal?: AbortSignal) => Promise<string | null>) | null;
  shown: Pick<ShownTracks, 'remember'>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export type MakeMix = (request: MixRequest, call: ListenerCall) => Promise<Mix>;

/** Whoever asked for nothing that rests on facts still reads why some songs could not be held against it. */
function tellGap(mix: Mix, gap: Gap | null): Mix {
  const without = mix.tracks.filter(({ facts }) => facts.valence === undefined && facts.energy === undefined);
  if (gap === null || without.length === 0) return mix;
  const relaxed = [...mix.receipt.relaxed, { ...gap, tracks: without.length }];
  return { ...mix, receipt: { ...mix.receipt, relaxed } };
}

/**
 * Makes a mix for a brief: gathers what could come into it, lets `packages/mix` choose, and says what could not be found out.
 * @throws {StreamingError} when the service refuses the listener or nothing could be gathered.
 */
export function createMakeMix({ gather, choose, findCover, shown, now }: MakeMixOptions): MakeMix {
  async function withCover(track: MixTrack, signal?: AbortSignal): Promise<MixTrack> {
    if (findCover === null || track.image !== defaultTrackImage) return track;
    return { ...track, image: (await findCover(track, signal)) ?? track.image };
  }

  return async (request, call) => {
    const { brief, aimsAtLiked, keep, kept, without, variant } = request;
    const { candidates, playing, played, factsGap } = await gather(request, call);
    const mix = choose(brief, candidates, {
      now: now(),
      played,
      ...(aimsAtLiked && { aimsAtLiked }),
      ...(keep !== undefined && { keep }),
      ...(kept !== undefined && { kept }),
      ...(without !== undefined && { without }),
      ...(variant !== undefined && { variant }),
      ...(playing !== undefined && { playing }),
    });
    const tracks = await Promise.all(mix.tracks.map((track) => withCover(track, call.signal)));
    await shown.remember(tracks);
    return tellGap({ ...mix, tracks }, factsGap);
  };
}
