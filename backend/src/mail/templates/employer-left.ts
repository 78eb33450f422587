import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells somebody who has written to an employer that its account is deleted, and the conversation with it. */
export function employerLeftMail(publicUrl: string, employer: string | null): Mail {
  const who = employer
    ? `der Arbeitgeber „${employer}“`
    : 'ein Arbeitgeber, dem Sie geschrieben haben,';
  return writeLetter(publicUrl, {
    subject: `${employer ?? 'Ein Arbeitgeber'} ist nicht mehr bei uns`,
    heading: 'Ein Arbeitgeber hat sein Konto gelöscht',
    paragraphs: [
      `${who} hat das Konto bei uns gelöscht. Auch Ihre gemeinsamen Nachrichten und seine Anzeigen sind damit gelöscht. Eine Antwort kommt hier nicht mehr.`,
      'Was Sie zu einer Anzeige geschickt haben, steht in der Bestätigung, die Sie damals per E-Mail bekommen haben.',
    ],
    action: { label: 'Andere Stellen ansehen', url: `${publicUrl}${paths.start}` },
  });
}
