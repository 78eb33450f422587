import type { HarnessUser } from './harness-boot.ts';

/** As in the backend's demo data (backend/src/demo/accounts/logins.ts). */
const DEMO_PASSWORD = 'Silverjobs-2026';

const demoUsers: HarnessUser[] = [
  demoUser('candidate-free', 'Candidate, free', 'renate.schuster@example.org'),
  demoUser('candidate-paid', 'Candidate, silver+', 'heinz.falkenberg@example.org'),
  demoUser('candidate-new', 'Candidate, new', 'monika.ahrens@example.org'),
  demoUser('employer-private', 'Employer, private', 'familie.hartmann@example.org'),
  demoUser('employer-company', 'Employer, company', 'petra.lindner@example.org'),
  {
    ...demoUser('operator', 'Operator', 'operator@example.org'),
    totpSecret: 'SILVERJOBSDEMO2345SILVERJOBSDEMO',
  },
];

function demoUser(id: string, label: string, email: string): HarnessUser {
  return { id, label, email, password: DEMO_PASSWORD };
}

/**
 * The users to choose from, the first one preset: that of HARNESS_EMAIL and HARNESS_PASSWORD if
 * given, then the demo's.
 * @throws Error when only one of the two variables is set
 */
export function harnessUsers(env: Record<string, string | undefined>): HarnessUser[] {
  const { HARNESS_EMAIL: email, HARNESS_PASSWORD: password } = env;
  if (!email && !password) return demoUsers;
  if (!email || !password) {
    throw new Error('HARNESS_EMAIL and HARNESS_PASSWORD belong together; set both or none.');
  }
  return [{ id: 'own', label: email, email, password }, ...demoUsers];
}
