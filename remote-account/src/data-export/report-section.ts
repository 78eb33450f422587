import type { AccountExport } from '@silverjobs/contract';
import { JOB_REPORT_LABELS, MESSAGE_REPORT_LABELS } from '@silverjobs/contract/constants';
import { type DataSection, facts, when } from './data-section.ts';

/** The jobs and messages that a user has reported. */
export function reportSection({ job_reports, message_reports }: AccountExport): DataSection {
  return {
    title: 'Ihre Meldungen',
    entries: [
      ...job_reports.map(({ job_title, reason, text, created_at }) => ({
        title: 'Gemeldete Stelle',
        facts: facts([
          ['Stelle', job_title ?? 'inzwischen gelöscht'],
          ['Gemeldet am', when(created_at)],
          ['Grund', JOB_REPORT_LABELS[reason]],
          ['Ihr Text', text],
        ]),
      })),
      ...message_reports.map(({ message, reason, text, created_at }) => ({
        title: 'Gemeldete Nachricht',
        facts: facts([
          ['Nachricht', message ?? 'inzwischen gelöscht'],
          ['Gemeldet am', when(created_at)],
          ['Grund', MESSAGE_REPORT_LABELS[reason]],
          ['Ihr Text', text],
        ]),
      })),
    ],
  };
}
