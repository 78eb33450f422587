import { apiErrorMessage, apiErrorStatus } from '@silverjobs/api';

/** Text on the login screen after a failed call (LOG-02, LOG-03). */
export function loginFailureText(error: unknown): string {
  return apiErrorStatus(error) === 401
    ? 'Ungültige E-Mail oder ungültiges Passwort. Bitte versuchen Sie es erneut.'
    : 'Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal.';
}

/** The notification beside it (LOG-04). */
export function loginFailureNotice(error: unknown): { title: string; message: string } {
  return {
    title: 'Anmeldung fehlgeschlagen',
    message: apiErrorMessage(error, 'Bei der Anmeldung ist ein Fehler aufgetreten'),
  };
}
