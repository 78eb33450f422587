/** What somebody has typed into a conversation; kept until it has arrived (messages-13). */
export interface MessageValues {
  message: string;
  /** Made when it was first sent: sent again, also after a reload, it arrives once. */
  clientKey: string;
}

export const EMPTY_MESSAGE: MessageValues = { message: '', clientKey: '' };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a stored key is one. */
export const isClientKey = (stored: unknown) => typeof stored === 'string' && UUID.test(stored);
