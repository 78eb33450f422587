import { apiErrorMessage, apiErrorStatus } from '@silverjobs/api';

/** The fixed texts (assistants-11); they stand in the page with lang="en". */
export const SEND_FAILED = 'Sorry, there was an error processing your message. Please try again.';
const EXPIRED = 'Your session has expired. Please refresh the page to start a new conversation.';
const SERVER = 'Server error. Please try again later.';
const OTHER = 'Failed to send your message. Please try again.';

export interface ChatError {
  /** The fixed text, in English. */
  text: string;
  /** The same in German, with what to do now. */
  help: string;
  /** The conversation is over on the server. */
  expired: boolean;
}

/**
 * What is said about a failed call: by 404, 500 and above, other answers, no answer (assistants-11).
 * @param asked of what was asked for; a profile that is not there ends no conversation
 */
export function chatErrorOf(
  error: unknown,
  asked: 'conversation' | 'profile' = 'conversation',
): ChatError {
  const status = apiErrorStatus(error);
  if (status === 404 && asked === 'conversation') {
    const help = 'Das Gespräch ist abgelaufen. Beginnen Sie bitte ein neues Gespräch.';
    return { text: EXPIRED, help, expired: true };
  }
  if (status === null) {
    const help =
      'Es kam keine Antwort. Bitte prüfen Sie Ihre Internetverbindung und senden Sie Ihre Nachricht noch einmal.';
    return { text: SEND_FAILED, help, expired: false };
  }
  if (status >= 500) {
    const help = 'Unser Dienst ist gestört. Bitte senden Sie Ihre Nachricht später noch einmal.';
    return { text: SERVER, help: apiErrorMessage(error, help), expired: false };
  }
  const help = 'Ihre Nachricht wurde nicht angenommen. Bitte versuchen Sie es noch einmal.';
  // What the server says of a profile is no answer to a message.
  const said = asked === 'profile' ? help : apiErrorMessage(error, help);
  return { text: OTHER, help: said, expired: false };
}
