import { type ApiClient, request } from '@silverjobs/api';
import type { BodyOf, INVOICE_FILTERS, QueryOf } from '@silverjobs/contract';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { renewOperator } from './operator.ts';
import { type OwnerFilter, page, pages } from './operator-pages.ts';

/** Orders of the paid plan (operators-19). */
export function ordersQuery(api: ApiClient, search: string) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'orders', search],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/order', {
        query: { ...page(pageParam), ...(search && { search }) },
        signal,
      }),
    ...pages,
  });
}

/** Invoices of everybody (operators-19). */
export function allInvoicesQuery(
  api: ApiClient,
  search: string,
  state: (typeof INVOICE_FILTERS)[number] | null = null,
) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'invoices', search, state],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/invoice', {
        query: { ...page(pageParam), ...(search && { search }), ...(state && { state }) },
        signal,
      }),
    ...pages,
  });
}

/** An invoice with all that has happened to it (operators-32). */
export function operatorInvoiceQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['operator', 'invoice', id],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /operator/invoice/{id}', { params: { id }, signal }),
  });
}

/** Does something about an invoice (operators-33). */
export function invoiceActMutation(api: ApiClient, queries: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /operator/invoice/{id}/act'>) =>
      request(api.main, 'POST /operator/invoice/{id}/act', { params: { id }, body }),
    onSettled: () => renewOperator(queries),
  });
}

/** What a customer was charged and has paid (operators-34). */
export function customerAccountQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['operator', 'customer', id],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /operator/customer/{id}', { params: { id }, signal }),
  });
}

/** Invoices, payments and refunds of some days as a file (operators-34). */
export function loadBookkeeping(api: ApiClient, query: QueryOf<'GET /operator/bookkeeping'>) {
  return request(api.main, 'GET /operator/bookkeeping', { query });
}

/** Cancellations and withdrawals (operators-19). */
export function declarationsQuery(api: ApiClient, filter: OwnerFilter = {}) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'declarations', filter],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/declaration', {
        query: { ...page(pageParam), ...filter },
        signal,
      }),
    ...pages,
  });
}

/** A declaration with its contract (operators-35). */
export function declarationQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['operator', 'declaration', id],
    queryFn: ({ signal }) =>
      request(api.main, 'GET /operator/declaration/{id}', { params: { id }, signal }),
  });
}

/** Does something about a declaration (operators-35). */
export function declarationActMutation(api: ApiClient, queries: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /operator/declaration/{id}/act'>) =>
      request(api.main, 'POST /operator/declaration/{id}/act', { params: { id }, body }),
    onSettled: () => renewOperator(queries),
  });
}
