import { join } from 'node:path';
import { product, root } from '../../support/environment.ts';
import { freePort } from '../../support/free-port.ts';
import { startProcess } from '../../support/start-process.ts';
import { test as base } from '../../support/test.ts';
import { type Collector, startCollector } from './collector.ts';

/** An error as the collector gets it. */
export interface SentError {
  environment?: string;
  release?: string;
  tags?: Record<string, string>;
  exception?: { values: { type?: string; value?: string }[] };
  request?: { url?: string; headers?: Record<string, string> };
}

interface Fixtures {
  collector: Collector;
  /** Address of the product with this collector. */
  monitored: string;
  /** Errors that arrived so far. */
  sentErrors: () => SentError[];
}

/** A test with a document server of its own that sends to a collector of its own. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
  collector: async ({}, use) => {
    const collector = await startCollector();
    await use(collector);
    await collector.close();
  },
  monitored: async ({ collector, context }, use) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const server = await startProcess(
      join(root, 'host/server/main.ts'),
      {
        PORT: String(port),
        HOST: 'localhost',
        API_URL: `http://127.0.0.1:${product.apiPort}`,
        RELEASE_STORE: product.store,
        MONITORING_DSN: collector.dsn,
      },
      `${url}/login`,
    );
    await use(url);
    // A page that still loads would log its failures once the server is gone.
    await context.close();
    await server.stop();
  },
  sentErrors: async ({ collector }, use) => {
    await use(() =>
      collector.items.filter(({ type }) => type === 'event').map(({ json }) => json as SentError),
    );
  },
});

export { expect } from '@playwright/test';
