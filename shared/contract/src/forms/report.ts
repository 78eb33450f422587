import * as z from 'zod/mini';
import { JOB_REPORT_TEXT_MAX_LENGTH } from '../constants.ts';
import { chosen, filledText, shortText, tooLong } from './rules.ts';

const TOO_LONG = tooLong('Der Text', JOB_REPORT_TEXT_MAX_LENGTH);

/** Words of a report. */
export const reportText = shortText(JOB_REPORT_TEXT_MAX_LENGTH, TOO_LONG);

/** A report of a job or a message; some reasons say nothing without words. */
export const reportForm = (needsText: boolean) =>
  z.object({
    reason: chosen('Bitte wählen Sie aus, was nicht stimmt.'),
    text: needsText
      ? filledText(
          JOB_REPORT_TEXT_MAX_LENGTH,
          'Bitte schreiben Sie uns, was nicht stimmt.',
          TOO_LONG,
        )
      : reportText,
  });
