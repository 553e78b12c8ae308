import { useEffect, useState } from 'react';
import { log } from '../../lib/log.ts';

type Catalogue = Pick<typeof import('@attune/task-catalogue'), 'getTaskType' | 'requestSnippets'>;

/** The catalogue of model tasks, which weighs too much to come along unasked. `null` until it is here. */
export function useCatalogue(isNeeded: boolean): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    const load = async () => {
      try {
        const { getTaskType, requestSnippets } = await import('@attune/task-catalogue');
        if (!isGone) setCatalogue({ getTaskType, requestSnippets });
      } catch (error) {
        log.error('The catalogue of model tasks did not load.', error);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return catalogue;
}
