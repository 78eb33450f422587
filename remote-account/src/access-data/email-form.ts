import { newEmailForm } from '@silverjobs/contract/forms/access';
import type { Problem } from '@silverjobs/widgets/form';

/** What is typed to change the address. */
export interface EmailEntries {
  email: string;
  again: string;
}

/** Fixed texts that are English (account-22). */
const ENGLISH = { different: 'Emails do not match', noUser: 'User ID is not available' };

/** What they mean, said before them (words-4). */
export const IN_GERMAN: Readonly<Record<string, string>> = {
  [ENGLISH.different]:
    'Die beiden Adressen sind nicht gleich. Bitte schreiben Sie zweimal dieselbe.',
  [ENGLISH.noUser]: 'Ihre Anmeldung gilt nicht mehr. Bitte melden Sie sich neu an.',
};

const folded = (email: string) => email.trim().toLowerCase();

/** Why an address that is one cannot become the new one. */
export function emailProblems(
  { email, again }: EmailEntries,
  usersId: number | undefined,
  current: string,
): Problem<EmailEntries>[] {
  if (newEmailForm.safeParse({ email }).error) return [];
  if (folded(email) !== folded(again)) return [{ field: 'again', text: ENGLISH.different }];
  if (folded(email) === current.toLowerCase()) {
    return [{ field: 'email', text: 'Das ist schon Ihre E-Mail-Adresse.' }];
  }
  return usersId ? [] : [{ field: 'email', text: ENGLISH.noUser }];
}
