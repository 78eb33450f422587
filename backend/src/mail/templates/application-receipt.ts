import { type ContactData, formatDate, formatTime } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

type Sent = {
  /** The conversation. */
  readonly id: number;
  readonly title: string;
  readonly employerName: string | null;
  readonly sentAt: Date;
  readonly message: string;
  readonly contactData: ContactData;
  /** Names of the papers that went along. */
  readonly papers: readonly string[];
};

function contactText(contact: ContactData): string {
  if (contact === 'anonymous') return 'Kontaktdaten: keine mitgesendet, die Bewerbung ist anonym.';
  const { first_name, last_name, phone, email } = contact;
  const name = `${first_name} ${last_name}`.trim();
  return `Mitgesendete Kontaktdaten: ${[name, phone, readableEmail(email)].filter(Boolean).join(', ')}`;
}

/** Confirms to a candidate what was sent to whom and when, with the text (jobs-140). */
export function applicationReceiptMail(publicUrl: string, sent: Sent): Mail {
  const { id, title, employerName, sentAt, message, contactData, papers } = sent;
  const when = `${formatDate(sentAt.getTime())} um ${formatTime(sentAt.getTime())} Uhr`;
  return writeLetter(publicUrl, {
    subject: `Ihre Bewerbung ist angekommen: ${title}`,
    heading: 'Ihre Bewerbung ist angekommen',
    paragraphs: [
      `Ihre Bewerbung auf die Stelle „${title}“${employerName ? ` bei: ${employerName}` : ''} haben wir am ${when} übergeben. Sie brauchen nichts weiter zu tun.`,
      contactText(contactData),
      ...(papers.length > 0 ? [`Mitgesendete Unterlagen: ${papers.join(', ')}`] : []),
      'Das haben Sie geschrieben:',
      ...message.split(/\n{2,}/).filter((part) => part.trim() !== ''),
    ],
    action: {
      label: 'Bestätigung ansehen',
      url: `${publicUrl}${pathTo(paths.applicationReceipt, { id })}`,
    },
    other: { label: 'Alle meine Bewerbungen', url: `${publicUrl}${paths.applications}` },
    closing: ['Heben Sie diese E-Mail auf, wenn Sie Ihre Bewerbung nachweisen möchten.'],
  });
}
