// Entry of `npm start` and `npm test`. Plain JavaScript, because it runs on whatever Node the
// machine has; it installs the workspace and goes on with the workspace's own Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const node = join(root, 'node_modules/.bin/node');
const marker = join(root, 'node_modules/.installed');
const endWithStarter = pathToFileURL(join(root, 'scripts/lib/end-with-starter.ts')).href;

/** How often this looks whether npm, which started it, is still there. */
const STARTER_CHECK_MS = 500;

let child;
const stop = (signal) => child?.kill(signal);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// npm passes signals on (package.json says exec, because a shell between would keep them), but
// not its own death. Who calls this file directly may close their shell and leave it running.
if (process.env.npm_lifecycle_event) {
  const starter = process.ppid;
  setInterval(() => {
    if (process.ppid !== starter) stop('SIGTERM');
  }, STARTER_CHECK_MS).unref();
}

/**
 * Runs a command to its end, which ends this process when it failed.
 * @param beforeFailure says what a failure means, given what a quiet command printed
 */
async function run(command, args, { stdio, beforeFailure = () => {} }) {
  child = spawn(command, args, { cwd: root, stdio });
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => printed.push(part));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      printed.push(error.message);
      if (!child.stderr) console.error(error.message);
      resolve(1);
    });
    child.once('close', (status) => resolve(status ?? 1));
  });
  if (code === 0) return;
  beforeFailure(printed.join(''));
  process.exit(code);
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
  // The tool's words matter only when it fails.
  await run('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], {
    stdio: ['inherit', 'pipe', 'pipe'],
    beforeFailure: (printed) => {
      console.error(printed);
      console.error('Installing failed; the reason stands above. Fix it and start again.');
    },
  });
  writeFileSync(marker, lockHash());
}
await run(node, ['--import', endWithStarter, join(root, 'scripts', `${script}.ts`), ...args], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
