/** What somebody has typed into a conversation; kept until it has arrived (MSG-10). */
export interface MessageDraft {
  message: string;
  /** Made when it was first sent: sent again, also after a reload, it arrives once. */
  clientKey: string | null;
}

export const EMPTY_DRAFT: MessageDraft = { message: '', clientKey: null };

/** Characters that the API takes. */
export const MESSAGE_MAX_LENGTH = 10_000;
const MOST_KEPT = 2 * MESSAGE_MAX_LENGTH;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A stored draft; null when it is none. */
export function parseDraft(value: unknown): MessageDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { message, clientKey } = value as Partial<Record<string, unknown>>;
  if (typeof message !== 'string' || message.length > MOST_KEPT) return null;
  const kept = typeof clientKey === 'string' && UUID.test(clientKey);
  return { message, clientKey: kept ? clientKey : null };
}
