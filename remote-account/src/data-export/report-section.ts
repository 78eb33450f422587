import type { AccountExport } from '@silverjobs/contract';
import {
  CALLBACK_WINDOW_LABELS,
  JOB_REPORT_LABELS,
  MESSAGE_REPORT_LABELS,
} from '@silverjobs/contract/constants';
import { type DataSection, facts, when } from './data-section.ts';

const ACTIONS = {
  none: 'geprüft und nichts geändert',
  hide: 'ausgeblendet',
  restore: 'wieder sichtbar gemacht',
  block: 'Konto gesperrt',
  unblock: 'Konto wieder freigegeben',
} as const;

/** What a user has told the operator, and what operators have decided about the user's own content. */
export function reportSection(exported: AccountExport): DataSection {
  const { job_reports, message_reports, callback_requests, decisions = [] } = exported;
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
      ...callback_requests.map(({ name, phone, time_window, question, created_at }) => ({
        title: 'Bitte um einen Anruf',
        facts: facts([
          ['Gewünscht am', when(created_at)],
          ['Name', name],
          ['Telefon', phone],
          ['Am besten', CALLBACK_WINDOW_LABELS[time_window]],
          ['Ihre Frage', question],
        ]),
      })),
      ...decisions.map(({ action, reason, created_at, objection }) => ({
        title: 'Entscheidung über Ihren Inhalt oder Ihr Konto',
        facts: facts([
          ['Entschieden am', when(created_at)],
          ['Entscheidung', ACTIONS[action]],
          ['Begründung', reason],
          ['Ihr Widerspruch', objection],
        ]),
      })),
    ],
  };
}
