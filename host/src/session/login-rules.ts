import { apiErrorBody, apiErrorMessage, apiErrorStatus, isOffline } from '@silverjobs/api';

/** Text on the login screen after a failed call (access-27). */
export function loginFailureText(error: unknown): string {
  if (apiErrorStatus(error) === 401) {
    return 'Ungültige E-Mail oder ungültiges Passwort. Bitte versuchen Sie es erneut.';
  }
  // The password was right: whoever gave it may know what the server says.
  if (apiErrorStatus(error) === 403) return apiErrorMessage(error, '');
  const text = 'Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal.';
  return isOffline(error) ? apiErrorMessage(error, text) : text;
}

/** The notification beside it (access-27). */
export function loginFailureNotice(error: unknown): { title: string; message: string } {
  return {
    title: 'Anmeldung fehlgeschlagen',
    message: apiErrorMessage(error, 'Bei der Anmeldung ist ein Fehler aufgetreten'),
  };
}

/** Whether the password was right and a code is asked for, as for operators (operators-3). */
export function needsCode(error: unknown): boolean {
  return apiErrorBody(error)?.code === 'second_factor.required';
}
