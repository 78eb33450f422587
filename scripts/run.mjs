// Entry of `npm start` and `npm test`. Plain JavaScript, because it runs on whatever Node the
// machine has; it installs the workspace and goes on with the workspace's own Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const node = join(root, 'node_modules/.bin/node');
const marker = join(root, 'node_modules/.installed');

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a tool whose words matter only when it fails. */
function runQuietly(command, args) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root });
  if (status === 0) return;
  console.error(error ? error.message : `${stdout}${stderr}`);
  console.error('Installing failed; the reason stands above. Fix it and start again.');
  process.exit(status ?? 1);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
}

function installed() {
  return existsSync(node) && existsSync(marker) && readFileSync(marker, 'utf8') === lockHash();
}

const [script, ...args] = process.argv.slice(2);
if (!installed()) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('Installing the workspace …');
  runQuietly('npx', ['-y', packageManager, 'install', '--frozen-lockfile']);
  writeFileSync(marker, lockHash());
}
run(node, [join(root, 'scripts', `${script}.ts`), ...args]);
