import { FRAUD_QUESTION, type MessageReportReason } from '@silverjobs/contract';
import type { Mail } from '../mail/mail.ts';
import { writeLetter } from '../mail/write-letter.ts';

/** The reasons as the operator reads them. */
export const MESSAGE_REASONS: Readonly<Record<MessageReportReason, string>> = {
  fraud: 'Verdacht auf Betrug',
  personal_data: 'Fragt nach Ausweis, Bankdaten oder anderen persönlichen Daten',
  fee: 'Verlangt Geld',
  insult: 'Beleidigt oder bedroht',
  advertising: 'Unerwünschte Werbung',
  fraud_question: 'Frage, ob sie echt ist',
  other: 'Anderer Grund',
};

type Report = {
  readonly messageId: number;
  readonly conversationId: number;
  readonly message: string;
  readonly reason: MessageReportReason;
  readonly text: string | undefined;
  /** Address of the user who reports. */
  readonly from: string;
};

/** What the operator gets when a user reports a message. */
export function messageReportMail(publicUrl: string, report: Report): Mail {
  const { messageId, conversationId, message, reason, text, from } = report;
  return writeLetter(publicUrl, {
    subject: `Nachricht gemeldet: ${MESSAGE_REASONS[reason]} (Nr. ${messageId})`,
    heading: MESSAGE_REASONS[reason],
    paragraphs: [
      `${from} hat eine Nachricht aus dem Gespräch Nr. ${conversationId} gemeldet:`,
      `„${message}“`,
      text || 'Ohne weitere Angaben.',
      ...(reason === FRAUD_QUESTION ? [`Bitte antworten Sie an ${from}.`] : []),
    ],
  });
}
