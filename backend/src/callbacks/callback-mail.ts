import { CALLBACK_WINDOW_LABELS, type ParsedBodyOf } from '@silverjobs/contract';
import type { Mail } from '../mail/mail.ts';
import { writeLetter } from '../mail/write-letter.ts';

/** What the operator gets when somebody wants to be called. */
export function callbackMail(
  publicUrl: string,
  request: ParsedBodyOf<'POST /callback_request'>,
): Mail {
  const { name, phone, question } = request;
  const when = CALLBACK_WINDOW_LABELS[request.time_window];
  return writeLetter(publicUrl, {
    subject: `Bitte anrufen: ${name}, ${when}`,
    heading: 'Jemand möchte angerufen werden',
    paragraphs: [
      `${name} möchte angerufen werden. Telefon: ${phone}. Am besten: ${when}.`,
      question || 'Ohne weitere Angaben.',
    ],
  });
}
