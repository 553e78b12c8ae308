import { type ReactNode, useEffect, useRef } from 'react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { loadWhenOnline } from '../lib/load-when-online.ts';
import type { LongListProps } from './windowed-list.tsx';

/** So many rows are drawn whole: one page of what a service lists. */
const drawnWhole = 50;

const Windowed = lazyComponent(
  async () => (await loadWhenOnline(() => import('./windowed-list.tsx'))).WindowedList<unknown>,
  ({ items, ...rest }) => <WholeList {...rest} items={items.slice(0, drawnWhole)} />,
) as <Item>(props: LongListProps<Item>) => ReactNode;

/** A list of any length. What draws only the rows in sight is loaded for one that is longer than a page. */
export function LongList<Item>(props: LongListProps<Item>) {
  return props.total <= drawnWhole ? <WholeList {...props} /> : <Windowed {...props} />;
}

function WholeList<Item>({ label, items, total, keyOf, renderRow, onNearEnd }: LongListProps<Item>) {
  const nearEnd = useRef(onNearEnd);
  useEffect(() => {
    nearEnd.current = onNearEnd;
  });
  useEffect(() => {
    if (items.length < total && total <= drawnWhole) nearEnd.current();
  }, [items.length, total]);
  return (
    <ul aria-label={label}>
      {items.map((item, index) => (
        <li key={keyOf(item, index)} aria-setsize={total} aria-posinset={index + 1}>
          {renderRow(item, index)}
        </li>
      ))}
    </ul>
  );
}
