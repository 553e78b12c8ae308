import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface DragOrder {
  /** Id of what is dragged; `null` while nothing is. */
  dragged: string | null;
  /** Call it when a pointer is pressed on the handle of a row. */
  begin(event: PointerEvent, id: string): void;
  /** Rows as they stand while one of them is dragged. */
  inOrder<T extends { id: string }>(rows: readonly T[]): readonly T[];
}

/**
 * Lets the rows of a list be dragged to another place. While one is, the others make room; it counts when the pointer
 * is let go, and Escape or a pointer that is taken away leaves everything as it was.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, to: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<{ id: string; to: number } | null>(null);
  const end = useRef<() => void>(() => {});
  useEffect(() => () => end.current(), []);

  return {
    dragged: drag?.id ?? null,
    begin(event, id) {
      if (event.button !== 0) return;
      end.current();
      const stop = new AbortController();
      const { signal } = stop;
      let to: number | null = null;
      end.current = () => {
        stop.abort();
        setDrag(null);
      };
      // The row moves within the document, which would end a capture of the pointer by its handle.
      const target = event.currentTarget.ownerDocument;
      target.addEventListener(
        'pointermove',
        ({ clientY, pointerId }) => {
          if (pointerId !== event.pointerId) return;
          const rows = [...(list.current?.children ?? [])];
          const under = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
          to = under === -1 ? rows.length - 1 : under;
          setDrag({ id, to });
        },
        { signal },
      );
      target.addEventListener(
        'pointerup',
        () => {
          end.current();
          if (to !== null) onDrop(id, to);
        },
        { signal },
      );
      target.addEventListener('pointercancel', () => end.current(), { signal });
      target.addEventListener('keydown', ({ key }) => key === 'Escape' && end.current(), { signal });
    },
    inOrder(rows) {
      const from = rows.findIndex(({ id }) => id === drag?.id);
      const row = rows[from];
      return drag === null || row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(drag.to, 0, row);
    },
  };
}
