import { formatDate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { ignore } from '../phrases.ts';
import { writeLetter } from '../write-letter.ts';

/**
 * Tells the mailbox that an account has left that its address was given again, while the account can
 * still take it back (account-38): there is no account with it to sign in to.
 */
export function keptAddressMail(publicUrl: string, keptUntil: Date): Mail {
  const until = formatDate(keptUntil.getTime());
  return writeLetter(publicUrl, {
    subject: 'Ihre frühere E-Mail-Adresse bei silverjobs',
    heading: 'Diese E-Mail-Adresse ist noch für Sie aufgehoben',
    paragraphs: [
      'jemand wollte diese E-Mail-Adresse gerade bei silverjobs angeben, vielleicht Sie selbst. Sie gehörte bis vor Kurzem zu einem Konto, für das jetzt eine andere Adresse gilt.',
      `Dieses Konto kann sie bis zum ${until} zurückbekommen, mit dem Link in unserer E-Mail „Ihre E-Mail-Adresse wurde geändert“. So lange kann sie niemand sonst benutzen. Es wurde nichts geändert.`,
    ],
    action: { label: 'Uns schreiben', url: `${publicUrl}${paths.contact}` },
    closing: [ignore],
  });
}
