import * as z from 'zod/mini';
import { REASON_MAX_LENGTH } from '../operator-constants.ts';
import { chosen, email, filledText, orEmpty, shortText } from './rules.ts';

/** Why an operator does something; whoever it concerns may read it. */
export const operatorReason = filledText(REASON_MAX_LENGTH, 'Bitte schreiben Sie den Grund dazu.');

/** A decision about what was reported (operators-10). */
export const decisionForm = z.object({
  action: chosen('Bitte wählen Sie aus, was geschehen soll.'),
  ground: chosen('Bitte wählen Sie aus, worauf Sie sich stützen.'),
  reason: operatorReason,
});

/** Anything that needs nothing but a reason. */
export const reasonForm = z.object({ reason: operatorReason });

/** What somebody objects to a decision (operators-14). */
export const objectionText = filledText(
  REASON_MAX_LENGTH,
  'Bitte schreiben Sie uns, warum Sie die Entscheidung für falsch halten.',
);
export const objectionForm = z.object({ text: objectionText });

/** A report by somebody without an account (operators-15). */
export const contentReportRules = {
  job_demand_id: z
    .string()
    .check(z.trim(), z.regex(/^[1-9]\d{0,8}$/, 'Bitte geben Sie die Nummer der Stelle ein.')),
  text: filledText(REASON_MAX_LENGTH, 'Bitte schreiben Sie uns, was nicht stimmt.'),
  name: shortText(100),
  email: orEmpty(email()),
};

/** The second step of signing in (operators-3). */
export const codeForm = z.object({ code: filledText(40, 'Bitte geben Sie den Code ein.') });
