import * as z from 'zod/mini';
import { cleanText } from '../clean-text.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts';
import { POSTAL_CODE } from '../countries.ts';
import {
  emailProblem,
  isPhone,
  readEmail,
  readPhone,
  readPostalCode,
  WHICH_COUNTRY,
} from '../typed-values.ts';

// Zod Mini, because browsers load these: a quarter of the bytes of Zod, the same schemas.

const german = new Intl.NumberFormat('de-DE');

/** Said of a text that is too long, where its field says nothing else. */
const shorten = (max: number) => `Bitte kürzen Sie den Text auf ${german.format(max)} Zeichen.`;

/** Says by how many characters a text is too long. */
export const tooLongBy = (max: number, say: (over: number) => string) => ({
  error: (issue: { input?: unknown }) => say(String(issue.input).length - max),
});

/** The sentence about a text that is too long, with both numbers (words-2). */
export const tooLong = (subject: string, max: number) =>
  tooLongBy(
    max,
    (over) =>
      `${subject} ist zu lang: ${german.format(max)} Zeichen sind möglich, es sind ${german.format(max + over)}.`,
  );

type Message = string | ReturnType<typeof tooLongBy>;

/** Text of at most `max` characters, without blanks at its ends and what nobody sees (formats-24). */
export const shortText = (max: number, longer: Message = shorten(max)) =>
  z.string().check(z.overwrite(cleanText), z.trim(), z.maxLength(max, longer));

/** Text that is not empty after trimming, of at most `max` characters. */
export const requiredTextField = (max: number, missing: string, longer: Message = shorten(max)) =>
  z
    .string()
    .check(z.overwrite(cleanText), z.trim(), z.minLength(1, missing), z.maxLength(max, longer));

/**
 * An e-mail address, as readEmail reads it; whether it exists is the server's to say (words-4).
 * @param isOther what else may stand there
 */
export const email = (
  missing = 'Bitte geben Sie Ihre E-Mail-Adresse ein!',
  isOther: (typed: string) => boolean = () => false,
) => {
  const error = ({ input }: { input?: unknown }) => {
    const typed = String(input ?? '');
    return typed.trim() === '' ? missing : `${missing}\n${emailProblem(typed)}`;
  };
  return z.string(missing).check(
    z.overwrite(readEmail),
    z.maxLength(254, { error }),
    z.refine((address) => isOther(address) || emailProblem(address) === null, { error }),
  );
};

/** A password typed at login: never judged by the rules of today. */
export const givenPassword = z
  .string()
  .check(z.minLength(1, 'Bitte geben Sie Ihr Passwort ein!'), z.maxLength(1_000));

/** A password that is being chosen. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, 'Bitte geben Sie Ihr Passwort ein!'),
    z.minLength(
      PASSWORD_MIN_LENGTH,
      `Das Passwort braucht mindestens ${PASSWORD_MIN_LENGTH} Zeichen.`,
    ),
    z.maxLength(
      PASSWORD_MAX_LENGTH,
      `Das Passwort darf höchstens ${PASSWORD_MAX_LENGTH} Zeichen haben.`,
    ),
  );

/** A telephone number that may stay empty, as readPhone reads it. */
export const phoneNumber = shortText(50).check(
  z.overwrite(readPhone),
  z.refine(
    (typed) => typed === '' || isPhone(typed),
    'Bitte prüfen Sie die Telefonnummer: 6 bis 15 Ziffern, zum Beispiel 0221 123456.',
  ),
);

/** A postal code, as readPostalCode reads it; four digits are asked for their country (formats-34). */
export const postalCode = (wrong: string) =>
  z.string().check(
    z.overwrite(readPostalCode),
    z.regex(POSTAL_CODE, {
      error: ({ input }) => (/^\d{4}$/.test(String(input)) ? WHICH_COUNTRY : wrong),
    }),
  );

/** A text that may stay empty and otherwise keeps the rule. */
export const orEmpty = (rule: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.transform((typed: string) => (typed.trim() === '' ? undefined : typed)),
    z.optional(rule),
  );

/** Something that is chosen from a list, by its id as text. */
export const chosen = (missing: string) => z.string(missing).check(z.minLength(1, missing));
