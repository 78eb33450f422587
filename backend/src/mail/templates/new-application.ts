import type { Mail } from '../mail.ts';
import { signsIn } from '../phrases.ts';
import { writeLetter } from '../write-letter.ts';

/**
 * Tells an employer about a new application. The letter itself stays in the product: mail is read
 * by more eyes.
 * @param link deep link to the conversation
 */
export function newApplicationMail(publicUrl: string, title: string, link: string): Mail {
  return writeLetter(publicUrl, {
    subject: `Neue Bewerbung: ${title}`,
    heading: 'Sie haben eine neue Bewerbung',
    paragraphs: [`auf Ihre Stelle „${title}“ hat sich jemand beworben.`],
    action: { label: 'Bewerbung lesen', url: link },
    closing: [signsIn],
  });
}
