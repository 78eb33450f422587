import * as z from 'zod/mini';
import { filledText } from './rules.ts';

/** The title of a saved search. */
export const searchTitleForm = z.object({
  title: filledText(200, 'Bitte geben Sie einen Titel ein.'),
});
