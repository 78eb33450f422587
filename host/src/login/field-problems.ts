import { apiErrorBody, apiErrorMessage } from '@silverjobs/api';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@silverjobs/contract/constants';

// The address only has to look like one; whether it exists is the server's to say.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an address, or undefined (LOG-01). */
export function emailProblem(email: string): string | undefined {
  return EMAIL.test(email.trim()) ? undefined : 'Bitte geben Sie Ihre E-Mail-Adresse ein!';
}

/** What is wrong with a password that is being chosen, or undefined. */
export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return 'Bitte geben Sie Ihr Passwort ein!';
  if (password.length < PASSWORD_MIN_LENGTH) {
    return `Das Passwort braucht mindestens ${PASSWORD_MIN_LENGTH} Zeichen.`;
  }
  return password.length > PASSWORD_MAX_LENGTH
    ? `Das Passwort darf höchstens ${PASSWORD_MAX_LENGTH} Zeichen haben.`
    : undefined;
}

/** What is wrong with a postal code, or undefined; it may stay empty. */
export function postalCodeProblem(code: string): string | undefined {
  return code === '' || /^\d{5}$/.test(code)
    ? undefined
    : 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 50667.';
}

/** Problems by the name of their field. */
export type Problems = Partial<Record<string, string>>;

/** Leaves out fields without a problem. */
export function collectProblems(found: Record<string, string | undefined>): Problems {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** A failed call as a problem of the field that the server names, else of the whole form. */
export function problemsOfFailure(error: unknown, fields: readonly string[]): Problems {
  const message = apiErrorMessage(
    error,
    'Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal.',
  );
  const param = apiErrorBody(error)?.param ?? '';
  return { [fields.includes(param) ? param : 'form']: message };
}
