import type { CaseKind, DecisionAction, OperatorCase } from '@silverjobs/contract';

export const KINDS: Readonly<Record<CaseKind, string>> = {
  job: 'Stelle',
  message: 'Nachricht',
  user: 'Konto',
};

export const REPORTERS: Readonly<Record<OperatorCase['reporters'][number], string>> = {
  candidate: 'Bewerberseite',
  client: 'Arbeitgeber',
  guest: 'ohne Konto',
};

/** What can be decided, as the operator chooses it. */
export const ACTIONS: Readonly<Record<DecisionAction, string>> = {
  none: 'Nichts ändern: Es ist nichts zu beanstanden',
  hide: 'Ausblenden',
  restore: 'Wieder sichtbar machen',
  block: 'Konto sperren und alle Sitzungen beenden',
  unblock: 'Konto wieder freigeben',
};

/** What was decided. */
export const DECIDED: Readonly<Record<DecisionAction, string>> = {
  none: 'Nichts geändert',
  hide: 'Ausgeblendet',
  restore: 'Wieder sichtbar gemacht',
  block: 'Konto gesperrt',
  unblock: 'Konto freigegeben',
};

export const GROUNDS = {
  terms: 'Nutzungsbedingungen',
  law: 'Gesetz (rechtswidriger Inhalt)',
} as const;

/** '2 Meldungen, 1 Widerspruch'. */
export function countText({ reports, objections }: OperatorCase): string {
  const parts = [
    reports > 0 && (reports === 1 ? '1 Meldung' : `${reports} Meldungen`),
    objections > 0 && (objections === 1 ? '1 Widerspruch' : `${objections} Widersprüche`),
  ];
  return parts.filter(Boolean).join(', ');
}
