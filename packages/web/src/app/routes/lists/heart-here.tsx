import type { ComponentProps } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { IslandBoundary } from '../../island-boundary.tsx';

const LikeHere = lazyComponent(
  async () => (await loadWhenOnline(() => import('./like-here.tsx'))).LikeHere,
  ({ words }) => words === undefined && <span className="size-11 shrink-0" />,
);

/** A heart where no list of songs is shown, fetched with the first of them. */
export function HeartHere(props: ComponentProps<typeof LikeHere>) {
  return (
    <IslandBoundary fallback={null}>
      <LikeHere {...props} />
    </IslandBoundary>
  );
}
