import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells an employer that a key for programmes was made (employers-72). */
export function apiKeyMail(publicUrl: string, name: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Ein neuer Schlüssel für die Schnittstelle',
    heading: 'Ein neuer Schlüssel wurde erstellt',
    paragraphs: [
      `In Ihrem Konto wurde der Schlüssel „${name}“ erstellt. Wer ihn hat, kann Ihre Anzeigen ändern und Bewerbungen lesen.`,
      'Waren Sie das nicht? Dann löschen Sie den Schlüssel bitte gleich und ändern Sie Ihr Passwort.',
    ],
    action: { label: 'Schlüssel ansehen', url: `${publicUrl}${paths.apiKeys}` },
  });
}
