/** What an employer has typed to a candidate; kept until it has arrived. */
export interface OutreachDraft {
  jobId: number | null;
  message: string;
  /** Made when it is first sent: sent again, also after a reload, it arrives once. */
  clientKey: string;
}

export const EMPTY_OUTREACH: OutreachDraft = { jobId: null, message: '', clientKey: '' };

/** Characters that the API takes. */
export const OUTREACH_MAX_LENGTH = 10_000;

/** A stored draft; null when it is none. */
export function parseOutreach(value: unknown): OutreachDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { jobId, message, clientKey } = value as Record<string, unknown>;
  if (typeof message !== 'string' || message.length > 2 * OUTREACH_MAX_LENGTH) return null;
  if (typeof clientKey !== 'string' || clientKey.length > 36) return null;
  return { jobId: Number.isInteger(jobId) ? (jobId as number) : null, message, clientKey };
}

/** What is wrong with a message; null when it can be sent. */
export function outreachProblem(message: string): string | null {
  if (message.trim() === '') return 'Bitte schreiben Sie eine Nachricht.';
  const over = message.trim().length - OUTREACH_MAX_LENGTH;
  return over > 0 ? `Ihre Nachricht ist ${over} Zeichen zu lang.` : null;
}
