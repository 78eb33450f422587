import { QueryClient } from '@tanstack/react-query';
import { apiErrorStatus } from './api-error.ts';

const RETRIES = 2;

/** An answer from the server is final; only a missing answer or a server fault is asked again. */
function shouldRetry(failures: number, error: unknown): boolean {
  const status = apiErrorStatus(error);
  return failures < RETRIES && (status === null || status >= 500);
}

/** Creates the query client; one for each request on the server, one in the browser (formats-17). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network calls fail and say so; waiting in silence looks like a hung page.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
