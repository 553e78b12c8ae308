import { apiPaths, type LibraryStatus, libraryAnswerSchema } from '@attune/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';

const pollIntervalMs = 2_000;
/** Listening takes hours: its bar need not move as often. */
const listeningIntervalMs = 15_000;

/** When to ask again: only while work is under way. */
export function pollAfter(library: LibraryStatus | null | undefined): number | false {
  if (library?.state === 'opening' || library?.state === 'looking') return pollIntervalMs;
  return library?.analysis?.isAtWork ? listeningIntervalMs : false;
}

/** How far the installation's own music is known; asked again only while work is under way and the tab is seen. */
export function useLibrary() {
  const { listener, keys } = useApi();
  return useQuery({
    queryKey: keys.library,
    queryFn: ({ signal }) => listener.get(apiPaths.library, libraryAnswerSchema, { signal }),
    refetchInterval: ({ state }) => pollAfter(state.data?.library),
    refetchIntervalInBackground: false,
    staleTime: 0,
  });
}
