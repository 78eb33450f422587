import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { ignore, singleUse } from '../phrases.ts';
import { writeLetter } from '../write-letter.ts';

/** Asks the new address to confirm the change (account-24). */
export function emailChangeMail(publicUrl: string, token: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Neue E-Mail-Adresse bestätigen',
    heading: 'Neue E-Mail-Adresse bestätigen',
    paragraphs: [
      'bitte bestätigen Sie, dass Sie sich künftig mit dieser E-Mail-Adresse bei silverjobs anmelden.',
    ],
    action: { label: 'Adresse bestätigen', url: `${publicUrl}${paths.emailChange}?token=${token}` },
    closing: [singleUse, ignore],
  });
}
