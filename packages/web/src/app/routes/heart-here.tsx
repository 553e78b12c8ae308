import { type ComponentProps, lazy, Suspense } from 'react';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { IslandBoundary } from '../island-boundary.tsx';

const LikeHere = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./like-here.tsx'))).LikeHere,
}));

/** A heart where no list of songs is shown, fetched with the first of them. */
export function HeartHere(props: ComponentProps<typeof LikeHere>) {
  return (
    <IslandBoundary fallback={null}>
      <Suspense fallback={props.words === undefined && <span className="size-11 shrink-0" />}>
        <LikeHere {...props} />
      </Suspense>
    </IslandBoundary>
  );
}
