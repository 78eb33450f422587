import type {
  CaseKind,
  DecisionAction,
  OperatorCase,
  OperatorCaseDetail,
} from '@silverjobs/contract';

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

/** The same about what waits until an operator has seen it (safety-8). */
export const HELD_ACTIONS: Readonly<Record<DecisionAction, string>> = {
  ...ACTIONS,
  restore: 'Freigeben: Es ist in Ordnung',
  hide: 'Ablehnen: Es wird nicht veröffentlicht',
};

export const HELD = {
  first: 'Die erste Anzeige eines Arbeitgebers, den noch niemand kennt',
  sign: 'Ein Zeichen von Betrug im Text',
} as const;

/** What was decided. */
export const DECIDED: Readonly<Record<DecisionAction, string>> = {
  none: 'Nichts geändert',
  hide: 'Ausgeblendet',
  restore: 'Wieder sichtbar gemacht',
  block: 'Konto gesperrt',
  unblock: 'Konto freigegeben',
};

/** What a decision is called that was just made about a case. */
export function decidedText(
  { held }: Pick<OperatorCaseDetail, 'held'>,
  action: DecisionAction,
): string {
  if (held && action === 'restore') return 'Freigegeben';
  return held && action === 'hide' ? 'Abgelehnt' : DECIDED[action];
}

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
  return parts.filter(Boolean).join(', ') || 'Wartet auf Freigabe';
}
