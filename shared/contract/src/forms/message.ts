import * as z from 'zod/mini';
import { MESSAGE_MAX_LENGTH } from '../constants.ts';
import { requiredTextField, tooLong } from './rules.ts';

/** A message to somebody, as long as a letter may be. */
export const messageText = requiredTextField(
  MESSAGE_MAX_LENGTH,
  'Bitte schreiben Sie eine Nachricht.',
  tooLong('Ihre Nachricht', MESSAGE_MAX_LENGTH),
);

/** A message on its own. */
export const messageForm = z.object({ message: messageText });
