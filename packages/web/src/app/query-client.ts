import { QueryClient } from '@tanstack/react-query';

/** Reads are retried once in the server, where the wait is known; the browser asks once and says what came of it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
