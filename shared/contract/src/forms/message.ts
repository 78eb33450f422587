import * as z from 'zod/mini';
import { MESSAGE_MAX_LENGTH } from '../constants.ts';
import { filledText, tooLongBy } from './rules.ts';

/** A message to somebody, as long as a letter may be. */
export const messageText = filledText(
  MESSAGE_MAX_LENGTH,
  'Bitte schreiben Sie eine Nachricht.',
  tooLongBy(MESSAGE_MAX_LENGTH, (over) => `Ihre Nachricht ist ${over} Zeichen zu lang.`),
);

/** A message on its own. */
export const messageForm = z.object({ message: messageText });
