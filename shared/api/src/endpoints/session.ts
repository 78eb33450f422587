import { type ApiClient, request } from '@silverjobs/api';
import type { BodyOf, User } from '@silverjobs/contract';
import { LINK_SIGN_IN_EMAIL } from '@silverjobs/contract/constants';
import { browserKey } from '@silverjobs/shell';
import { mutationOptions } from '@tanstack/react-query';

/** What names this browser (access-47); nothing where it keeps nothing. */
function ofBrowser(): { browser_key?: string } {
  const key = browserKey();
  return key === undefined ? {} : { browser_key: key };
}

/** What a candidate gives to register (access-29). */
export type Registration = BodyOf<'POST /auth/register'>;

/**
 * The token of an answer; a proxy that answers in the server's place sends none.
 * @throws when there is none
 */
function tokenOf(answer: { authToken?: unknown } | null): string {
  const token = answer?.authToken;
  if (typeof token === 'string' && token !== '') return token;
  throw new Error('The answer holds no token.');
}

/**
 * Signs in; gives the token (access-20).
 * @param code of the second factor, which operators have (operators-3)
 */
export async function login(
  api: ApiClient,
  email: string,
  password: string,
  code?: string,
): Promise<string> {
  const body = { email, password, ...(code && { code }) };
  return tokenOf(await request(api.auth, 'POST /auth/login', { body }));
}

/**
 * Signs in with the token of a login link, which this uses up; gives the token of the session.
 * @param code of the second factor, where the user has one (access-58)
 */
export async function loginWithLink(api: ApiClient, token: string, code?: string): Promise<string> {
  const body = { token, ...ofBrowser(), ...(code && { code }) };
  return tokenOf(await request(api.auth, 'POST /auth/magic-link', { body }));
}

/** Signs in with the token of a link into the application, which this uses up (access-34). */
export async function loginWithDeepLink(
  api: ApiClient,
  token: string,
  code?: string,
): Promise<string> {
  const body = {
    email: LINK_SIGN_IN_EMAIL,
    password: token,
    ...ofBrowser(),
    ...(code && { code }),
  };
  return tokenOf(await request(api.auth, 'POST /auth/login', { body }));
}

/**
 * Registers an employer; the role is always client (access-28). Gives the token of the session, or
 * null when the next step is in a mail.
 * @param referral code of the link with which the employer was recommended
 */
export async function signUp(
  api: ApiClient,
  email: string,
  password: string,
  referral?: string | null,
): Promise<string | null> {
  const body = {
    email,
    password,
    role: 'client' as const,
    sessionId: crypto.randomUUID(),
    pd_person_id: '',
    pd_deal_id: '',
    ...(referral && { referral_code: referral.slice(0, 50) }),
    ...ofBrowser(),
  };
  const answer = await request(api.auth, 'POST /auth/signup', { body });
  return answer?.authToken === null ? null : tokenOf(answer);
}

/** Registers a candidate (access-29); gives the token, or null when the next step is in a mail. */
export async function register(api: ApiClient, body: Registration): Promise<string | null> {
  const answer = await request(api.auth, 'POST /auth/register', {
    body: { ...body, ...ofBrowser() },
  });
  return answer?.authToken === null ? null : tokenOf(answer);
}

/**
 * Sends a login link, if the address is known; the answer does not tell (access-31).
 * @param from page that the link leads to
 */
export async function requestLoginLink(
  api: ApiClient,
  email: string,
  from?: string | null,
): Promise<void> {
  const query = { email, ...(from && { from }) };
  await request(api.auth, 'GET /auth/request-magic-link', { query });
}

/** Whose link of a mail it is, for somebody who is signed in; uses nothing up (access-40). */
export function checkLink(api: ApiClient, token: string) {
  return request(api.auth, 'POST /auth/check-link', { body: { token } });
}

/** Sends a link to set a new password, if the address is known; the answer does not tell. */
export async function requestPasswordReset(api: ApiClient, email: string): Promise<void> {
  await request(api.auth, 'POST /auth/request-password-reset', { body: { email } });
}

/**
 * Sets a new password with the token of a mail and signs in (access-31).
 * @returns null where signing in asks for a code as well (access-58)
 */
export async function resetPassword(
  api: ApiClient,
  token: string,
  password: string,
): Promise<string | null> {
  const body = { token, password };
  const answer = await request(api.auth, 'POST /auth/reset-password', { body });
  return answer?.authToken === null ? null : tokenOf(answer);
}

/**
 * Uses up the code of a letter, sets a password and signs in (access-59).
 * @returns null where signing in asks for a code as well (access-58)
 */
export async function redeemLetterCode(
  api: ApiClient,
  body: BodyOf<'POST /auth/post-code'>,
): Promise<string | null> {
  const answer = await request(api.auth, 'POST /auth/post-code', { body });
  return answer?.authToken === null ? null : tokenOf(answer);
}

/** What a passkey is to sign for signing in (access-57). */
export function fetchPasskeyChallenge(api: ApiClient) {
  return request(api.auth, 'POST /auth/passkey-challenge');
}

/** Signs in with what a passkey has signed; gives the token. */
export async function loginWithPasskey(
  api: ApiClient,
  credential: BodyOf<'POST /auth/passkey-login'>['credential'],
): Promise<string> {
  return tokenOf(await request(api.auth, 'POST /auth/passkey-login', { body: { credential } }));
}

/** The signed-in user. */
export function fetchMe(api: ApiClient): Promise<User> {
  return request(api.auth, 'GET /auth/me');
}

/** Revokes the token on the server. */
export async function logout(api: ApiClient): Promise<void> {
  await request(api.auth, 'POST /auth/logout');
}

/** Changes the valid token for a fresh one (access-24). */
export async function refreshToken(api: ApiClient): Promise<string> {
  return tokenOf(await request(api.auth, 'POST /auth/refresh'));
}

/** Sends the link that confirms the own address once more (access-52). */
export function requestEmailConfirmation(api: ApiClient) {
  return request(api.auth, 'POST /auth/request-email-confirmation');
}

/** Confirms the address of an account with the token of the mail; signs nobody in. */
export function confirmEmailMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (token: string) =>
      request(api.auth, 'POST /auth/confirm-email', { body: { token, ...ofBrowser() } }),
  });
}
