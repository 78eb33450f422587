import { z } from 'zod';
import { JOB_REPORT_TEXT_MAX_LENGTH, MESSAGE_REPORT_REASONS } from '../constants.ts';

/** What is wrong with a message, for the operator. */
export const messageReportInput = z
  .object({
    reason: z.enum(MESSAGE_REPORT_REASONS),
    text: z.string().trim().max(JOB_REPORT_TEXT_MAX_LENGTH).optional(),
  })
  .meta({ id: 'MessageReportInput' });

export type MessageReportInput = z.input<typeof messageReportInput>;
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];
