const password = 'Silverjobs-2026';

/** People of the demo data; the backend prints them at its start. */
export const accounts = {
  /** Candidate without the paid plan, complete profile. */
  free: { email: 'renate.schuster@example.de', password },
  /** Candidate with silver+. */
  paid: { email: 'heinz.falkenberg@example.de', password },
  /** New candidate whose contact data is incomplete. */
  incomplete: { email: 'monika.ahrens@example.de', password },
  privateEmployer: { email: 'familie.hartmann@example.de', password },
  companyEmployer: { email: 'petra.lindner@example.de', password },
} as const;

/** Who signs in. */
export type AccountName = keyof typeof accounts;
