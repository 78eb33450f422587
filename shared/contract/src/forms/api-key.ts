import * as z from 'zod/mini';
import { requiredTextField, tooLong } from './rules.ts';

/** What an employer calls a new key. */
export const apiKeyForm = z.object({
  name: requiredTextField(
    80,
    'Bitte schreiben Sie, wofür der Schlüssel ist.',
    tooLong('Der Name', 80),
  ),
});
