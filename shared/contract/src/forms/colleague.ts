import * as z from 'zod/mini';
import { EMPLOYER_ROLES } from '../access.ts';
import { email, newPassword, orEmpty, requiredTextField, tooLong } from './rules.ts';

const name = requiredTextField(80, 'Bitte geben Sie Ihren Namen ein!', tooLong('Der Name', 80));

/** Whom an employer invites. */
export const invitationForm = z.object({
  email: email('Bitte geben Sie die E-Mail-Adresse ein!'),
  role: z.enum(EMPLOYER_ROLES, 'Bitte wählen Sie eine Aufgabe!'),
});

/** Who accepts, with an account that is there. */
export const acceptanceForm = z.object({ name, password: orEmpty(newPassword) });

/** Who accepts and makes an account. */
export const newAcceptanceForm = z.object({ name, password: newPassword });
