import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SCRIPTS = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(SCRIPTS, '../package.json'), 'utf8'));

/** A service that says its process and ends on SIGTERM as ours do, not at once. */
const SERVICE = `
import { createServer } from 'node:http';
const server = createServer((_, response) => response.end('ok'));
server.listen(Number(process.argv[2]), '127.0.0.1');
process.once('SIGTERM', () => server.close(() => process.exit(0)));
console.log('process', process.pid);`;

/** `npm start` of a workspace with two services, by the real entry and the real way of starting. */
const START = `
import { join } from 'node:path';
import { freePort } from '${join(SCRIPTS, '../e2e/support/free-port.ts')}';
import { keepService, stopOnSignal } from './lib/processes.ts';
stopOnSignal();
console.log('process', process.ppid);
console.log('process', process.pid);
for (const name of ['one', 'two']) {
  const port = await freePort();
  await keepService({
    name, cwd: import.meta.dirname, args: [join(import.meta.dirname, 'service.mjs'), String(port)],
    readyUrl: \`http://127.0.0.1:\${port}/\`, timeout: 20_000,
  });
}
console.log('running');`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'end-with-starter-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  cpSync(join(SCRIPTS, 'run.mjs'), join(root, 'scripts/run.mjs'));
  symlinkSync(join(SCRIPTS, 'lib'), join(root, 'scripts/lib'));
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  writeFileSync(join(root, 'scripts/start.ts'), START);
  writeFileSync(join(root, 'scripts/service.mjs'), SERVICE);
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { start: scripts.start } }),
  );
  writeFileSync(join(root, 'pnpm-lock.yaml'), '');
  const noPackages = createHash('sha256').update('').digest('hex');
  writeFileSync(join(root, 'node_modules/.installed'), noPackages);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const started = new Set<number>();
afterEach(() => {
  for (const pid of started) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  }
  started.clear();
});

/** Starts it and waits until its services run; `pids` are run.mjs, start.ts and the services. */
async function start(command: string, args: string[]): Promise<[ChildProcess, number[]]> {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const pids: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const pid = Number(/^process (\d+)$/.exec(line)?.[1]);
    if (pid) pids.push(pid);
    if (pid) started.add(pid);
    if (line === 'running') break;
  }
  expect(pids).toHaveLength(4);
  return [child, pids];
}

const npm = ['npm', ['start', '--silent']] as const;
const entry = [process.execPath, ['scripts/run.mjs', 'start']] as const;

/** Waits until every process that writes to the child's output has ended. */
async function everyEnd({ stdout }: ChildProcess): Promise<void> {
  stdout?.resume();
  if (stdout) await once(stdout, 'close');
}

test.each([
  ['SIGTERM to the entry', entry, 'SIGTERM'],
  ['SIGINT to the entry', entry, 'SIGINT'],
  ['SIGKILL to the entry', entry, 'SIGKILL'],
  ['SIGTERM to npm', npm, 'SIGTERM'],
  ['SIGINT to npm', npm, 'SIGINT'],
  ['SIGKILL to npm', npm, 'SIGKILL'],
] as const)(
  'HOUSE-08 %s ends every process that npm start started',
  async (_, command, signal) => {
    const [child] = await start(command[0], [...command[1]]);
    child.kill(signal);
    await everyEnd(child);
  },
  20_000,
);

test('HOUSE-08 the services end also when the process that keeps them is killed', async () => {
  const [child, [, keeper = 0]] = await start(entry[0], [...entry[1]]);
  process.kill(keeper, 'SIGKILL');
  await everyEnd(child);
}, 20_000);
