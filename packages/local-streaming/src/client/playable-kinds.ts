import type { PlayableKind } from '../player-session/messages.ts';

export type { PlayableKind };

/** Kinds that have a Play button; stated here as well, so that the script needs no schema library. */
export const playableKinds = [
  'playlist',
  'album',
  'artist',
  'track',
] as const satisfies readonly PlayableKind[];
