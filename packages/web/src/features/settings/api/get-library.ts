import { apiPaths, type LibraryStatus, libraryAnswerSchema } from '@attune/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';

const pollIntervalMs = 2_000;
/** When to ask again: only while work is under way. */
export const pollAfter = (state: LibraryStatus['state'] | undefined): number | false =>
  state === 'opening' || state === 'looking' ? pollIntervalMs : false;

/** How far the installation's own music is known; asked again only while work is under way and the tab is seen. */
export function useLibrary() {
  const { listener, keys } = useApi();
  return useQuery({
    queryKey: keys.library,
    queryFn: ({ signal }) => listener.get(apiPaths.library, libraryAnswerSchema, { signal }),
    refetchInterval: ({ state }) => pollAfter(state.data?.library?.state),
    refetchIntervalInBackground: false,
    staleTime: 0,
  });
}
