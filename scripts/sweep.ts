import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `pnpm sweep`: every page x role x width x text size x text spacing (layout-38). `npm test` looks at the
 * hardest of them.
 */
const { status } = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, 'e2e.ts'),
    'sweep',
    'access/every-page',
    '--project=desktop',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, TESTS: 'all' } },
);
process.exit(status ?? 1);
