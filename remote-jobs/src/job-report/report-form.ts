import type { JobReportInput, JobReportReason } from '@silverjobs/contract';
import { JOB_REPORT_REASONS, JOB_REPORT_TEXT_MAX_LENGTH } from '@silverjobs/contract/constants';

/** More than can be sent, so that nothing typed is lost. */
const MAX_DRAFT = 10 * JOB_REPORT_TEXT_MAX_LENGTH;

/** A report as it was filled in; kept until it is sent. */
export interface ReportDraft {
  reason: JobReportReason | null;
  text: string;
}

/** The report as it opens for the first time. */
export const EMPTY_REPORT: ReportDraft = { reason: null, text: '' };

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

/** A stored draft; null when it is none. */
export function parseReport(value: unknown): ReportDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { reason, text } = value as Partial<Record<string, unknown>>;
  if (typeof text !== 'string' || text.length > MAX_DRAFT) return null;
  return { reason: JOB_REPORT_REASONS.find((known) => known === reason) ?? null, text };
}

/** What is missing before a report can leave, by field. */
export function reportProblems({
  reason,
  text,
}: ReportDraft): Partial<Record<'reason' | 'text', string>> {
  if (reason === null) return { reason: 'Bitte wählen Sie aus, was nicht stimmt.' };
  if (reason === 'other' && text.trim() === '') {
    return { text: 'Bitte schreiben Sie uns, was nicht stimmt.' };
  }
  if (text.trim().length > JOB_REPORT_TEXT_MAX_LENGTH) {
    return { text: 'Der Text ist zu lang. Bitte kürzen Sie ihn.' };
  }
  return {};
}

/** The body of the call; null while something is missing. */
export function reportInput(draft: ReportDraft): JobReportInput | null {
  if (draft.reason === null || Object.keys(reportProblems(draft)).length > 0) return null;
  const text = draft.text.trim();
  return { reason: draft.reason, ...(text !== '' && { text }) };
}
