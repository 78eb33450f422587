import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineName } from './keyboard/support/keyboard-test.ts';
import shared from './playwright.config.ts';
import { resultsFolder } from './support/environment.ts';

/** Those that `pnpm browsers` found on this machine. */
const names = (process.env.ENGINES ?? 'tree firefox webkit').split(' ') as EngineName[];

/** The journeys by keyboard in other browsers, and along the accessibility tree alone (delivery-61). */
export default defineConfig<object, { engine: EngineName }>({
  ...shared,
  testDir: './keyboard',
  // Each is a browser with windows of its own; slow machines have one at a time.
  workers: 1,
  timeout: 300_000,
  // Limits only end what hangs.
  expect: { ...shared.expect, timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: join(resultsFolder, 'browsers.json') }]],
  projects: names.map((engine) => ({ name: engine, use: { engine } })),
});
