import {
  type Brief,
  type Edit,
  type Mix,
  type MixRequest,
  type MixStage,
  type MixTrack,
  mixBounds,
  type PinnedTrack,
} from '@attune/contract';
import { applyEdits, briefWithEdits, withoutAll } from '@attune/mix/edits';

/** A mix as it came, what it was asked with, and the tracks the listener wants to keep. */
export interface MixVersion {
  request: MixRequest;
  mix: Mix;
  pinned: readonly string[];
  /** The track that was put elsewhere by hand, where nothing else sets it apart from the version before. */
  moved?: string | undefined;
}

/** What a mix is made from, and what it goes on from. */
export interface MixOrigin {
  brief: Brief;
  /** What the message was taken for; absent for what was done by hand. */
  intent: string | undefined;
  edits: readonly Edit[];
  /** Tracks it is made around, which are pinned from the start. */
  around?: readonly PinnedTrackAt[] | undefined;
}

type PinnedTrackAt = Exclude<PinnedTrack, string>;

/** What is asked next, and the tracks that are then pinned. */
export interface NextMix {
  request: MixRequest;
  pinned: readonly string[];
}

/** After these the music goes on from that of before; any other begins anew. */
const goesOn: ReadonlySet<string | undefined> = new Set(['refine', 'again', undefined]);

/** The first mix for a brief, which keeps what was pinned and keeps out what was removed as long as the wish goes on. */
export function firstMix({ brief, intent, edits, around }: MixOrigin, before: MixVersion | null): NextMix {
  if (around !== undefined)
    return { request: { brief, keep: [...around] }, pinned: around.map(({ id }) => id) };
  if (before === null || !goesOn.has(intent)) return { request: { brief }, pinned: [] };
  const isAnother = intent === 'again';
  if (edits.length > 0) return edited({ ...before, request: { ...before.request, brief } }, edits, isAnother);
  return isAnother
    ? anotherMix({ ...before, request: { ...before.request, brief } })
    : {
        request: requestOf(brief, {
          keep: keptIn(before, before.pinned),
          without: before.request.without ?? [],
          variant: variantOf(before),
        }),
        pinned: before.pinned,
      };
}

/** Other music for the same brief; what is pinned stays in its place. */
export function anotherMix(version: MixVersion): NextMix {
  const { request, mix, pinned } = version;
  const shown = mix.tracks.map(({ id }) => id).filter((id) => !pinned.includes(id));
  return {
    request: requestOf(request.brief, {
      keep: keptIn(version, pinned),
      without: withoutAll(request.without ?? [], shown),
      variant: variantOf(version) + 1,
    }),
    pinned,
  };
}

/** The version with tracks on their way out: they are kept out, and pinned no more. */
export function withoutTracks(version: MixVersion, ids: readonly string[]): MixVersion {
  if (ids.length === 0) return version;
  const { request, pinned } = version;
  return {
    ...version,
    request: { ...request, without: withoutAll(request.without ?? [], ids) },
    pinned: pinned.filter((id) => !ids.includes(id)),
  };
}

/** Others in the places of what is kept out; the rest stays where it is. */
export function refilled({ request, mix, pinned }: MixVersion): NextMix {
  const without = request.without ?? [];
  const stays = mix.tracks.map(({ id }) => id).filter((id) => !without.includes(id));
  const kept = { keep: keptIn({ mix }, stays), without, variant: variantOf({ request }) };
  return { request: requestOf(request.brief, kept, pinned), pinned };
}

/** The track at the end, as it was put there by hand. */
export const withAdded = (version: MixVersion, id: string): NextMix =>
  withPut(version, [id], version.mix.tracks.length + 1);

/** Tracks at a place, counted from 1, and pinned there; the rest stays in its order. */
function withPut({ request, mix, pinned }: MixVersion, ids: readonly string[], at: number): NextMix {
  const isOther = (id: string) => !ids.includes(id);
  const order = mix.tracks
    .map((track) => track.id)
    .filter(isOther)
    .toSpliced(at - 1, 0, ...ids);
  const keep = order.map((id, place) => ({ id, position: place + 1 }));
  const without = (request.without ?? []).filter(isOther);
  const kept = [...pinned.filter(isOther), ...ids];
  return {
    request: requestOf(request.brief, { keep, without, variant: variantOf({ request }) }, kept),
    pinned: kept,
  };
}

/** The track and what is pinned stay; the rest is made anew, with more like it. */
export const moreLikeTrack = (version: MixVersion, id: string): NextMix =>
  edited(version, [{ op: 'moreLike', positions: [positionOf(version, id)] }]);

/** What edits come to; `keep` pins. */
export function edited(version: MixVersion, edits: readonly Edit[], isAnother = false): NextMix {
  const { request, mix } = version;
  const put = edits.find(({ ids }) => ids);
  if (put?.ids) return withPut(version, put.ids, put.positions[0] ?? 1);
  const applied = applyEdits(mix, edits);
  const gone = new Set(applied.without);
  const kept = edits.flatMap(({ op, positions }) => (op === 'keep' ? positions : []));
  const keptIds = kept.flatMap((position) => mix.tracks[position - 1]?.id ?? []);
  const pinned = [...new Set([...version.pinned, ...keptIds])].filter((id) => !gone.has(id));
  const stays = new Set([...applied.keep.map(idOf), ...pinned]);
  const isAnew = applied.anew || isAnother;
  const left = isAnew ? mix.tracks.filter(({ id }) => !stays.has(id)).map(({ id }) => id) : [];
  return {
    request: requestOf(
      briefWithEdits(request.brief, applied),
      {
        keep: keptIn(version, [...stays]),
        without: withoutAll(
          request.without ?? [],
          isAnother ? [...applied.without, ...left] : applied.without,
        ),
        variant: variantOf(version) + (isAnew ? 1 : 0),
      },
      pinned,
    ),
    pinned,
  };
}

/** The track at another place, counted from 0; the line of stages is that of the new order. */
export function withTrackAt(version: MixVersion, id: string, to: number): MixVersion {
  const { mix } = version;
  const from = positionOf(version, id) - 1;
  const track = mix.tracks[from];
  if (track === undefined || to < 0 || to >= mix.tracks.length || to === from) return version;
  const tracks = mix.tracks.toSpliced(from, 1).toSpliced(to, 0, track);
  const stages = stagesAlong(tracks, mix.receipt.stages);
  return { ...version, mix: { ...mix, tracks, receipt: { ...mix.receipt, stages } }, moved: id };
}

function stagesAlong(tracks: readonly MixTrack[], stages: readonly MixStage[]): MixStage[] {
  return stages.map((stage, at) => {
    const stretch = tracks.slice(stages[at - 1]?.until ?? 0, stage.until);
    const mean = (axis: 'valence' | 'energy') => {
      const known = stretch.flatMap(({ facts }) => facts[axis] ?? []);
      return known.length === 0 ? stage[axis] : known.reduce((sum, value) => sum + value, 0) / known.length;
    };
    return { until: stage.until, valence: mean('valence'), energy: mean('energy') };
  });
}

const idOf = (kept: PinnedTrack): string => (typeof kept === 'string' ? kept : kept.id);
const variantOf = ({ request }: Pick<MixVersion, 'request'>): number => request.variant ?? 0;
const positionOf = ({ mix }: MixVersion, id: string): number =>
  mix.tracks.findIndex((track) => track.id === id) + 1;

/** Tracks at the places where they stand. */
const keptIn = ({ mix }: Pick<MixVersion, 'mix'>, ids: readonly string[]): PinnedTrack[] =>
  mix.tracks.flatMap(({ id }, place) => (ids.includes(id) ? [{ id, position: place + 1 }] : []));

/** @param pinned of what stays, the tracks the listener keeps; absent: all of them */
function requestOf(
  brief: Brief,
  { keep, without, variant }: { keep: PinnedTrack[]; without: readonly string[]; variant: number },
  pinned?: readonly string[],
): MixRequest {
  return {
    brief,
    ...(keep.length > 0 && { keep }),
    ...(pinned !== undefined && pinned.length < keep.length && { kept: [...pinned] }),
    ...(without.length > 0 && { without: [...without] }),
    ...(variant > 0 && { variant: variant % (mixBounds.variant + 1) }),
  };
}
