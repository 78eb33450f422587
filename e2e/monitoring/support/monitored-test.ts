import { test as base } from '../../support/test.ts';

/** An error as the collector gets it. */
export interface SentError {
  environment?: string;
  release?: string;
  tags?: Record<string, string>;
  exception?: { values: { type?: string; value?: string }[] };
  request?: { url?: string; headers?: Record<string, string> };
}

interface Fixtures {
  /** Address of a product whose collector has nothing yet. */
  monitored: string;
  /** Errors that arrived so far. */
  sentErrors: () => SentError[];
}

/** A test with a product that sends to a collector. */
export const test = base.extend<Fixtures>({
  monitored: async ({ separate, collector, context }, use) => {
    collector.reset();
    await use(separate.url);
    // A page that goes on would send to the collector of the next test.
    await context.close();
  },
  sentErrors: async ({ collector }, use) => {
    await use(() =>
      collector.items.filter(({ type }) => type === 'event').map(({ json }) => json as SentError),
    );
  },
});

export { expect } from '@playwright/test';
