import { baseUrl } from '../../support/environment.ts';
import { storeToken } from '../../support/sign-in.ts';
import { test as base } from '../../support/test.ts';
import type { Person } from './new-users.ts';

interface Fixtures {
  /** Signs the test's browser in as somebody new. */
  enter: (person: Person) => Promise<void>;
}

/** The product's test with people who belong to nobody else. */
export const test = base.extend<Fixtures>({
  enter: async ({ context }, use) => use((person) => storeToken(context, baseUrl, person.token)),
});

export { expect } from '@playwright/test';
