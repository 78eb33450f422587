import { type ApiClient, request } from '@silverjobs/api';
import type { BodyOf } from '@silverjobs/contract';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { renewOperator } from './operator.ts';
import { page, pages } from './operator-pages.ts';

/** Opens an account for a caller without e-mail (operators-51). */
export function postAccountMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'POST /operator/post_account'>) =>
      request(api.main, 'POST /operator/post_account', { body }),
    onSettled: () => renewOperator(queries),
  });
}

/** Makes a letter with a new code (operators-51). */
export function makeCodeLetter(api: ApiClient, id: number, reason: string) {
  return request(api.main, 'POST /operator/user/{id}/post_code', {
    params: { id },
    body: { reason },
  });
}

/** Fetches a short-lived address of a paper that is to be printed (operators-53). */
export async function paperToPrint(
  api: ApiClient,
  id: number,
  body: BodyOf<'POST /operator/user/{id}/paper_link'>,
): Promise<string> {
  const { url } = await request(api.main, 'POST /operator/user/{id}/paper_link', {
    params: { id },
    body,
  });
  return api.main.getUri({ url });
}

/** What is to be printed and posted (operators-52). */
export function printsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'prints'],
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /operator/print', { query: page(pageParam), signal }),
    ...pages,
  });
}

type Letters = { readonly id: number; readonly letters: readonly number[] };

/** Letters to one person as a PDF (operators-52). */
export function printLetters(api: ApiClient, { id, letters }: Letters) {
  return request(api.main, 'POST /operator/print/{id}/file', {
    params: { id },
    body: { letters: [...letters] },
  });
}

/** Notes that letters were posted, or need not be (operators-52). */
export function finishLettersMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, letters, act }: Letters & { act: 'posted' | 'dropped' }) =>
      request(api.main, 'POST /operator/print/{id}', {
        params: { id },
        body: { letters: [...letters], act },
      }),
    onSettled: () => renewOperator(queries),
  });
}
