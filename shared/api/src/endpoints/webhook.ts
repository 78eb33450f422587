import { type ApiClient, request } from '@silverjobs/api';
import type { WebhookDelivery } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const hookKeys = {
  all: ['webhooks'] as const,
  list: ['webhooks', 'list'] as const,
  deliveries: (id: number) => ['webhooks', 'deliveries', id] as const,
};

/** How often what is on its way is looked at again, in milliseconds. */
const LOOK_INTERVAL_MS = 3_000;
/** Something is tried at any moment. */
const isDue = ({ state, next_at }: WebhookDelivery) =>
  state === 'waiting' && next_at !== null && next_at <= Date.now() + LOOK_INTERVAL_MS;

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
    refetchInterval: ({ state }) => (state.data?.some(isDue) ? LOOK_INTERVAL_MS : false),
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
