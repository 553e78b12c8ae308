import { lazy, Suspense } from 'react';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { IslandBoundary } from '../island-boundary.tsx';

const LikeHere = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./like-here.tsx'))).LikeHere,
}));

export interface HeartHereProps {
  id: string;
  name: string;
  words?: string;
  /** Whether the song is liked is asked for when a pointer or the focus comes to the heart: for where each call counts. */
  asksWhenReached?: boolean;
}

/** A heart where no list of songs is shown, fetched with the first of them. */
export function HeartHere(props: HeartHereProps) {
  return (
    <IslandBoundary fallback={null}>
      <Suspense fallback={props.words === undefined && <span className="size-11 shrink-0" />}>
        <LikeHere {...props} />
      </Suspense>
    </IslandBoundary>
  );
}
