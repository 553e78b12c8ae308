import { useEffect, useState } from 'react';
import { loadWhenOnline } from './load-when-online.ts';

/**
 * A piece of the page that is fetched ahead, and there with the first drawing that needs it. Where it did not arrive it is asked
 * for once more when it is needed, and a failure shows then. `lazyComponent` is for one component; this for several that come
 * together, where those around them have to know whether they are there.
 * @param load the same function every time
 */
export function useAhead<Piece extends object>(
  load: () => Promise<Piece>,
  isLikely: boolean,
  isNeeded: boolean,
): Piece | null {
  const [piece, setPiece] = useState<Piece | null>(null);
  useEffect(() => {
    if (!isLikely || piece !== null) return;
    loadWhenOnline(load).then(setPiece, (error: unknown) => {
      if (isNeeded)
        setPiece(() => {
          throw error;
        });
    });
  }, [load, isLikely, isNeeded, piece]);
  return piece;
}
