import { type ApiClient, request } from '@silverjobs/api';
import type { JobImport, JobImportInput } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { employerJobKeys } from './employer-job.ts';
import { uploadParts } from './paper.ts';

const importKeys = {
  all: ['job-imports'] as const,
  list: ['job-imports', 'list'] as const,
  one: (id: number) => ['job-imports', 'one', id] as const,
};

/** Reading a file of a thousand advertisements, or fetching a slow feed, in milliseconds. */
const CALL_TIMEOUT_MS = 90_000;
/** How often a running import is looked at, in milliseconds. */
const LOOK_INTERVAL_MS = 1_500;

/** The last imports, the newest first (ours). */
export function jobImportsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: importKeys.list,
    queryFn: ({ signal }) => request(api.main, 'GET /job_import', { signal }),
  });
}

/** An import with what becomes of each advertisement; looked at again while it is carried out (ours). */
export function jobImportQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: importKeys.one(id),
    queryFn: ({ signal }) => request(api.main, 'GET /job_import/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_INTERVAL_MS : false),
  });
}

/** What is read: a file of this device, or an address. */
type ImportSource = { readonly file: File } | { readonly url: string };

/** Reads a file or a feed; nothing happens yet (ours). */
export function showJobImportMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: async ({
      source,
      ...rest
    }: Omit<JobImportInput, 'source'> & { source: ImportSource }): Promise<JobImport> => {
      const signal = new AbortController().signal;
      const from =
        'url' in source
          ? ({ kind: 'address', url: source.url } as const)
          : ({
              kind: 'upload',
              id: await uploadParts(api, source.file, { signal, onProgress: () => {} }),
            } as const);
      const body = { ...rest, source: from };
      return request(api.main, 'POST /job_import', { body, timeout: CALL_TIMEOUT_MS });
    },
    onSuccess: (shown) => {
      queries.setQueryData(importKeys.one(shown.id), shown);
      return queries.invalidateQueries({ queryKey: importKeys.list });
    },
  });
}

/** Carries out what was shown, for the price that was shown (ours). */
export function confirmJobImportMutation(api: ApiClient, queries: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (netCents: number) =>
      request(api.main, 'POST /job_import/{id}/confirm', {
        params: { id },
        body: { net_cents: netCents },
      }),
    onSuccess: (confirmed) => {
      queries.setQueryData(importKeys.one(id), confirmed);
      return queries.invalidateQueries({ queryKey: importKeys.list });
    },
  });
}

/** What an import has changed is not as it is cached any more. */
export const forgetEmployerJobs = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: employerJobKeys.all });
