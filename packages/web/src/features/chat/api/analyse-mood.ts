import { apiPaths, moodAnswerSchema } from '@attune/contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.tsx';

/** Sends the listener's text exactly as typed; answers with a mood, playlists and a sentence. */
export function useAnalyseMood() {
  const { listener } = useApi();
  return useMutation({
    mutationFn: ({ text, signal }: { text: string; signal: AbortSignal }) =>
      listener.post(apiPaths.mood, { text }, moodAnswerSchema, { signal }),
  });
}
