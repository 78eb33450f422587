import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface OutboxMail {
  recipient: string;
  subject: string;
  text: string;
}

/** The newest hundred mails to an address, newest first; of all mails other tests would send the newest hundred. */
export async function allMails(api: APIRequestContext, recipient: string): Promise<OutboxMail[]> {
  const response = await api.get('/api/dev/outbox', { params: { recipient } });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { mails: OutboxMail[] }).mails;
}

/** The newest link in the mails to an address that fits. */
export async function mailedLink(
  api: APIRequestContext,
  email: string,
  fits: (link: URL) => boolean,
): Promise<URL> {
  for (const { text } of await allMails(api, email)) {
    const links = text.match(/^https?:\/\/\S+$/gm) ?? [];
    const found = links.map((link) => new URL(link)).find(fits);
    if (found) return found;
  }
  throw new Error('No mail holds the link that was looked for.');
}

/** The newest link to a path in the mails to an address. */
export function mailedLinkTo(api: APIRequestContext, email: string, path: string): Promise<URL> {
  return mailedLink(api, email, (link) => link.pathname === path);
}

/** Presses the one button that a link of a mail opens; only this uses the link up (access-50). */
export async function pressLink(page: Page, label = 'Anmelden'): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Ihr Link aus der E-Mail' }).waitFor();
  await page.getByRole('button', { name: label, exact: true }).click();
}

/** A token that signs its reader in, as mails hold it. */
export async function linkToken(api: APIRequestContext, email: string): Promise<string> {
  const response = await api.get('/api/auth/request-magic-link', { params: { email } });
  expect(response.status()).toBe(200);
  const link = await mailedLinkTo(api, email, '/login');
  return link.searchParams.get('token') ?? '';
}
