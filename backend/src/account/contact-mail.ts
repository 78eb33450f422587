import { CONTACT_TOPICS, type ContactRequest } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import type { Mail } from '../mail/mail.ts';
import { writeLetter } from '../mail/write-letter.ts';

/** What the operator gets from /contact; the sender stands in it, so that it can be answered. */
export function contactMail(publicUrl: string, request: ContactRequest): Mail {
  const topic = CONTACT_TOPICS.find(({ id }) => id === request.topic)?.label ?? request.topic;
  return writeLetter(publicUrl, {
    subject: `Kontakt: ${topic} (${request.name})`,
    heading: topic,
    paragraphs: [
      `${request.name} hat über die Kontaktseite geschrieben. Antwort bitte an ${readableEmail(request.email)}.`,
      request.message,
    ],
  });
}

/** What the sender gets, so that the message is not lost to either side. */
export function contactReceiptMail(publicUrl: string): Mail {
  return writeLetter(publicUrl, {
    subject: 'Ihre Nachricht an silverjobs',
    heading: 'Wir haben Ihre Nachricht bekommen',
    paragraphs: [
      'vielen Dank für Ihre Nachricht. Wir antworten Ihnen in der Regel innerhalb von zwei Werktagen.',
      'Wenn Sie uns nicht geschrieben haben, hat jemand Ihre Adresse angegeben. Dann brauchen Sie nichts zu tun.',
    ],
  });
}
