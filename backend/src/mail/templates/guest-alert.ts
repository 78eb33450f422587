import type { LetterItem } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Jobs that a mail lists; the others are on the page. */
const LISTED = 10;

/** Asks whether new jobs of a search shall come to this address (public-9). */
export function guestAlertConfirmationMail(
  publicUrl: string,
  { title, url }: { readonly title: string; readonly url: string },
): Mail {
  return writeLetter(publicUrl, {
    subject: 'Bitte bestätigen Sie: neue Stellen per E-Mail',
    heading: 'Möchten Sie neue Stellen per E-Mail?',
    paragraphs: [
      `mit dieser Adresse wurden bei uns neue Stellen zu „${title}“ bestellt. Wenn Sie das waren, bestätigen Sie es bitte.`,
      'Dann schreiben wir Ihnen höchstens einmal am Tag, und nur wenn es neue Stellen gibt. Jede E-Mail hat einen Link, mit dem Sie das beenden.',
    ],
    action: { label: 'Ja, bitte schicken', url },
    closing: [
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Nach drei Tagen löschen wir Ihre Adresse.',
    ],
  });
}

type Alert = {
  readonly title: string;
  readonly jobs: readonly LetterItem[];
  /** The page with all jobs of the search. */
  readonly searchUrl: string;
  /** The page that ends these mails. */
  readonly endUrl: string;
};

/** Tells somebody without an account of new jobs, newest first. */
export function guestAlertMail(publicUrl: string, { title, jobs, searchUrl, endUrl }: Alert): Mail {
  const one = jobs.length === 1;
  const found = one ? 'Eine neue Stelle' : `${jobs.length} neue Stellen`;
  return writeLetter(publicUrl, {
    subject: `${found}: ${one ? jobs[0]?.title : title}`,
    heading: found,
    paragraphs: [
      one
        ? `zu „${title}“ gibt es eine neue Stelle:`
        : `zu „${title}“ gibt es ${jobs.length} neue Stellen:`,
    ],
    items: jobs.slice(0, LISTED),
    action: { label: 'Alle Stellen ansehen', url: searchUrl },
    closing: ['Diese E-Mails haben Sie ohne Konto bestellt. Sie können sie jederzeit beenden.'],
    links: [{ label: 'Keine E-Mails mehr zu dieser Suche', url: endUrl }],
  });
}
