import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './support/browser.ts';
import {
  baseUrl,
  givenRelease,
  givenUrl,
  patience,
  product,
  resultsFolder,
  root,
  workFolder,
} from './support/environment.ts';

// What the many processes of a run compile, servers and commands, they compile once.
process.env.NODE_COMPILE_CACHE ??= join(workFolder, 'compiled');

/** Tests with servers of their own say nothing about a given product or build. */
const elsewhere = Boolean(givenUrl ?? givenRelease);

/**
 * End-to-end tests of the composed product. They start it by themselves; BASE_URL tests one that
 * runs elsewhere. Tags: the areas (@jobs, @host, @federation, @a11y), @desktop and @phone for tests
 * of one width, @own for tests that need a product of their own on this machine.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(workFolder, 'results'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // On a machine that does something else, too, what takes a second may take several.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // Else the fourth try and each further one come a second after the one before.
    toPass: { intervals: [100, 250] },
    // Kept trees of pages, beside the journeys that come by them (delivery-61).
    toMatchAriaSnapshot: { pathTemplate: join(import.meta.dirname, 'keyboard/trees/{arg}{ext}') },
  },
  reporter: [['list'], ['json', { outputFile: join(resultsFolder, 'e2e.json') }]],
  use: {
    baseURL: baseUrl,
    locale: 'de-DE',
    // Tests that answer for the network would not see what a worker asks for; public/app.spec.ts lets it in.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Berlin',
    launchOptions: browserLaunch(),
    screenshot: 'only-on-failure',
    // A trace costs every test a tenth of its processor time; '--trace on' makes them for who looks.
    trace: 'off',
  },
  projects: [
    // The longest journeys first: at the end they would run alone, beside an idle worker.
    {
      name: 'phone',
      grepInvert: elsewhere ? /@desktop|@own/ : /@desktop/,
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: elsewhere ? /@phone|@own/ : /@phone/,
      // What moves costs a tenth of a test's processor time; on the phone it does.
      use: {
        viewport: { width: 1366, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  globalSetup: './support/release-is-shown.ts',
  ...(!givenUrl && {
    globalTeardown: './support/no-security-reports.ts',
    webServer: {
      command: `"${process.execPath}" scripts/start.ts`,
      cwd: root,
      env: {
        PORT: String(product.port),
        API_PORT: String(product.apiPort),
        RELEASE_STORE: product.store,
        DATA_DIR: product.dataDir,
        LOCAL_HOSTS: `partner.example=http://127.0.0.1:${product.partnerPort}`,
        // All tests come from one address.
        ADDRESS_LIMIT_FACTOR: '100',
        // Which documents tell of their loads is drawn by lot.
        LOAD_SAMPLE: '0',
        ...patience,
        LOG_LEVEL: 'error',
      },
      url: `${baseUrl}/login`,
      // The first start builds every bundle and writes the demo data.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  }),
});
