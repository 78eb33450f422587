import * as z from 'zod/mini';
import { MESSAGE_MAX_LENGTH, TEMPLATE_TITLE_MAX_LENGTH } from '../constants.ts';
import { requiredTextField } from './rules.ts';

/** A message template; missing fields carry fixed texts (account-17). */
export const templateForm = z.object({
  name: requiredTextField(
    TEMPLATE_TITLE_MAX_LENGTH,
    'Ihr Titel',
    `Höchstens ${TEMPLATE_TITLE_MAX_LENGTH} Zeichen`,
  ),
  message: requiredTextField(MESSAGE_MAX_LENGTH, 'Kandidatenansprache', 'Höchstens 10.000 Zeichen'),
});

/** The title of a template, where its message is written beside it (jobs-49). */
export const templateTitleForm = z.object({
  name: requiredTextField(
    TEMPLATE_TITLE_MAX_LENGTH,
    'Bitte geben Sie einen Titel für die Vorlage ein',
    `Höchstens ${TEMPLATE_TITLE_MAX_LENGTH} Zeichen`,
  ),
});
