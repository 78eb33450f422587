import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { givenApi, harnessApi } from './dev/harness-api.ts';
import { browserLaunch } from './support/browser.ts';
import { resultsFolder, root, workFolder } from './support/environment.ts';

/**
 * Tests of the development tools: every remote starts alone in its harness. The backend is started
 * once, on data of its own; API_URL uses one that already runs.
 */
export default defineConfig({
  testDir: 'dev',
  testMatch: '**/*.spec.ts',
  outputDir: join(workFolder, 'dev-results'),
  // Each test starts a bundler of its own, which uses every core.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(resultsFolder, 'e2e-dev.json') }]],
  use: { locale: 'de-DE', timezoneId: 'Europe/Berlin', launchOptions: browserLaunch() },
  ...(!givenApi && {
    webServer: {
      command: `"${process.execPath}" backend/src/demo/main.ts`,
      cwd: root,
      env: {
        PORT: new URL(harnessApi).port,
        DATA_DIR: join(workFolder, 'dev-db'),
        // No more jobs than a page shows are looked at.
        DEMO_JOB_DEMANDS: '100',
        LOG_LEVEL: 'error',
      },
      url: `${harnessApi}/api/health`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  }),
});
