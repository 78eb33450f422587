import { MESSAGE_REPORT_LABELS, MESSAGE_REPORT_REASONS } from '@silverjobs/contract/constants';

/** What can be wrong with a message. */
export const MESSAGE_REPORT_CHOICES = MESSAGE_REPORT_REASONS.map((value) => ({
  value,
  label: MESSAGE_REPORT_LABELS[value],
}));
