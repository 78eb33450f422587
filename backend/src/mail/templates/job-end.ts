import { formatDate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells an employer that an advertisement ends soon, and how to prolong it (employers-37, employers-41). */
export function jobEndsMail(publicUrl: string, title: string, lastDay: Date, token: string): Mail {
  const day = formatDate(lastDay.getTime());
  return writeLetter(publicUrl, {
    subject: `Ihre Anzeige läuft am ${day} ab: ${title}`,
    heading: 'Ihre Anzeige läuft bald ab',
    paragraphs: [
      `Ihre Anzeige „${title}“ läuft am ${day} ab. Danach ist sie nicht mehr in der Stellensuche.`,
      'Suchen Sie noch? Dann verlängern Sie sie mit einem Klick, ohne sich anzumelden. Das kostet nichts.',
    ],
    action: {
      label: 'Anzeige verlängern',
      url: `${publicUrl}${paths.jobProlongation}?token=${token}`,
    },
    other: { label: 'Zu „Meine Anzeigen“', url: `${publicUrl}${paths.jobs}` },
  });
}

/** Tells an applicant that an advertisement is closed (employers-38). */
export function jobClosedMail(publicUrl: string, title: string): Mail {
  return writeLetter(publicUrl, {
    subject: `Die Anzeige ist geschlossen: ${title}`,
    heading: 'Eine Anzeige ist geschlossen',
    paragraphs: [
      `Sie haben sich auf die Stelle „${title}“ beworben. Der Arbeitgeber nimmt jetzt keine neuen Bewerbungen mehr an.`,
      'Ihr Gespräch mit ihm bleibt, und Sie können dort weiter schreiben.',
    ],
    action: { label: 'Meine Bewerbungen', url: `${publicUrl}${paths.applications}` },
    other: { label: 'Andere Stellen ansehen', url: `${publicUrl}${paths.start}` },
  });
}
