import { QueryClient } from '@tanstack/react-query';

/** As the application's, for tests of a single hook: asks once and says what came of it. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
}
