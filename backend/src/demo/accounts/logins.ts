/** What the README and the console tell a stranger who wants to sign in. */
export interface DemoLogin {
  email: string;
  password: string;
  description: string;
}

/** One password for all demo accounts; the demo runs on the visitor's own machine. */
export const demoPassword = 'Silverjobs-2026';

export const demoLogins: readonly DemoLogin[] = [
  {
    email: 'renate.schuster@example.org',
    password: demoPassword,
    description: 'Kandidatin, kostenlos, vollständiges Profil',
  },
  {
    email: 'heinz.falkenberg@example.org',
    password: demoPassword,
    description: 'Kandidat mit silver+ (6 Monate)',
  },
  {
    email: 'monika.ahrens@example.org',
    password: demoPassword,
    description: 'neue Kandidatin, Kontaktdaten unvollständig',
  },
  {
    email: 'familie.hartmann@example.org',
    password: demoPassword,
    description: 'privater Arbeitgeber',
  },
  {
    email: 'petra.lindner@example.org',
    password: demoPassword,
    description: 'Arbeitgeber, Seniorenzentrum',
  },
  {
    email: 'claudia.hofer@example.org',
    password: demoPassword,
    description: 'Arbeitgeber in Österreich, Rechnungen mit Reverse Charge',
  },
];

/** The operator of the demo; its second factor is the same everywhere, so that one can try it. */
export const demoOperator = {
  id: 9_000_001,
  email: 'operator@example.org',
  password: demoPassword,
  totpSecret: 'SILVERJOBSDEMO2345SILVERJOBSDEMO',
} as const;

/** All logins that the demo names. */
export const printedLogins: readonly DemoLogin[] = [
  ...demoLogins,
  {
    email: demoOperator.email,
    password: demoPassword,
    description: `Betreiber, Code: pnpm operator code ${demoOperator.totpSecret}`,
  },
];
