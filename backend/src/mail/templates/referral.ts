import { REFERRAL_VOUCHER_EURO } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells whoever recommended an employer that the voucher is on its way (account-28). */
export function referralMail(publicUrl: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Ihre Empfehlung hat Erfolg',
    heading: 'Ihre Empfehlung hat Erfolg',
    paragraphs: [
      'vielen Dank! Ein Arbeitgeber, dem Sie uns empfohlen haben, hat seine erste Anzeige gebucht.',
      `Sobald er sie bezahlt hat, schicken wir Ihnen den Gutschein über ${REFERRAL_VOUCHER_EURO} Euro an diese E-Mail-Adresse.`,
    ],
    action: { label: 'Weitere Arbeitgeber empfehlen', url: `${publicUrl}${paths.referral}` },
  });
}

/** Asks the operator to send the voucher once the invoice is paid (account-28). */
export function referralTaskMail(publicUrl: string, invoice: string, recipient: string): Mail {
  return writeLetter(publicUrl, {
    subject: `Gutschein für eine Empfehlung: Rechnung ${invoice}`,
    heading: 'Ein Gutschein ist zu schicken',
    paragraphs: [
      `ein empfohlener Arbeitgeber hat seine erste Anzeige gebucht. Die Rechnung hat die Nummer ${invoice}.`,
      `Sobald sie bezahlt ist, schicken Sie bitte einen Gutschein über ${REFERRAL_VOUCHER_EURO} Euro an ${recipient}.`,
    ],
  });
}
