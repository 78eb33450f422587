import { readableHost } from './readable-host.ts';
import { emailProblem, readEmail } from './typed-values.ts';

/** Longest own application address that is stored, in characters. */
export const APPLICATION_ADDRESS_MAX_LENGTH = 500;

/** Where an employer takes applications itself. */
export type ApplicationAddress =
  | { readonly kind: 'link'; readonly address: string; readonly host: string }
  | { readonly kind: 'mail'; readonly address: string };

const NUMBERS_ONLY = /^[\d.]+$/;

function urlOf(typed: string): URL | null {
  try {
    return new URL(typed);
  } catch {
    return null;
  }
}

function linkProblem(typed: string): string | null {
  if (!/^https:\/\//i.test(typed)) {
    return 'Bitte geben Sie einen Link ein, der mit https:// beginnt, oder eine E-Mail-Adresse.';
  }
  const url = urlOf(typed);
  if (!url || /\s/.test(typed)) return 'Bitte prüfen Sie den Link: So gibt es ihn nicht.';
  if (url.username || url.password) {
    return 'Bitte nehmen Sie Benutzername und Passwort aus dem Link.';
  }
  // A host in the open net has a name: the rule of mail addresses knows which ones are none.
  const isNamed = !NUMBERS_ONLY.test(url.hostname) && emailProblem(`x@${url.hostname}`) === null;
  if (!isNamed) return 'Diesen Link erreicht von außen niemand. Bitte nehmen Sie einen anderen.';
  return url.href.length > APPLICATION_ADDRESS_MAX_LENGTH
    ? `Der Link ist zu lang: ${APPLICATION_ADDRESS_MAX_LENGTH} Zeichen sind möglich.`
    : null;
}

/** What is typed is a mail address, unless it begins like a link. */
const isMail = (typed: string) => typed.includes('@') && !/^\s*[a-z]+:\/\//i.test(typed);

/** Why an own application address cannot be taken, as a German sentence; null when it can (employers-87). */
export function applicationAddressProblem(typed: string): string | null {
  return isMail(typed) ? emailProblem(readEmail(typed)) : linkProblem(typed.trim());
}

/** An own application address as it is stored; as it was typed where it is none. */
export function readApplicationAddress(typed: string): string {
  if (isMail(typed)) return readEmail(typed);
  const link = typed.trim();
  if (linkProblem(link) !== null) return link;
  const { href, hostname } = new URL(link);
  return href.replace(hostname, readableHost(link));
}

/**
 * A stored address by its kind, a link with the host that people read; null for what is none. It was judged when it
 * was stored: pages need not load the rules for it.
 */
export function applicationAddressOf(stored: string | null | undefined): ApplicationAddress | null {
  if (!stored) return null;
  const url = stored.startsWith('https://') ? urlOf(stored) : null;
  if (url) return { kind: 'link', address: stored, host: readableHost(stored) };
  return /^[^\s:/?&]+@[^\s:/?&@]+$/.test(stored) ? { kind: 'mail', address: stored } : null;
}
