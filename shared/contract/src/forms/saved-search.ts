import * as z from 'zod/mini';
import { requiredTextField } from './rules.ts';

/** The title of a saved search. */
export const searchTitleForm = z.object({
  title: requiredTextField(200, 'Bitte geben Sie einen Titel ein.'),
});
