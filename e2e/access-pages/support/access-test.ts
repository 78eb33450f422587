import { baseUrl } from '../../support/environment.ts';
import { storeToken } from '../../support/sign-in.ts';
import { test as base } from '../../support/test.ts';
import { newCandidate, newEmployer, type Person } from './new-users.ts';

interface Fixtures {
  /** Signs the test's browser in as somebody new. */
  enter: (person: Person) => Promise<void>;
}

interface WorkerFixtures {
  /** A candidate of this worker, signed up once; tests leave account and session as they are. */
  candidate: Person;
  /** An employer of this worker who has not written a profile; tests leave it so. */
  employer: Person;
}

/** The product's test with people who belong to nobody else. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  candidate: [
    async ({ playwright }, use) => {
      const api = await playwright.request.newContext({ baseURL: baseUrl });
      await use(await newCandidate(api));
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  employer: [
    async ({ playwright }, use) => {
      const api = await playwright.request.newContext({ baseURL: baseUrl });
      await use(await newEmployer(api));
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  enter: async ({ context }, use) => use((person) => storeToken(context, baseUrl, person.token)),
});

export { expect } from '@playwright/test';
