import type { MixTrack } from '@attune/contract';
import type { PointerEvent } from 'react';
import type { MixPlayable, MixPlayback } from './mix-playback.ts';

export interface MixRowProps {
  track: MixTrack;
  /** Counted from 0. */
  place: number;
  of: number;
  /** The last place a row can be put to. */
  last: number;
  isPinned: boolean;
  playback: MixPlayback;
  item: MixPlayable;
  onGrip: (event: PointerEvent) => void;
  onMove: (to: number) => void;
  onPin: () => void;
  onMoreLike: () => void;
  onRemove: () => void;
  onSaid: (words: string) => void;
}
