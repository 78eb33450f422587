import { z } from 'zod';
import { MESSAGE_REPORT_REASONS } from '../constants.ts';
import { reportText } from '../forms/report.ts';

/** What is wrong with a message, for the operator. */
export const messageReportInput = z
  .object({
    reason: z.enum(MESSAGE_REPORT_REASONS),
    text: z.optional(reportText),
  })
  .meta({ id: 'MessageReportInput' });

export type MessageReportInput = z.input<typeof messageReportInput>;
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];
