import { type ApiClient, apiErrorBody, isPassingFailure, request } from '@silverjobs/api';
import type { Paper } from '@silverjobs/contract';
import { PAPER_CHUNK_BYTES } from '@silverjobs/contract/constants';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const papersKey = ['papers'] as const;

/** Waits between the attempts of one part, in milliseconds. */
const RETRY_DELAYS_MS = [1_000, 3_000, 6_000];
/** A part on a slow line, and the check of a large file, in milliseconds. */
const CALL_TIMEOUT_MS = 90_000;

/** The own papers, the newest first (ours). */
export function papersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: papersKey,
    queryFn: ({ signal }) => request(api.main, 'GET /paper', { signal }),
  });
}

/**
 * What an own paper says for the profile; read anew each time and kept nowhere (ours).
 * @param withModel the person has agreed that a language model reads it, too
 */
export function cvFieldsQuery(api: ApiClient, id: number, withModel = false) {
  return queryOptions({
    queryKey: ['cv-fields', id, withModel],
    queryFn: ({ signal }) =>
      request(api.main, 'POST /paper/{id}/cv_fields', {
        params: { id },
        query: withModel ? { with: 'model' } : {},
        signal,
        timeout: CALL_TIMEOUT_MS,
      }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** What the first page of an own paper looks like; a replaced one is asked for anew (ours). */
export function paperPreviewQuery(api: ApiClient, { id, updated_at }: Paper) {
  return queryOptions({
    queryKey: ['paper-preview', id, updated_at],
    queryFn: ({ signal }) =>
      request(api.main, 'POST /paper/{id}/preview', {
        params: { id },
        signal,
        timeout: CALL_TIMEOUT_MS,
      }),
    staleTime: Infinity,
    retry: false,
  });
}

/** Puts a paper at the beginning of the cached list, in place of the one it replaces. */
export function cachePaper(queries: QueryClient, paper: Paper): void {
  queries.setQueryData<Paper[]>(
    papersKey,
    (list) => list && [paper, ...list.filter(({ id }) => id !== paper.id)],
  );
}

/** Gives a paper another name (ours). */
export function renamePaperMutation(api: ApiClient, queries: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (body: { name: string }) =>
      request(api.main, 'PATCH /paper/{id}', { params: { id }, body }),
    onSuccess: (renamed) =>
      queries.setQueryData<Paper[]>(papersKey, (list) =>
        list?.map((one) => (one.id === id ? renamed : one)),
      ),
  });
}

/** Deletes a paper, for those as well who have got it (ours). */
export function deletePaperMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => request(api.main, 'DELETE /paper/{id}', { params: { id } }),
    onSuccess: (_, id) =>
      queries.setQueryData<Paper[]>(papersKey, (list) => list?.filter((one) => one.id !== id)),
  });
}

/** What is to be opened: an own paper, one that came along, or all of a conversation. */
export interface PaperTarget {
  kind: 'paper' | 'attached' | 'all' | 'all-pdf';
  id: number;
}

const LINKS = {
  paper: 'POST /paper/{id}/link',
  attached: 'POST /message_paper/{id}/link',
} as const;

/** Fetches a short-lived address under which a browser can save the file (ours). */
export function paperLinkMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: async ({ kind, id }: PaperTarget): Promise<string> => {
      const { url } =
        kind === 'paper' || kind === 'attached'
          ? await request(api.main, LINKS[kind], { params: { id } })
          : await request(api.main, 'POST /communication/{id}/papers_link', {
              params: { id },
              query: { as: kind === 'all' ? 'zip' : 'pdf' },
            });
      return api.main.getUri({ url });
    },
  });
}

export interface UploadOptions {
  /** The paper whose place the file takes. */
  replaces?: number | undefined;
  /** Told how many bytes have arrived. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** What a part holds, as base64. */
function toBase64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // 'data:…;base64,' stands before it.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(part);
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries again what failed on the way. */
async function withRetries<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await send();
    } catch (error) {
      if (signal.aborted || !isPassingFailure(error)) throw error;
      await wait(delay);
    }
  }
  return send();
}

/**
 * Sends a file in parts; one that was broken off goes on where it was, also after a reload (ours).
 * @returns the id of the upload
 * @throws AxiosError with the sentence why a file is refused
 */
export async function uploadParts(
  api: ApiClient,
  file: File,
  { replaces, onProgress, signal }: UploadOptions,
): Promise<string> {
  const call = { signal, timeout: CALL_TIMEOUT_MS };
  const body = {
    name: file.name,
    bytes: file.size,
    fingerprint: String(file.lastModified),
    ...(replaces !== undefined && { replaces }),
  };
  const { id, received } = await request(api.main, 'POST /paper_upload', { body, ...call });
  let sent = received;
  onProgress(sent);
  while (sent < file.size) {
    const offset = sent;
    const content = await toBase64(file.slice(offset, offset + PAPER_CHUNK_BYTES));
    const part = { params: { id }, body: { offset, content }, ...call };
    const answer = await withRetries(signal, () =>
      request(api.main, 'PUT /paper_upload/{id}', part),
    );
    sent = answer.received;
    onProgress(sent);
  }
  return id;
}

/**
 * Sends a file and has it checked and kept as a paper (ours).
 * @throws AxiosError with the sentence why a file is refused
 */
export async function uploadPaper(
  api: ApiClient,
  file: File,
  options: UploadOptions,
): Promise<Paper> {
  const id = await uploadParts(api, file, options);
  const call = { signal: options.signal, timeout: CALL_TIMEOUT_MS };
  // Not tried again by itself: a file that takes long to check would be checked twice.
  return request(api.main, 'POST /paper_upload/{id}/finish', { params: { id }, ...call });
}

/** Whether what was sent has arrived and can be sent on. */
export function canGoOn(error: unknown): boolean {
  return isPassingFailure(error) || apiErrorBody(error)?.code === 'unavailable';
}
