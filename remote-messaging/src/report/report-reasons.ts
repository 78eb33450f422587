import type { MessageReportReason } from '@silverjobs/contract';
import { MESSAGE_REPORT_REASONS } from '@silverjobs/contract/constants';

const LABELS: Record<MessageReportReason, string> = {
  fraud: 'Ich vermute Betrug',
  personal_data: 'Es werden Ausweis, Bankdaten oder Ähnliches verlangt',
  fee: 'Ich soll etwas bezahlen',
  insult: 'Die Nachricht ist beleidigend oder bedroht mich',
  advertising: 'Es ist unerwünschte Werbung',
  other: 'Etwas anderes',
};

/** What can be wrong with a message. */
export const REASONS = MESSAGE_REPORT_REASONS.map((value) => ({ value, label: LABELS[value] }));
