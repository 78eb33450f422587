import { apiErrorMessage, apiErrorStatus } from '@silverjobs/api';

/** What is wrong with the login form, by field; empty when nothing is (Spec 1 §5). */
export interface LoginProblems {
  email?: string;
  password?: string;
}

// The address only has to look like one; whether it exists is the server's to say.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks the form before it is sent (LOG-01). */
export function checkLogin(email: string, password: string): LoginProblems {
  return {
    ...(!EMAIL.test(email.trim()) && { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein!' }),
    ...(password === '' && { password: 'Bitte geben Sie Ihr Passwort ein!' }),
  };
}

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
