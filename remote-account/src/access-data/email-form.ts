/** What is typed to change the address. */
export interface EmailEntries {
  email: string;
  again: string;
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A problem of the form; the English texts are fixed (account-22). */
export interface EmailProblem {
  field: keyof EmailEntries | 'form';
  text: string;
  lang?: 'en';
}

/** Why the address cannot be changed; null when it can. */
export function emailProblem(
  { email, again }: EmailEntries,
  usersId: number | undefined,
  current: string,
): EmailProblem | null {
  const wanted = email.trim().toLowerCase();
  if (!ADDRESS.test(wanted)) {
    return { field: 'email', text: 'Bitte geben Sie Ihre E-Mail-Adresse ein!' };
  }
  if (wanted !== again.trim().toLowerCase()) {
    return { field: 'again', text: 'Emails do not match', lang: 'en' };
  }
  if (wanted === current.toLowerCase()) {
    return { field: 'email', text: 'Das ist schon Ihre E-Mail-Adresse.' };
  }
  if (!usersId) return { field: 'form', text: 'User ID is not available', lang: 'en' };
  return null;
}
