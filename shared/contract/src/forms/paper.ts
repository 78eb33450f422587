import * as z from 'zod/mini';
import { requiredTextField } from './rules.ts';

/** The name of a paper; its extension is added. */
export const paperForm = z.object({
  name: requiredTextField(120, 'Bitte geben Sie einen Namen ein', 'Höchstens 120 Zeichen'),
});
