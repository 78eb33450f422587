import { type ApiClient, request } from '@silverjobs/api';
import type { BodyOf } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const signInWaysKey = ['account', 'sign-in-ways'] as const;

/** The own passkeys, and whether signing in asks for a code. */
export function signInWaysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: signInWaysKey,
    queryFn: ({ signal }) => request(api.auth, 'GET /auth/sign-in-ways', { signal }),
    staleTime: 0,
  });
}

const renew = (client: QueryClient) => ({
  onSettled: () => client.invalidateQueries({ queryKey: signInWaysKey }),
});

/**
 * Sets up a passkey (access-56).
 * @param create has the browser make it
 */
export function addPasskeyMutation(
  api: ApiClient,
  client: QueryClient,
  create: (
    options: Awaited<ReturnType<typeof beginPasskey>>,
  ) => Promise<BodyOf<'POST /auth/passkeys'>['credential']>,
) {
  return mutationOptions({
    mutationFn: async (name: string) => {
      const credential = await create(await beginPasskey(api));
      return request(api.auth, 'POST /auth/passkeys', { body: { name, credential } });
    },
    ...renew(client),
  });
}

function beginPasskey(api: ApiClient) {
  return request(api.auth, 'POST /auth/passkey-registration');
}

/** Removes a passkey by its id. */
export function removePasskeyMutation(api: ApiClient, client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => request(api.auth, 'DELETE /auth/passkeys/{id}', { params: { id } }),
    ...renew(client),
  });
}

/** A new secret for an app that makes codes; it counts once a code of it was given (access-58). */
export function setUpSecondFactorMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: () => request(api.auth, 'POST /auth/second-factor/setup'),
  });
}

/** Asks for a code at every sign-in from now on; answers the recovery codes. */
export function startSecondFactorMutation(api: ApiClient, client: QueryClient) {
  return mutationOptions({
    mutationFn: (code: string) => request(api.auth, 'POST /auth/second-factor', { body: { code } }),
    ...renew(client),
  });
}

/** Asks for no code any more. */
export function endSecondFactorMutation(api: ApiClient, client: QueryClient) {
  return mutationOptions({
    mutationFn: () => request(api.auth, 'DELETE /auth/second-factor'),
    ...renew(client),
  });
}
