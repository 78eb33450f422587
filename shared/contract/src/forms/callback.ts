import * as z from 'zod/mini';
import { CALLBACK_QUESTION_MAX_LENGTH, CALLBACK_WINDOWS } from '../constants.ts';
import { phoneNumber, requiredTextField, shortText } from './rules.ts';

/** 'Rufen Sie mich an': who, where and when, in the order of the form (guide-5). */
export const callbackForm = z.object({
  name: requiredTextField(100, 'Bitte geben Sie Ihren Namen ein.'),
  phone: phoneNumber.check(z.minLength(1, 'Bitte geben Sie Ihre Telefonnummer ein.')),
  time_window: z.enum(CALLBACK_WINDOWS, 'Bitte wählen Sie aus, wann wir anrufen sollen.'),
  question: z.optional(shortText(CALLBACK_QUESTION_MAX_LENGTH)),
});
