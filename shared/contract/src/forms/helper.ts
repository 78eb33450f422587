import * as z from 'zod/mini';
import { HELPER_PERMISSIONS, type HelperPermission } from '../access.ts';
import { email, requiredTextField, tooLong } from './rules.ts';

export const ATTACH_NEEDS_WRITE =
  'Unterlagen und Kontaktdaten kann nur auswählen, wer auch Entwürfe schreiben darf.';

/** Whoever chooses what goes along with a text writes it, too. */
export const attachesWhatIsWritten = (permissions: readonly HelperPermission[]): boolean =>
  !permissions.includes('attach') || permissions.includes('write');

/** Whom a candidate invites to help. */
export const helperForm = z.object({
  name: requiredTextField(80, 'Bitte geben Sie den Namen ein!', tooLong('Der Name', 80)),
  email: email('Bitte geben Sie die E-Mail-Adresse ein!'),
  permissions: z
    .array(z.enum(HELPER_PERMISSIONS))
    .check(
      z.minLength(1, 'Bitte wählen Sie, was die Person darf!'),
      z.refine(attachesWhatIsWritten, ATTACH_NEEDS_WRITE),
    ),
});
