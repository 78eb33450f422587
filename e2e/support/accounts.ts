const password = 'Silverjobs-2026';

/** People of the demo data; the backend prints them at its start. */
export const accounts = {
  /** Candidate without the paid plan, complete profile. */
  free: { email: 'renate.schuster@example.org', password },
  /** Candidate with silver+. */
  paid: { email: 'heinz.falkenberg@example.org', password },
  /** New candidate whose contact data is incomplete. */
  incomplete: { email: 'monika.ahrens@example.org', password },
  privateEmployer: { email: 'familie.hartmann@example.org', password },
  companyEmployer: { email: 'petra.lindner@example.org', password },
  /** The back-office; its second factor is in operator-code.ts. */
  operator: { email: 'operator@example.org', password },
} as const;

/** Who signs in. */
export type AccountName = keyof typeof accounts;
