import { type ApiClient, apiErrorStatus, type CallInput, request } from '@silverjobs/api';
import type { CallKey, ResponseOf } from '@silverjobs/contract';
import { ASSISTANT_RETRIES, ASSISTANT_TIMEOUT_MS } from '@silverjobs/contract/constants';
import { queryOptions } from '@tanstack/react-query';

export type AssistantCall = Extract<
  CallKey,
  | `POST /chat/${string}`
  | `POST /cover-letter/${string}`
  | `POST /interview/${string}`
  | `POST /job-coach/${string}`
>;

/** Before each retry it is waited longer, in milliseconds. */
const RETRY_DELAY_MS = 1_000;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * One call of an assistant, with its long time-out and three retries where no answer came or the
 * server failed (assistants-12). Messages carry a client_key, so that a repeated one is answered once.
 * @throws AxiosError of the last try
 */
export async function callAssistant<K extends AssistantCall>(
  api: ApiClient,
  key: K,
  input: CallInput<K>,
): Promise<ResponseOf<K>> {
  for (let retries = 0; ; retries += 1) {
    try {
      const call = { ...input, timeout: ASSISTANT_TIMEOUT_MS };
      return (await request(api.assistants, key, call)) as ResponseOf<K>;
    } catch (error) {
      const status = apiErrorStatus(error);
      const isOver = retries >= ASSISTANT_RETRIES || input.signal?.aborted;
      if (isOver || (status !== null && status < 500)) throw error;
      await wait(RETRY_DELAY_MS * 2 ** retries);
    }
  }
}

/** What the assistants get to know of the candidate, still with internal fields (assistants-17). */
export function candidateAgentQuery(api: ApiClient, candidateId: number) {
  return queryOptions({
    queryKey: ['candidate', 'agent', candidateId],
    queryFn: ({ signal }) =>
      request(api.auth, 'GET /candidate/{id}/agent', { params: { id: candidateId }, signal }),
    // The profile may have changed since the last conversation.
    staleTime: 0,
  });
}
