import { defaultTrackImage } from '@attune/contract';
import { clockTime } from '@attune/player/clock-time';
import type { Controls, View } from '@attune/player/conductor';
import { GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { CoverImage } from '../../components/cover-image.tsx';
import { useDragOrder } from '../../components/use-drag-order.ts';
import { rowsToCome } from './queue-rows.ts';
import { screenTexts as texts } from './screen-texts.ts';

const atATime = 30;

/** What is still to come, which can be put in another order by dragging a row's handle or by arrow keys on it. */
export function QueueList({ controls, view }: { controls: Controls; view: View }) {
  const { queue, at } = view;
  const coming = useMemo(() => rowsToCome({ queue, at }), [queue, at]);
  const [most, setMost] = useState(atATime);
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const drag = useDragOrder(list, move);
  const rows = drag.inOrder(coming.slice(0, most));

  function move(id: string, to: number): void {
    const row = coming.find((one) => one.id === id);
    const target = coming[to];
    if (row === undefined || target === undefined || target === row) return;
    controls.move(row.place, target.place);
    say(texts.moved(row.track.name, to + 1, coming.length));
  }

  function moveByKey(event: KeyboardEvent, id: string, index: number): void {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: coming.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(id, to);
  }

  function remove(index: number): void {
    const row = coming[index];
    if (row === undefined) return;
    controls.remove(row.place);
    say(texts.removed(row.track.name));
    // The row takes its button along; reading goes on at the one that follows it.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {coming.length === 0 && <p className="text-muted text-s">{texts.queueEmpty}</p>}
      <ol ref={list} aria-label={texts.queue} className="flex flex-col">
        {rows.map(({ id, track, place }, index) => (
          <li key={id} data-dragged={drag.dragged === id || undefined} className="queue-row">
            <button
              type="button"
              aria-label={texts.order(track.name, index + 1, coming.length)}
              className="grip w-8"
              onPointerDown={(event) => drag.begin(event, id)}
              onKeyDown={(event) => moveByKey(event, id, index)}
            >
              <GripVertical size={16} aria-hidden />
            </button>
            <button
              type="button"
              aria-label={texts.playFrom(track.name)}
              className="queue-track"
              onClick={() => controls.playAt(place)}
            >
              <CoverImage src={track.image} fallback={defaultTrackImage} sizePx={44} />
              <span className="min-w-0 grow">
                <span dir="auto" className="block truncate font-semibold text-s" title={track.name}>
                  {track.name}
                </span>
                <span dir="auto" className="block truncate text-muted text-xs" title={track.artist}>
                  {track.artist}
                </span>
              </span>
              <span className="text-muted text-xs tabular-nums">{clockTime(track.durationMs)}</span>
            </button>
            <button
              type="button"
              data-remove
              aria-label={texts.remove(track.name)}
              className="icon-button"
              onClick={() => remove(index)}
            >
              <X size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      {coming.length > most && (
        <button type="button" className="button button-quiet mt-2" onClick={() => setMost(most + atATime)}>
          {texts.showMore(Math.min(atATime, coming.length - most))}
        </button>
      )}
    </>
  );
}
