import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/**
 * Tells the operator that a certificate waits to be looked at (employers-66).
 * @param name of the employer
 * @param url of its page in the back-office
 */
export function nonProfitAskedMail(publicUrl: string, name: string, url: string): Mail {
  return writeLetter(publicUrl, {
    subject: `Nachweis der Gemeinnützigkeit: ${name}`,
    heading: 'Ein Nachweis wartet',
    paragraphs: [
      `${name} hat einen Nachweis der Gemeinnützigkeit gezeigt. Bitte sehen Sie ihn an und bestätigen Sie ihn, oder sagen Sie, was fehlt.`,
    ],
    action: { label: 'Nachweis ansehen', url },
  });
}

/** Tells an employer what came of its certificate. @param reason what the operator has written */
export function nonProfitAnswerMail(publicUrl: string, proven: boolean, reason: string): Mail {
  if (proven) {
    return writeLetter(publicUrl, {
      subject: 'Ihre Gemeinnützigkeit ist bestätigt',
      heading: 'Ehrenamt ist für Sie kostenlos',
      paragraphs: [
        'vielen Dank für Ihren Nachweis. Ab sofort schalten Sie Anzeigen für ein Ehrenamt ohne Lohn kostenlos.',
        'Wählen Sie in der Anzeige als Art der Anstellung „Ehrenamt“.',
      ],
      action: { label: 'Anzeige schreiben', url: `${publicUrl}${paths.newJob}` },
    });
  }
  return writeLetter(publicUrl, {
    subject: 'Ihr Nachweis der Gemeinnützigkeit',
    heading: 'Wir können Ihren Nachweis so nicht annehmen',
    paragraphs: [
      'vielen Dank, dass Sie uns einen Nachweis gezeigt haben. Leider reicht er noch nicht:',
      reason,
      'Sie können in Ihrem Arbeitgeberprofil jederzeit einen anderen zeigen.',
    ],
    action: { label: 'Zum Arbeitgeberprofil', url: `${publicUrl}${paths.employerProfile}` },
  });
}
