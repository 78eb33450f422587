import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Why it is sent: the registration, a wish, a try to sign in without a password, or a reminder. */
type Occasion = 'registration' | 'again' | 'sign-in' | 'reminder';

const SUBJECT = 'Bitte bestätigen Sie Ihre E-Mail-Adresse';

/** Days between the reminder and the deletion of an account that nobody has confirmed (access-54). */
export const UNCONFIRMED_DAYS = 30;

const WHY: Readonly<Record<Occasion, string>> = {
  registration: 'Ihr Konto ist angelegt. Stellen suchen können Sie sofort.',
  again: 'hier ist der Link, um den Sie gebeten haben.',
  'sign-in':
    'zu dieser Adresse gibt es ein Konto. Bevor Sie sich mit einem Link anmelden können, bestätigen Sie bitte, dass die Adresse Ihnen gehört.',
  reminder: `vor einigen Tagen wurde mit dieser Adresse ein Konto angelegt, aber noch nicht bestätigt. Ohne Bestätigung löschen wir es in ${UNCONFIRMED_DAYS} Tagen mit allen Angaben.`,
};

/** The link that confirms the address of an account; it signs nobody in (access-52). */
export function emailConfirmationMail(publicUrl: string, token: string, occasion: Occasion): Mail {
  const registration = occasion === 'registration';
  const heading = registration ? 'Willkommen bei silverjobs' : SUBJECT;
  return writeLetter(publicUrl, {
    subject: registration
      ? 'Willkommen bei silverjobs: Bitte bestätigen Sie Ihre Adresse'
      : SUBJECT,
    heading,
    paragraphs: [
      WHY[occasion],
      'Wenn Sie Ihre Adresse bestätigt haben, können Sie sich auch bewerben, Anzeigen schalten und E-Mails zu neuen Stellen bekommen. Am besten öffnen Sie den Link auf dem Gerät, auf dem Sie sich registriert haben.',
    ],
    action: {
      label: 'Adresse bestätigen',
      url: `${publicUrl}${paths.emailConfirmation}?token=${token}`,
    },
    closing: [
      'Der Link gilt 7 Tage. Einen neuen bekommen Sie auf jeder Seite, wenn Sie angemeldet sind.',
      'Sie haben sich nicht registriert? Dann hat sich jemand vertippt. Bestätigen Sie nichts: Wir löschen das Konto von selbst.',
    ],
  });
}
