import { apiErrorBody, apiErrorStatus } from '@silverjobs/api';
import type { Notice } from '@silverjobs/shell';

/**
 * What the user is told when a change of the profile fails (profile-21): the field that the API names
 * and its message; without a response the fixed texts, below ours (profile-21).
 */
export function updateFailure(error: unknown): Omit<Notice, 'id'> {
  const body = apiErrorBody(error);
  if (body) {
    const param = body.payload?.param ?? body.param;
    return {
      tone: 'error',
      title: typeof param === 'string' ? param : NOT_SAVED,
      message: body.message,
    };
  }
  if (apiErrorStatus(error) !== null) return { tone: 'error', title: NOT_SAVED, message: LATER };
  return {
    tone: 'error',
    title: NOT_SAVED,
    message: 'Es kam keine Antwort. Bitte prüfen Sie Ihre Internetverbindung.',
    given: ['Unknown error', 'An unexpected error occurred.'],
  };
}

/** Title of the message in the dialog. */
export const NOT_SAVED = 'Ihre Angaben wurden nicht gespeichert';
const LATER = 'Bitte versuchen Sie es später noch einmal.';
