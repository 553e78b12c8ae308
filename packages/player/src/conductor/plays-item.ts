import type { PlayableKind } from './service/messages.ts';
import type { View } from './view.ts';

/** Whether what plays or rests is this track, or was taken from this playlist, album or artist. */
export function playsItem(
  { status, track, source }: View,
  wanted: { kind: PlayableKind; id: string },
): boolean {
  if (status === 'empty' || status === 'failed') return false;
  if (wanted.kind === 'track') return track?.id === wanted.id;
  return source?.kind === wanted.kind && source.id === wanted.id;
}
