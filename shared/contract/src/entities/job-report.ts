import { z } from 'zod';
import { JOB_REPORT_REASONS } from '../constants.ts';
import { guestReportRules, reportText } from '../forms/report.ts';
import { id } from '../primitives.ts';

/** What is wrong with a job, for the operator. */
export const jobReportInput = z
  .object({
    reason: z.enum(JOB_REPORT_REASONS),
    text: z.optional(reportText),
  })
  .meta({ id: 'JobReportInput' });

/** The same of somebody without an account (operators-24). */
export const guestReportInput = z
  .object({
    job_demand_id: id,
    reason: z.enum(JOB_REPORT_REASONS),
    ...guestReportRules,
  })
  .meta({ id: 'GuestReportInput' });

export type GuestReportInput = z.input<typeof guestReportInput>;
export type JobReportInput = z.input<typeof jobReportInput>;
export type JobReportReason = (typeof JOB_REPORT_REASONS)[number];
