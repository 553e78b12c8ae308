import type { MixRequest, MixTrack } from '@attune/contract';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDragOrder } from '../../components/use-drag-order.ts';
import type { MixPlayback } from './mix-playback.ts';
import { MixRow } from './mix-row.tsx';
import { RowSkeleton } from './mix-skeleton.tsx';
import type { Mixes } from './mixes.ts';
import { texts } from './texts.ts';

interface MixListProps {
  id: string;
  mixes: Mixes;
  label: string;
  tracks: readonly MixTrack[];
  madeWith: MixRequest;
  /** So many of them, from the first. */
  shown: number;
  pinned: readonly string[];
  /** Another track is awaited in the place of each of these. */
  leaving: readonly string[];
  playback: MixPlayback;
  /** What was done, for who cannot see it. */
  onSaid: (words: string) => void;
}

/** The tracks in their order, which can be changed by dragging a row's handle or by arrow keys on it. */
export function MixList(props: MixListProps) {
  const { id, mixes, label, tracks, madeWith, shown, pinned, leaving, playback, onSaid } = props;
  const list = useRef<HTMLOListElement>(null);
  const drag = useDragOrder(list, move);
  const rows = drag.inOrder(tracks.slice(0, shown));
  const queue = tracks.map((track) => track.id);

  function remove(trackId: string, name: string, place: number): void {
    flushSync(() => {
      mixes.remove(id, trackId);
      onSaid(texts.removed(name));
    });
    const options = list.current?.querySelectorAll<HTMLElement>('[data-row-options]') ?? [];
    options[Math.min(place, options.length - 1)]?.focus();
  }

  function move(trackId: string, to: number): void {
    const name = tracks.find((track) => track.id === trackId)?.name;
    if (name === undefined || to < 0 || to >= shown || to >= tracks.length) return;
    const focused = document.activeElement;
    flushSync(() => {
      mixes.move(id, trackId, to);
      onSaid(texts.moved(name, to + 1, tracks.length));
    });
    // A row that is put elsewhere in the document loses the focus.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    focused?.scrollIntoView?.({ block: 'nearest' });
  }

  return (
    <ol ref={list} aria-label={label}>
      {rows.map((track, place) => (
        <li key={track.id} data-dragged={drag.dragged === track.id || undefined}>
          {leaving.includes(track.id) ? (
            <RowSkeleton />
          ) : (
            <MixRow
              track={track}
              place={place}
              of={tracks.length}
              last={rows.length - 1}
              isPinned={pinned.includes(track.id)}
              playback={playback}
              item={{ kind: 'track', id: track.id, name: track.name, queue, madeWith }}
              onSaid={onSaid}
              onGrip={(event) => drag.begin(event, track.id)}
              onMove={(to) => move(track.id, to)}
              onPin={() => mixes.togglePin(id, track.id)}
              onMoreLike={() => {
                onSaid('');
                mixes.moreLike(id, track.id);
              }}
              onRemove={() => remove(track.id, track.name, place)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
