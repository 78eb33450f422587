import { z } from 'zod';
import { JOB_REPORT_REASONS } from '../constants.ts';
import { reportText } from '../forms/report.ts';

/** What is wrong with a job, for the operator. */
export const jobReportInput = z
  .object({
    reason: z.enum(JOB_REPORT_REASONS),
    text: z.optional(reportText),
  })
  .meta({ id: 'JobReportInput' });

export type JobReportInput = z.input<typeof jobReportInput>;
export type JobReportReason = (typeof JOB_REPORT_REASONS)[number];
