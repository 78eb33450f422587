import type { ClientRow } from './client-of.ts';

/**
 * Whether everything is there that an advertisement needs: a private employer needs nothing
 * (employers-7), a company a name, a person to talk to and an address for the invoice.
 */
export function isProfileComplete(client: ClientRow): boolean {
  if (client.isPrivate) return true;
  const needed = [client.profileName, client.contactName, client.street, client.postalCode];
  return needed.every((text) => Boolean(text?.trim()));
}
