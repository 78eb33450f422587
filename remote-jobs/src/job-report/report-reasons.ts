import { JOB_REPORT_LABELS, JOB_REPORT_REASONS } from '@silverjobs/contract/constants';

/** What can be wrong with a job. */
export const JOB_REPORT_CHOICES = JOB_REPORT_REASONS.map((value) => ({
  value,
  label: JOB_REPORT_LABELS[value],
}));
