import * as z from 'zod/mini';
import { HELPER_PERMISSIONS } from '../access.ts';
import { email, requiredTextField, tooLong } from './rules.ts';

/** Whom a candidate invites to help. */
export const helperForm = z.object({
  name: requiredTextField(80, 'Bitte geben Sie den Namen ein!', tooLong('Der Name', 80)),
  email: email('Bitte geben Sie die E-Mail-Adresse ein!'),
  permissions: z
    .array(z.enum(HELPER_PERMISSIONS))
    .check(z.minLength(1, 'Bitte wählen Sie, was die Person darf!')),
});
