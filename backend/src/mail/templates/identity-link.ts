import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { singleUse } from '../phrases.ts';
import { writeLetter } from '../write-letter.ts';

/** Confirms without password that it is the owner who asks (account-36). */
export function identityLinkMail(publicUrl: string, token: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Bitte bestätigen Sie, dass Sie es sind',
    heading: 'Bitte bestätigen Sie, dass Sie es sind',
    paragraphs: [
      'jemand möchte in Ihrem Konto Ihre Daten ansehen, die E-Mail-Adresse ändern oder das Konto löschen.',
      'Waren Sie das? Dann öffnen Sie den Link. Danach machen Sie dort weiter, wo Sie aufgehört haben.',
    ],
    action: {
      label: 'Ja, das bin ich',
      url: `${publicUrl}${paths.identityConfirmation}?token=${token}`,
    },
    closing: [
      singleUse,
      'Waren Sie das nicht? Dann öffnen Sie den Link nicht, und legen Sie bitte ein neues Passwort fest.',
    ],
  });
}
