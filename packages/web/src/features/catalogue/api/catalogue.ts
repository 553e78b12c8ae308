import { albumAnswerSchema, apiPaths, artistAnswerSchema, trackAnswerSchema } from '@attune/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';

/** What a catalogue says of a track or a record hardly ever changes. */
const freshMs = 60 * 60 * 1000;
/** Without a network a call fails at once and says so. */
const lasting = { networkMode: 'always', staleTime: freshMs } as const;

const pathOf = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));

export function useTrack(id: string) {
  const { listener, keys } = useApi();
  return useQuery({
    ...lasting,
    queryKey: keys.track(id),
    queryFn: ({ signal }) => listener.get(pathOf(apiPaths.track, id), trackAnswerSchema, { signal }),
  });
}

export function useAlbum(id: string) {
  const { listener, keys } = useApi();
  return useQuery({
    ...lasting,
    queryKey: keys.album(id),
    queryFn: ({ signal }) => listener.get(pathOf(apiPaths.album, id), albumAnswerSchema, { signal }),
  });
}

export function useArtist(id: string) {
  const { listener, keys } = useApi();
  return useQuery({
    ...lasting,
    queryKey: keys.artist(id),
    queryFn: ({ signal }) => listener.get(pathOf(apiPaths.artist, id), artistAnswerSchema, { signal }),
  });
}
