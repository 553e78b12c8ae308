import {
  type Brief,
  briefBounds,
  type Constraint,
  type Edit,
  type Like,
  mixBounds,
  type PinnedTrack,
} from '@attune/contract';

/** As much of a mix as an edit needs. */
export interface EditedMix {
  tracks: readonly { id: string; name: string; artists: readonly string[] }[];
}

/** What edits come to: options of the next mix, and what they add to its brief. */
export interface AppliedEdits {
  /** In the order of the mix, each at its place. */
  keep: PinnedTrack[];
  without: string[];
  like: Like[];
  /** Softly: as little of it as can be. */
  avoided: Constraint[];
  /** Whether what is not kept is to be other music, so that the next variant is wanted; else only gaps are filled. */
  anew: boolean;
}

const bounded = (words: string) => words.slice(0, briefBounds.words);

/**
 * What a message did to single tracks, for the next mix. Dropping leaves the others where they are. Keeping, and wanting more
 * or less like one, makes the rest anew. A track that is dropped and kept is dropped. Positions beyond the mix are passed over.
 */
export function applyEdits(mix: EditedMix, edits: readonly Edit[]): AppliedEdits {
  const at = (op: Edit['op']) =>
    new Set(
      edits.flatMap((edit) =>
        edit.op === op ? edit.positions.filter((position) => position <= mix.tracks.length) : [],
      ),
    );
  const [kept, dropped, more, less] = [at('keep'), at('drop'), at('moreLike'), at('lessLike')];
  const anew = kept.size + more.size + less.size > 0;
  const gone = new Set([...dropped, ...less]);
  const stays = (position: number) =>
    !gone.has(position) && (!anew || kept.has(position) || more.has(position));
  const tracks = mix.tracks.map((track, place) => ({ ...track, position: place + 1 }));
  return {
    keep:
      dropped.size > 0 || anew
        ? tracks.filter(({ position }) => stays(position)).map(({ id, position }) => ({ id, position }))
        : [],
    without: tracks.filter(({ position }) => gone.has(position)).map(({ id }) => id),
    like: tracks.filter(({ position }) => more.has(position)).map(likeOf),
    avoided: tracks.filter(({ position }) => less.has(position)).flatMap(avoidedOf),
    anew,
  };
}

function likeOf({ name, artists: [artist] }: EditedMix['tracks'][number]): Like {
  const track = { kind: 'track' as const, name: bounded(name) };
  return artist === undefined ? track : { ...track, artist: bounded(artist) };
}

function avoidedOf({ artists: [artist] }: EditedMix['tracks'][number]): Constraint[] {
  if (artist === undefined) return [];
  return [{ kind: 'artist', value: bounded(artist), matched: bounded(artist), soft: true }];
}

/** The brief with what edits add to it. Where a list is full, what was said last stays. */
export function briefWithEdits(brief: Brief, { like, avoided }: AppliedEdits): Brief {
  const artistOf = ({ kind, value }: Constraint) => (kind === 'artist' ? value : null);
  const before = new Set(brief.avoided.map(artistOf));
  const added = avoided.filter((one) => !before.has(artistOf(one)));
  const others = brief.like.filter(
    (one) => !like.some((other) => JSON.stringify(one) === JSON.stringify(other)),
  );
  return {
    ...brief,
    like: [...others, ...like].slice(-briefBounds.like),
    avoided: withinBounds([...brief.avoided, ...added]),
  };
}

/** What is never to come outweighs what is to come less. */
function withinBounds(avoided: readonly Constraint[]): Constraint[] {
  const tooMany = avoided.length - briefBounds.avoided;
  if (tooMany <= 0) return [...avoided];
  const forgotten = new Set(avoided.filter(({ soft }) => soft === true).slice(0, tooMany));
  return avoided.filter((one) => !forgotten.has(one)).slice(0, briefBounds.avoided);
}

/** Ids that must not come, the newest last, as many as a request may carry. */
export const withoutAll = (before: readonly string[], added: readonly string[]): string[] =>
  [...new Set([...before, ...added])].slice(-mixBounds.without);
