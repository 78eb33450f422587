import type { HarnessUser } from './harness-boot.ts';

const DEMO_PASSWORD = 'silverjobs-demo';

/** One demo user of each kind (backend/src/demo/accounts). */
const demoUsers: HarnessUser[] = [
  demoUser('candidate-free', 'Candidate, free', 'kandidat@silverjobs.example'),
  demoUser('candidate-paid', 'Candidate, Silver+', 'silverplus@silverjobs.example'),
  demoUser('employer-private', 'Employer, private', 'privat@silverjobs.example'),
  demoUser('employer-company', 'Employer, company', 'firma@silverjobs.example'),
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
