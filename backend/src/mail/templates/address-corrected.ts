import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells an address that the office has put another one in its place; the new one is not named. */
export function addressCorrectedMail(publicUrl: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Die E-Mail-Adresse Ihres Kontos ist geändert',
    heading: 'Ihr Konto hat eine andere E-Mail-Adresse',
    paragraphs: [
      'wir haben die E-Mail-Adresse Ihres Kontos geändert, weil Sie uns darum gebeten haben. Alle Anmeldungen sind beendet.',
      'Waren Sie das nicht? Dann schreiben Sie uns bitte sofort. Wir machen es rückgängig.',
    ],
    action: { label: 'Uns schreiben', url: `${publicUrl}${paths.contact}` },
  });
}
