import { readableEmail } from './readable-host.ts';
import { readPhone } from './typed-values.ts';

/** Nobody can have a mailbox there (RFC 6761), and nobody can register with it. */
const DOMAIN = '@post.invalid';

/** What keeps an account without e-mail in the place of an address (access-59). */
export const postAddress = (number: string): string => `${number}${DOMAIN}`;

/** Whether an account has no e-mail: what would be mailed is printed (operators-52). */
export const isPostAddress = (email: string): boolean => email.endsWith(DOMAIN);

/** The customer number of an account without e-mail, as it is shown: '4711 0815'; null for others. */
export function customerNumber(email: string): string | null {
  if (!isPostAddress(email)) return null;
  const number = email.slice(0, -DOMAIN.length);
  return `${number.slice(0, 4)} ${number.slice(4)}`;
}

/** The digits of a customer number, however it was typed; null for anything else. */
export function readCustomerNumber(typed: string): string | null {
  const digits = readPhone(typed).replace(/[ .-]/g, '');
  return /^[1-9]\d{7}$/.test(digits) ? digits : null;
}

/** A code from a letter as it is compared: large letters, without blanks and dashes. */
export const readPostCode = (typed: string): string =>
  typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** How an account is named where its address would stand. */
export function accountName(email: string): string {
  const number = customerNumber(email);
  return number === null ? readableEmail(email) : `Kundennummer ${number}`;
}

/** The address that others may see and forms are filled with; '' for an account without e-mail. */
export const shownEmail = (email: string | null | undefined): string =>
  email && !isPostAddress(email) ? email : '';
