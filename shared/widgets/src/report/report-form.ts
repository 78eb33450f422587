import type { Parse } from '@silverjobs/shell';

/** Most characters of the explanation that the API takes. */
export const REPORT_TEXT_MAX_LENGTH = 2_000;
/** More than can be sent, so that nothing typed is lost. */
const MAX_DRAFT = 10 * REPORT_TEXT_MAX_LENGTH;
/** This reason says nothing by itself. */
const OTHER = 'other';

/** A report as it was filled in; kept until it is sent. */
export interface ReportDraft {
  reason: string | null;
  text: string;
}

/** A report as it is sent. */
export interface ReportInput {
  reason: string;
  text?: string | undefined;
}

/** The report as it opens for the first time. */
export const EMPTY_REPORT: ReportDraft = { reason: null, text: '' };

/** Reads a stored draft; it gives null when it is none. */
export function parseReport(reasons: readonly string[]): Parse<ReportDraft> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const { reason, text } = value as Partial<Record<string, unknown>>;
    if (typeof text !== 'string' || text.length > MAX_DRAFT) return null;
    return { reason: reasons.find((known) => known === reason) ?? null, text };
  };
}

/** Whether the reason needs words. */
export function needsText(reason: string | null): boolean {
  return reason === OTHER;
}

/** What is missing before a report can leave, by field. */
export function reportProblems({
  reason,
  text,
}: ReportDraft): Partial<Record<'reason' | 'text', string>> {
  if (reason === null) return { reason: 'Bitte wählen Sie aus, was nicht stimmt.' };
  if (needsText(reason) && text.trim() === '') {
    return { text: 'Bitte schreiben Sie uns, was nicht stimmt.' };
  }
  if (text.trim().length > REPORT_TEXT_MAX_LENGTH) {
    return { text: 'Der Text ist zu lang. Bitte kürzen Sie ihn.' };
  }
  return {};
}

/** The body of the call; null while something is missing. */
export function reportInput(draft: ReportDraft): ReportInput | null {
  if (draft.reason === null || Object.keys(reportProblems(draft)).length > 0) return null;
  const text = draft.text.trim();
  return { reason: draft.reason, ...(text !== '' && { text }) };
}
