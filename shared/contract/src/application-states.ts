import type { ApplicationState } from './entities/application.ts';

/** Where a contact stands, in a word or two, as the candidate reads it (jobs-56). */
export const APPLICATION_STATE_TEXTS: Readonly<Record<ApplicationState, string>> = {
  sent: 'Gesendet',
  read: 'Vom Arbeitgeber gelesen',
  answered: 'Arbeitgeber hat geschrieben',
  invited: 'Eingeladen',
  trial: 'Probearbeit',
  hired: 'Zusage',
  declined: 'Absage',
  closed: 'Stelle deaktiviert',
};
