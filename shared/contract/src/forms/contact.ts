import * as z from 'zod/mini';
import { CONTACT_TOPICS } from '../constants.ts';
import { email, requiredTextField } from './rules.ts';

/** Most characters of a message to the operator. */
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000;

/** What somebody writes to the operator from /contact, in the order of the form. */
export const contactForm = z.object({
  name: requiredTextField(100, 'Bitte geben Sie Ihren Namen ein.'),
  email: email(),
  topic: z.enum(
    CONTACT_TOPICS.map(({ id }) => id),
    'Bitte wählen Sie aus, worum es geht.',
  ),
  message: requiredTextField(
    CONTACT_MESSAGE_MAX_LENGTH,
    'Bitte schreiben Sie eine Nachricht.',
    'Bitte kürzen Sie Ihre Nachricht auf 5.000 Zeichen.',
  ),
});
