/**
 * Figures of law and the official places that explain them, for the assistants and the guide. This file is
 * the only one that has them (assistants-43): change a figure here, with its date, when a law or an order
 * changes it. They are given as general facts and never applied to a single case (assistants-24).
 */
export const FACTS = {
  /** The month from which these figures hold. */
  asOf: 'Januar 2026',
  /** The same as a date, for machines. */
  asOfDate: '2026-01-01',
  year: 2026,
  /** § 8 SGB IV: it follows the minimum wage; euros a month. */
  minijobLimit: 603,
  /** Midijob: from the Minijob's limit up to here; euros a month. */
  midijobLimit: 2_000,
  /** Fifth order on the minimum wage; euros an hour. */
  minimumWage: '13,90',
  /** § 3 Nr. 21 EStG, from the regular age of retirement on; euros a month. */
  activePension: 2_000,
  /** § 3 Nr. 26a EStG; euros a year. */
  volunteerAllowance: 960,
  /** § 3 Nr. 26 EStG; euros a year. */
  trainerAllowance: 3_300,
  /** § 32a EStG, one person; euros a year. */
  basicAllowance: 12_348,
  /** The year since when old-age pensions have no limit of earnings (§ 34 SGB VI). */
  unlimitedEarningsSince: 2023,
  /** Regular age of retirement, who is born in 1964 or later. */
  retirementAge: 67,
} as const;

/** Figures that advertisements are compared with, in cents. */
export interface WageFigures {
  /** First day, yyyy-mm-dd. */
  from: string;
  /** An hour. */
  minimumWage: number;
  /** § 8 SGB IV; a month. */
  minijobLimit: number;
}

/** By date, the earliest first: the fifth order on the minimum wage names two years. */
export const WAGE_FIGURES: readonly WageFigures[] = [
  { from: '2026-01-01', minimumWage: 1_390, minijobLimit: 60_300 },
  { from: '2027-01-01', minimumWage: 1_460, minijobLimit: 63_300 },
];

/**
 * From when the figures are; in a later year than theirs, that they may have changed (assistants-72).
 */
export function factsDate(now: Date): string {
  const date = `Stand: ${FACTS.asOf}`;
  const isOld = now.getFullYear() > FACTS.year;
  return isOld ? `${date}; die Beträge können sich seitdem geändert haben` : date;
}

/** Where a question is answered for the single case, free of charge unless it says so. */
export const OFFICES = {
  pension: {
    name: 'Deutsche Rentenversicherung',
    phone: '0800 1000 4800',
    note: 'kostenlos, auch ohne Termin am Telefon',
    web: 'https://www.deutsche-rentenversicherung.de',
  },
  minijob: {
    name: 'Minijob-Zentrale',
    phone: '0355 2902 70799',
    note: 'montags bis freitags',
    web: 'https://www.minijob-zentrale.de',
  },
  employmentAgency: {
    name: 'Agentur für Arbeit',
    phone: '0800 4 5555 00',
    note: 'kostenlos',
    web: 'https://www.arbeitsagentur.de',
  },
  ministry: {
    name: 'Bürgertelefon des Bundesarbeitsministeriums',
    phone: '030 221 911 003',
    note: 'für Fragen zum Arbeitsrecht',
    web: 'https://www.bmas.de',
  },
  patients: {
    name: 'Stiftung Unabhängige Patientenberatung',
    phone: '0800 011 77 22',
    note: 'kostenlos',
    web: 'https://www.patientenberatung.de',
  },
  doctor: {
    name: 'Ärztlicher Bereitschaftsdienst',
    phone: '116 117',
    note: 'wenn die Praxis geschlossen ist',
    web: 'https://www.116117.de',
  },
  healthInsurance: {
    name: 'Ihre Krankenkasse',
    phone: null,
    note: 'die Nummer steht auf Ihrer Versichertenkarte',
    web: 'https://www.gkv-spitzenverband.de',
  },
  tax: {
    name: 'Ihr Finanzamt oder ein Lohnsteuerhilfeverein',
    phone: null,
    note: 'das Finanzamt gibt allgemeine Auskunft kostenlos',
    web: 'https://www.elster.de',
  },
} as const;

export type Office = (typeof OFFICES)[keyof typeof OFFICES];
