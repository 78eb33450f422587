/** This reason says nothing by itself. */
const OTHER = 'other';

/** A report as it is filled in. */
export interface ReportValues {
  reason: string | null;
  text: string;
}

/** A report as it is sent. */
export interface ReportInput {
  reason: string;
  text?: string | undefined;
}

/** The report as it opens for the first time. */
export const EMPTY_REPORT: ReportValues = { reason: null, text: '' };

/** Whether the reason needs words. */
export function needsText(reason: string | null): boolean {
  return reason === OTHER;
}

/** The body of the call, of a report without problems. */
export function reportInput(values: ReportValues): ReportInput {
  const text = values.text.trim();
  return { reason: values.reason ?? OTHER, ...(text !== '' && { text }) };
}
