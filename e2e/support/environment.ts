import { join } from 'node:path';

/** Root of the workspace. */
export const root = join(import.meta.dirname, '../..');

/** Folder of what test runs leave behind. */
export const workFolder = join(root, '.cache/e2e');

/** Where the runners write their reports for the acceptance tool. */
export const resultsFolder = join(root, '.cache/test-results');

/** Address of a running product to test instead of starting one. */
export const givenUrl = process.env.BASE_URL;

/** Builds to test in place of live ones, as `?release=` names them, and the permission. */
export const givenRelease = process.env.RELEASE;
export const givenPermission = process.env.PERMISSION;

/** The product that the tests start: own ports, own releases, own data. */
export const product = {
  port: Number(process.env.E2E_PORT ?? 3070),
  apiPort: Number(process.env.E2E_API_PORT ?? 4170),
  /** Where a test listens for what the product tells programmes of employers. */
  partnerPort: Number(process.env.E2E_API_PORT ?? 4170) + 5,
  store: process.env.E2E_STORE ?? join(workFolder, 'store'),
  dataDir: join(workFolder, 'db'),
};

/**
 * How long documents wait for the backend and for their page, in milliseconds. With 400, as users have it, a busy
 * machine would show a test a document without its page; and a page that is too late ends its thread, after which its
 * remote is rendered no more.
 */
export const patience = { FIRST_VIEW_BACKEND_MS: '20000', FIRST_VIEW_RENDER_MS: '20000' };

/** Address under which the tests find the product. */
export const baseUrl = givenUrl ?? `http://localhost:${product.port}`;
