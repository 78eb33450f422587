import { type ApiClient, request } from '@silverjobs/api';
import type { WebhookDelivery } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const hookKeys = {
  all: ['webhooks'] as const,
  list: ['webhooks', 'list'] as const,
  deliveries: (id: number) => ['webhooks', 'deliveries', id] as const,
};

/** How often what is tried at any moment is looked at again, in milliseconds. */
const LOOK_INTERVAL_MS = 3_000;

/** When to look again: soon after the next attempt. @returns milliseconds; false where nothing is on its way */
function untilNextAttempt(deliveries: readonly WebhookDelivery[] = []): number | false {
  const attempts = deliveries.flatMap(({ state, next_at }) =>
    state === 'waiting' && next_at !== null ? [next_at] : [],
  );
  if (attempts.length === 0) return false;
  return Math.max(0, Math.min(...attempts) - Date.now()) + LOOK_INTERVAL_MS;
}

/** Addresses of the employer's programmes (ours). */
export function webhooksQuery(api: ApiClient) {
  return queryOptions({
    queryKey: hookKeys.list,
    queryFn: ({ signal }) => request(api.main, 'GET /webhook', { signal }),
  });
}

/** What was sent to an address (ours). */
export function deliveriesQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: hookKeys.deliveries(id),
    queryFn: ({ signal }) =>
      request(api.main, 'GET /webhook/{id}/deliveries', { params: { id }, signal }),
    refetchInterval: ({ state }) => untilNextAttempt(state.data),
  });
}

/** Adds an address; the answer is the only one that holds its secret (ours). */
export function addWebhookMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (body: { url: string }) => request(api.main, 'POST /webhook', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: hookKeys.list }),
  });
}

/** Tells an address nothing any more (ours). */
export function deleteWebhookMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => request(api.main, 'DELETE /webhook/{id}', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: hookKeys.list }),
  });
}

/** Switches an address on again (ours). */
export function resumeWebhookMutation(api: ApiClient, queries: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: () => request(api.main, 'POST /webhook/{id}/resume', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: hookKeys.all }),
  });
}

/** Sends an event that means nothing (ours). */
export function testWebhookMutation(api: ApiClient, queries: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: () => request(api.main, 'POST /webhook/{id}/test', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: hookKeys.deliveries(id) }),
  });
}

/** Sends an event once more (ours). @param hook the address that it goes to */
export function resendDeliveryMutation(api: ApiClient, queries: QueryClient, hook: number) {
  return mutationOptions({
    mutationFn: (id: number) =>
      request(api.main, 'POST /webhook_delivery/{id}/resend', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: hookKeys.deliveries(hook) }),
  });
}
