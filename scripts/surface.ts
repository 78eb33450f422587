import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './lib/packages/compile-packages.ts';
import { surfaceReport, unevenDeprecations } from './lib/packages/public-surface.ts';
import { readManifest } from './lib/packages/published-manifest.ts';

const USAGE = `pnpm surface --check   fails when the public surface of a package is not as its report says
pnpm surface --write   renews the reports; say what has changed with pnpm changeset`;

const root = join(import.meta.dirname, '..');
const [task] = process.argv.slice(2);
if (task !== '--check' && task !== '--write') {
  console.error(USAGE);
  process.exit(1);
}

const folders = PACKAGES.map((name) => join(root, 'shared', name));
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const built = spawnSync(process.execPath, [tsc, '-b', '--checkers', '1', ...folders], {
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);

const problems: string[] = [];
for (const name of PACKAGES) {
  const manifest = readManifest(root, name);
  const types = join(root, 'shared', name, 'node_modules/.cache/tsc');
  const uneven = unevenDeprecations(manifest, types);
  if (uneven.length > 0) {
    problems.push(
      `${manifest.name}: @deprecated and package.json disagree about ${uneven.join(', ')}.`,
    );
  }
  const file = join(root, 'shared', name, 'surface.txt');
  const report = surfaceReport(manifest, types);
  if (!manifest.exports || (existsSync(file) && readFileSync(file, 'utf8') === report)) continue;
  if (task === '--write') writeFileSync(file, report);
  else problems.push(`${manifest.name} has another public surface than ${file} says.`);
}
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n\n${USAGE}`);
  process.exit(1);
}
console.log('The public surface of every package is as its report says.');
