import { type ApiClient, request } from '@silverjobs/api';
import type { User } from '@silverjobs/contract';

/** Signs in; gives the token (Spec 1 §7). */
export async function login(api: ApiClient, email: string, password: string): Promise<string> {
  const { authToken } = await request(api.auth, 'POST /auth/login', { body: { email, password } });
  return authToken;
}

/** The signed-in user. */
export function fetchMe(api: ApiClient): Promise<User> {
  return request(api.auth, 'GET /auth/me');
}

/** Revokes the token on the server. */
export async function logout(api: ApiClient): Promise<void> {
  await request(api.auth, 'POST /auth/logout');
}
