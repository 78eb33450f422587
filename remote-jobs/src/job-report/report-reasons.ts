import type { JobReportReason } from '@silverjobs/contract';
import { JOB_REPORT_REASONS } from '@silverjobs/contract/constants';

const LABELS: Record<JobReportReason, string> = {
  fraud: 'Ich vermute Betrug',
  personal_data: 'Es werden Ausweis, Bankdaten oder Ähnliches verlangt',
  fee: 'Ich soll etwas bezahlen',
  discrimination: 'Die Anzeige ist beleidigend oder benachteiligt Menschen',
  wrong_information: 'Die Angaben stimmen nicht',
  filled: 'Die Stelle ist schon vergeben',
  other: 'Etwas anderes',
};

/** What can be wrong with a job. */
export const REASONS = JOB_REPORT_REASONS.map((value) => ({ value, label: LABELS[value] }));
