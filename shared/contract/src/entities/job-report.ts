import { z } from 'zod';
import { JOB_REPORT_REASONS, JOB_REPORT_TEXT_MAX_LENGTH } from '../constants.ts';

/** What is wrong with a job, for the operator. */
export const jobReportInput = z
  .object({
    reason: z.enum(JOB_REPORT_REASONS),
    text: z.string().trim().max(JOB_REPORT_TEXT_MAX_LENGTH).optional(),
  })
  .meta({ id: 'JobReportInput' });

export type JobReportInput = z.input<typeof jobReportInput>;
export type JobReportReason = (typeof JOB_REPORT_REASONS)[number];
