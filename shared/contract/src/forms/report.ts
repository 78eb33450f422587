import * as z from 'zod/mini';
import { JOB_REPORT_TEXT_MAX_LENGTH } from '../constants.ts';
import { chosen, email, requiredTextField, shortText, tooLong } from './rules.ts';

const TOO_LONG = tooLong('Der Text', JOB_REPORT_TEXT_MAX_LENGTH);

/** Words of a report. */
export const reportText = shortText(JOB_REPORT_TEXT_MAX_LENGTH, TOO_LONG);

/** A report of a job or a message; some reasons say nothing without words. */
export const reportForm = (needsText: boolean) =>
  z.object({
    reason: chosen('Bitte wählen Sie aus, was nicht stimmt.'),
    text: needsText
      ? requiredTextField(
          JOB_REPORT_TEXT_MAX_LENGTH,
          'Bitte schreiben Sie uns, was nicht stimmt.',
          TOO_LONG,
        )
      : reportText,
  });

/** The number of a job in the address of its page, or by itself; null where there is none. */
export function jobIdIn(typed: string): number | null {
  const [, digits] = /(?:^|\/jobs\/)(\d{1,9})(?=$|[/?#])/.exec(typed.trim()) ?? [];
  return Number(digits) > 0 ? Number(digits) : null;
}

/** Who reports without an account, and why it is against the law (Art. 16 Abs. 2 DSA, operators-24). */
export const guestReportRules = {
  name: requiredTextField(100, 'Bitte geben Sie Ihren Namen ein.'),
  email: email(),
  text: requiredTextField(
    JOB_REPORT_TEXT_MAX_LENGTH,
    'Bitte schreiben Sie uns, was nicht stimmt.',
    TOO_LONG,
  ),
};

/** A report of somebody without an account, as it is filled in. */
export const guestReportForm = z.object({
  job: z.string().check(
    z.trim(),
    z.maxLength(500, 'Bitte kürzen Sie die Adresse.'),
    z.refine(
      (typed) => jobIdIn(typed) !== null,
      'Bitte geben Sie die Adresse der Anzeige ein. Sie endet auf „/jobs/“ und eine Nummer.',
    ),
  ),
  reason: chosen('Bitte wählen Sie aus, was nicht stimmt.'),
  ...guestReportRules,
});
