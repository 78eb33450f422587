import type { GuestReportInput } from '@silverjobs/contract';
import {
  FRAUD_QUESTION,
  JOB_REPORT_LABELS,
  JOB_REPORT_REASONS,
} from '@silverjobs/contract/constants';
import { jobIdIn } from '@silverjobs/contract/forms/report';

/** What is typed in the form. */
export interface ContentReportValues {
  job: string;
  reason: string;
  text: string;
  name: string;
  email: string;
}

/** A question whether a job is real comes from who is about to apply (safety-6). */
const reasons = JOB_REPORT_REASONS.filter((reason) => reason !== FRAUD_QUESTION);

export const CONTENT_REPORT_REASONS = reasons.map((value) => ({
  value,
  label: JOB_REPORT_LABELS[value],
}));

/** What is sent of a form without problems. */
export function guestReportOf(values: ContentReportValues): GuestReportInput {
  const job = jobIdIn(values.job);
  const reason = reasons.find((one) => one === values.reason);
  if (job === null || !reason) throw new Error('A report without job or reason is not sent.');
  const { text, name, email } = values;
  return { job_demand_id: job, reason, text: text.trim(), name: name.trim(), email: email.trim() };
}
