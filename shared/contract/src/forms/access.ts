import * as z from 'zod/mini';
import {
  email,
  givenPassword,
  newPassword,
  postalCode,
  requiredTextField,
  shortText,
} from './rules.ts';

/** A telephone or customer number, as people group it. */
const NUMBER = /^\s*\+?\d[\d ()/.-]{5,30}$/;

/** Signing in (access-26). */
export const loginForm = z.object({
  // Whoever has no e-mail signs in with a number (access-59).
  email: email(undefined, (typed) => NUMBER.test(typed)),
  password: givenPassword,
});

/** The first sign-in with a letter (access-59). */
export const letterCodeForm = z.object({
  number: requiredTextField(50, 'Bitte geben Sie Ihre Telefonnummer oder Kundennummer ein.'),
  code: requiredTextField(40, 'Bitte geben Sie den Code aus unserem Brief ein.'),
  password: newPassword,
});

/** Signing in again where the address is known. */
export const passwordForm = z.object({ password: givenPassword });

/** Asking for a mail with a link. */
export const mailRequestForm = z.object({ email: email() });

/** Choosing a password. */
export const newPasswordForm = z.object({ password: newPassword });

/** Registering, as employer or as candidate; everything else is asked afterwards. */
export const signUpForm = z.object({ email: email(), password: newPassword });

/** What else a registration may bring along. */
export const registrationRules = {
  first_name: shortText(100),
  last_name: shortText(100),
  postal_code: postalCode(
    'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 50667, oder ein Land davor: A-5020, CH-4051.',
  ),
};

/** Naming the device of a passkey. */
export const passkeyForm = z.object({
  name: requiredTextField(60, 'Bitte geben Sie dem Gerät einen Namen.'),
});

/** The first code of an app. */
export const secondFactorForm = z.object({
  code: requiredTextField(40, 'Bitte geben Sie den Code ein, den Ihre App zeigt.'),
});

/** Another address, asked for twice. */
export const newEmailForm = z.object({ email: email() });
