import { type ApiClient, request } from '@silverjobs/api';
import type {
  BodyOf,
  ContractCancellation,
  ContractWithdrawal,
  TestOutcome,
} from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const SUBSCRIPTION_KEY = ['billing', 'subscription'];

/** State of the paid plan; only paid users may ask (silverplus-25). */
export function subscriptionQuery(api: ApiClient) {
  return queryOptions({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: ({ signal }) =>
      request(api.billing, 'GET /candidate_subscription_details', { signal }),
  });
}

/** Asks again for everything that follows from the plan. */
export function refreshSubscription(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
}

/** An own order; never taken from memory, because payments are confirmed elsewhere. */
export function orderQuery(api: ApiClient, orderId: string) {
  return queryOptions({
    queryKey: ['billing', 'order', orderId],
    queryFn: ({ signal }) =>
      request(api.billing, 'GET /candidate_checkout_session/{id}', {
        params: { id: orderId },
        signal,
      }),
    staleTime: 0,
  });
}

/** Starts a checkout; answers where to go (silverplus-12). */
export function checkoutMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /candidate_checkout_session'>) =>
      request(api.billing, 'POST /candidate_checkout_session', { body }),
  });
}

/** The binding order (silverplus-14); answers where to go. */
export function orderMutation(api: ApiClient, orderId: string) {
  return mutationOptions({
    mutationFn: (outcome: TestOutcome | undefined) =>
      request(api.billing, 'POST /candidate_checkout_session/{id}/order', {
        params: { id: orderId },
        body: outcome === undefined ? {} : { outcome },
      }),
  });
}

/** Gives an order up; answers where to go. */
export function abandonOrderMutation(api: ApiClient, orderId: string) {
  return mutationOptions({
    mutationFn: () =>
      request(api.billing, 'POST /candidate_checkout_session/{id}/cancel', {
        params: { id: orderId },
      }),
  });
}

/** Cancels the paid plan to the end of the term (silverplus-27). */
export function cancelSubscriptionMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: () => request(api.billing, 'POST /candidate_cancel_subscription'),
  });
}

/** Where a payment that failed is made (silverplus-46). */
export function payOpenInvoiceMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: () => request(api.billing, 'POST /candidate_subscription/pay'),
    onSuccess: () => refreshSubscription(queries),
  });
}

/** Carries out what was declared, with the link of the mail (silverplus-43). */
export function confirmDeclarationMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (token: string) =>
      request(api.billing, 'POST /contract_declaration/confirm', { body: { token } }),
  });
}

/** Cancels a contract, signed in or not (§ 312k BGB). */
export function contractCancellationMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: ContractCancellation) =>
      request(api.billing, 'POST /contract_cancellation', { body }),
  });
}

/** Withdraws from a contract, signed in or not (§ 356a BGB). */
export function contractWithdrawalMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: ContractWithdrawal) =>
      request(api.billing, 'POST /contract_withdrawal', { body }),
  });
}
