import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface LongListProps<Item> {
  label: string;
  items: readonly Item[];
  /** How long the whole list is, of which `items` are the beginning. */
  total: number;
  keyOf: (item: Item, index: number) => string;
  renderRow: (item: Item, index: number) => ReactNode;
  /** The end of what is there comes near. */
  onNearEnd: () => void;
}

/** As high a song is on a desktop. */
const guessedRowPx = 78;
/** Rows outside the window that stand ready. */
const overscan = 8;

/** A list of any length that scrolls with the page: only the rows in sight, and a few beside them, are there. */
export function WindowedList<Item>(props: LongListProps<Item>) {
  const { label, items, total, keyOf, renderRow, onNearEnd } = props;
  const list = useRef<HTMLUListElement>(null);
  const usualRowPx = useRef(guessedRowPx);
  const [topPx, setTopPx] = useState(0);
  // What stands above the list may grow and shrink.
  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect().top ?? 0;
    setTopPx(Math.round(place + window.scrollY));
  });
  // Where each row stands is counted anew, all the list long, whenever this is another function.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item, index);
    },
    [items, keyOf],
  );
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => usualRowPx.current,
    overscan,
    scrollMargin: topPx,
    getItemKey,
  });
  const rows = virtualizer.getVirtualItems();
  const hasRows = rows.length > 0;
  // A row of another height than was expected has all that follow counted anew: what is expected is what the first rows have.
  useLayoutEffect(() => {
    if (!hasRows) return;
    const heights = [...(list.current?.children ?? [])].map((row) => (row as HTMLElement).offsetHeight);
    const middle = heights.sort((a, b) => a - b)[heights.length >> 1] ?? 0;
    if (middle === 0 || middle === usualRowPx.current) return;
    usualRowPx.current = middle;
    virtualizer.measure();
  }, [hasRows, virtualizer]);
  const last = rows.at(-1)?.index ?? 0;
  const nearEnd = useRef(onNearEnd);
  useEffect(() => {
    nearEnd.current = onNearEnd;
  });
  useEffect(() => {
    if (items.length > 0 && last >= items.length - 1) nearEnd.current();
  }, [last, items.length]);
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {rows.map(({ key, index, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - topPx}px)` }}
            >
              <Row item={item} index={index} renderRow={renderRow} />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface RowProps<Item> extends Pick<LongListProps<Item>, 'renderRow'> {
  item: Item;
  index: number;
}

/** Scrolling draws the rows that come into sight, and leaves those that stay as they are. */
const Row = memo(function Row<Item>({ item, index, renderRow }: RowProps<Item>) {
  return renderRow(item, index);
}) as <Item>(props: RowProps<Item>) => ReactNode;
