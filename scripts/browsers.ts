import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ENGINES, findEngine } from './lib/find-engines.ts';
import { installPackages } from './lib/install-packages.ts';

/**
 * `pnpm browsers [options of Playwright]`: the journeys by keyboard in Debian's Firefox and WebKit, and in Chromium along
 * the accessibility tree alone (delivery-61). What is missing is installed; ends with 69 when one could
 * not be had and the others passed.
 */
const NOT_AVAILABLE = 69;

const root = join(import.meta.dirname, '..');
const missing = ENGINES.filter((engine) => !findEngine(engine));
if (missing.length > 0) {
  const packages = missing.flatMap((engine) => engine.packages);
  console.log(`Installing from Debian: ${packages.join(', ')} …`);
  installPackages(packages, () => missing.every(findEngine));
}
const unavailable = ENGINES.filter((engine) => !findEngine(engine));
for (const { title, packages } of unavailable) {
  console.error(`${title} is not here and could not be installed (${packages.join(', ')}).`);
}
const there = ENGINES.filter((engine) => !unavailable.includes(engine)).map(({ name }) => name);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'e2e/node_modules/@playwright/test/cli.js'),
    'test',
    ...['--config', join(root, 'e2e/playwright.browsers.config.ts')],
    ...process.argv.slice(2).filter((argument) => argument !== '--'),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ENGINES: ['tree', ...there].join(' ') } },
);
if (status !== 0) process.exit(status ?? 1);
if (unavailable.length > 0) process.exit(NOT_AVAILABLE);
