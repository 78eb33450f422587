import * as z from 'zod/mini';
import { REASON_MAX_LENGTH } from '../operator-constants.ts';
import { readAmount } from '../pay.ts';
import { readDay, readTime } from '../typed-values.ts';
import { wallTimeProblem } from '../wall-clock.ts';
import {
  chosen,
  email,
  orEmpty,
  phoneNumber,
  postalCode,
  requiredTextField,
  shortText,
} from './rules.ts';

/** Why an operator does something; whoever it concerns may read it. */
export const operatorReason = requiredTextField(
  REASON_MAX_LENGTH,
  'Bitte schreiben Sie den Grund dazu.',
);

/** How an operator made sure on the telephone who calls; it is kept as the reason. */
const callerCheck = requiredTextField(
  REASON_MAX_LENGTH,
  'Bitte schreiben Sie, wie Sie geprüft haben, wer anruft.',
);

/** A decision about what was reported (operators-10). */
export const decisionForm = z.object({
  action: chosen('Bitte wählen Sie aus, was geschehen soll.'),
  ground: chosen('Bitte wählen Sie aus, worauf Sie sich stützen.'),
  reason: operatorReason,
});

/** Anything that needs nothing but a reason. */
export const reasonForm = z.object({ reason: operatorReason });

/** What somebody objects to a decision (operators-14). */
export const objectionText = requiredTextField(
  REASON_MAX_LENGTH,
  'Bitte schreiben Sie uns, warum Sie die Entscheidung für falsch halten.',
);
export const objectionForm = z.object({ text: objectionText });

/** What a course is (operators-20). */
export const courseRules = {
  title: requiredTextField(150, 'Bitte geben Sie einen Titel ein.'),
  subtitle: shortText(200),
  lecturer: shortText(100),
  lecturerBio: shortText(2_000),
  details: shortText(8_000),
};

const number = (min: number, max: number, error: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max, error),
  );

/** A course as it is filled in; without a date it is planned. */
export const courseForm = z
  .object({
    title: courseRules.title,
    date: orEmpty(
      z.string().check(
        z.overwrite(readDay),
        z.regex(/^20\d\d-\d\d-\d\d$/, 'Bitte wählen Sie ein Datum.'),
        z.refine((day) => wallTimeProblem(`${day}T12:00`) === null, {
          error: ({ input }) => wallTimeProblem(`${input}T12:00`) ?? '',
        }),
      ),
    ),
    time: z.string().check(z.overwrite(readTime)),
    duration: number(15, 600, 'Bitte geben Sie 15 bis 600 Minuten ein.'),
    capacity: orEmpty(number(1, 10_000, 'Bitte geben Sie eine Zahl ab 1 ein, oder nichts.')),
    subtitle: courseRules.subtitle,
    lecturer: courseRules.lecturer,
    bio: courseRules.lecturerBio,
    picture: z.string(),
    join_url: orEmpty(
      z
        .string()
        .check(
          z.trim(),
          z.regex(
            /^https:\/\/\S{1,490}$/,
            'Bitte geben Sie einen Link ein, der mit https:// beginnt.',
          ),
        ),
    ),
    details: courseRules.details,
  })
  .check(
    z.refine(({ date, time }) => !date || /^\d\d:\d\d$/.test(time), {
      path: ['time'],
      error: 'Bitte geben Sie die Uhrzeit so ein: 10:00',
    }),
    z.refine(
      ({ date, time }) =>
        !date ||
        !/^\d\d:\d\d$/.test(time) ||
        wallTimeProblem(`${date}T12:00`) !== null ||
        wallTimeProblem(`${date}T${time}`) === null,
      {
        path: ['time'],
        error: ({ input }) => {
          const { date, time } = input as { date?: string; time: string };
          return wallTimeProblem(`${date}T${time}`) ?? '';
        },
      },
    ),
  );

/** The second step of signing in (operators-3). */
export const codeForm = z.object({ code: requiredTextField(40, 'Bitte geben Sie den Code ein.') });

const amount = z.string().check(
  z.trim(),
  z.refine((typed) => (readAmount(typed) ?? 0) > 0, 'Bitte geben Sie den Betrag so ein: 58,31'),
);
const anything = z.string();
const unused = { amount: anything, way: anything, address: anything, reason: shortText(500) };

/** What each act on an invoice needs (operators-33). */
export const invoiceActForms = {
  payment: z.object({ ...unused, amount }),
  refund: z.object({
    ...unused,
    amount,
    way: chosen('Bitte wählen Sie aus, wie das Geld zurückgeht.'),
    reason: operatorReason,
  }),
  reminder: z.object(unused),
  cancel: z.object({ ...unused, reason: operatorReason }),
  correct: z.object({
    ...unused,
    address: requiredTextField(1_000, 'Bitte geben Sie die Anschrift ein, jede Zeile für sich.'),
    reason: operatorReason,
  }),
  'write-off': z.object({ ...unused, reason: operatorReason }),
} as const;

/** What each act on a declaration needs (operators-35). */
export const declarationActForm = z.object({ reason: operatorReason });
export const declarationExecuteForm = z.object({ reason: shortText(30) });

/** Another address of a user, and how it was checked whose it is (operators-37). */
export const addressForm = z.object({
  email: email('Bitte geben Sie die richtige E-Mail-Adresse ein.'),
  reason: callerCheck,
});

/** An account for somebody without e-mail, opened on the telephone (operators-51). */
export const postAccountForm = z.object({
  salutation_id: chosen('Bitte wählen Sie die Anrede.').check(z.maxLength(1)),
  first_name: requiredTextField(100, 'Bitte geben Sie den Vornamen ein.'),
  last_name: requiredTextField(100, 'Bitte geben Sie den Nachnamen ein.'),
  street: requiredTextField(150, 'Bitte geben Sie Straße und Hausnummer ein.'),
  postal_code: postalCode('Bitte geben Sie eine Postleitzahl mit fünf Ziffern ein.'),
  phone: phoneNumber.check(z.minLength(1, 'Bitte geben Sie die Telefonnummer ein.')),
  reason: callerCheck,
});
