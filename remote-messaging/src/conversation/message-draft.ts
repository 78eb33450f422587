/** What somebody has typed into a conversation; kept until it has arrived (messages-13). */
export interface MessageValues {
  message: string;
  /** Made when it was first sent: sent again, also after a reload, it arrives once. */
  clientKey: string;
  /** Own texts that templates took the place of, the newest last (jobs-48). */
  replaced: readonly string[];
}

export const EMPTY_MESSAGE: MessageValues = { message: '', clientKey: '', replaced: [] };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a stored key is one. */
export const isClientKey = (stored: unknown) => typeof stored === 'string' && UUID.test(stored);

/** Checks of a stored draft, where a field is no text. */
export const KNOWN_MESSAGE_VALUES = {
  clientKey: isClientKey,
};
