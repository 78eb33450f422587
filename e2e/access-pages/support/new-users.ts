import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { baseUrl } from '../../support/environment.ts';
import { mailedLinkTo } from './outbox.ts';

/** Somebody who came only for one test. */
export interface Person {
  email: string;
  password: string;
  token: string;
}

const password = 'Ein kurzer Satz genügt';

/** Names the browser that all of them register in. */
const browserKey = 'browser-of-the-end-to-end-tests';

/** A test's browser is the one of the registration: the first link ends nothing there (access-48). */
export const registeredHere = {
  cookies: [],
  origins: [{ origin: baseUrl, localStorage: [{ name: 'browserKey', value: browserKey }] }],
};

/** An address that nobody has yet. */
export function newEmail(): string {
  return `neu-${randomUUID()}@example.org`;
}

/** A new candidate with complete contact data. */
export function newCandidate(api: APIRequestContext): Promise<Person> {
  const contact = {
    salutation_id: 2,
    first_name: 'Karin',
    last_name: 'Neumann',
    phone: '030 1234',
  };
  return join(api, '/api/auth/register', contact);
}

/** A new candidate who gave nothing but the first name. */
export function newIncompleteCandidate(api: APIRequestContext): Promise<Person> {
  return join(api, '/api/auth/register', { first_name: 'Monika' });
}

/** A new employer without a profile. */
export function newEmployer(api: APIRequestContext): Promise<Person> {
  const rest = { role: 'client', sessionId: 'e2e', pd_person_id: '', pd_deal_id: '' };
  return join(api, '/api/auth/signup', rest);
}

async function join(
  api: APIRequestContext,
  path: string,
  rest: Record<string, string | number>,
): Promise<Person> {
  const email = newEmail();
  const response = await api.post(path, {
    data: { email, password, browser_key: browserKey, ...rest },
  });
  expect(response.status(), `joining as ${email}`).toBe(200);
  const { authToken } = (await response.json()) as { authToken: string };
  await confirm(api, email);
  return { email, password, token: authToken };
}

/** The way of everybody: the link of the first mail, pressed in the browser of the registration (access-52). */
async function confirm(api: APIRequestContext, email: string): Promise<void> {
  const link = await mailedLinkTo(api, email, '/confirm-email');
  const token = link.searchParams.get('token');
  const response = await api.post('/api/auth/confirm-email', {
    data: { token, browser_key: browserKey },
  });
  expect(response.status(), `confirming ${email}`).toBe(200);
}
