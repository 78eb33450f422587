import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackendProcess } from '../tools/kills/backend-process.ts';
import { runKills } from '../tools/kills/run-kills.ts';
import { readConfig } from './config/config.ts';
import { openPglite } from './database/open-pglite.ts';
import { tasks } from './database/schema.ts';
import { demoLogins } from './demo/accounts/logins.ts';
import { startBackend } from './start-backend.ts';
import { freePort } from './testing/free-port.ts';
import { loadSnapshot } from './testing/snapshot.ts';

// A folder of PGlite is filled with the demo, and a backend is killed and started again: 10 s of a quiet core.
jest.setTimeout(180_000);

const { PATH, NODE_COMPILE_CACHE } = process.env;
const compileCache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : undefined;
const folder = mkdtempSync(join(tmpdir(), 'backend-'));
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Start = {
  child: ChildProcess;
  output: () => string;
  /** The line that matches, or an error when the process ends without it. */
  line: (pattern: RegExp) => Promise<string>;
  ended: Promise<number | null>;
};

function start(entry: string, variables: Record<string, string>): Start {
  const child = spawn(process.execPath, [join(import.meta.dirname, entry)], {
    env: { PATH, ...compileCache, PORT: '0', LOG_LEVEL: 'warn', ...variables },
  });
  running.add(child);
  let output = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output)?.[0];
        if (found) resolve(found);
      };
      child.stdout?.on('data', look);
      child.once('close', () => reject(new Error(`ended without ${pattern}: ${output}`)));
      look();
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { child, output: () => output, line, ended };
}

const DATA_DIR = join(folder, 'db');
const demo = { DATA_DIR, DEMO_JOB_DEMANDS: '100' };

async function signIn(url: string, email: string, password: string) {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: response.status, ...((await response.json()) as { authToken?: string }) };
}

async function count(url: string, token: string | undefined): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/job_demand?mode=count`, { headers });
  return response.json();
}

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/api/;
let token: string | undefined;
let jobs: unknown;

/** Fills the folder; the next test goes on with it. */
let first: Start;

test('an empty database is filled, and refused to a second process', async () => {
  // Making a folder and all migrations is half of a first start: end-to-end tests show it, on a new folder.
  await (await openPglite(DATA_DIR, await loadSnapshot())).close();
  const metricsPort = await freePort();
  first = start('demo/main.ts', { ...demo, METRICS_PORT: String(metricsPort) });
  const url = await first.line(ADDRESS);
  for (const { email, password } of demoLogins) {
    const answer = await signIn(url, email, password);
    expect([email, answer.status]).toEqual([email, 200]);
    expect(first.output()).toContain(`${email}  ${password}`);
    token = answer.authToken;
  }
  jobs = await count(url, token);
  expect(jobs).toEqual({ id: expect.any(Number) });
  // The operator's port is there as well (OPER-04, operation-11).
  const ready = await fetch(`http://127.0.0.1:${metricsPort}/ready`);
  expect(await ready.json()).toMatchObject({ ready: true });

  const second = start('demo/main.ts', demo);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${first.child.pid}`);
  expect(await count(url, token)).toEqual(jobs);
});

/** A started backend as the kills want it. */
async function processOf(one: Start): Promise<BackendProcess> {
  const url = await one.line(ADDRESS);
  expect(await count(url, token)).toEqual(jobs);
  return {
    url,
    kill: async () => {
      one.child.kill('SIGKILL');
      await one.ended;
    },
    stop: async () => {
      one.child.kill('SIGTERM');
      expect(await one.ended).toBe(0);
    },
  };
}

/** Starts it on the folder that is filled above: filling another takes half of such a test. */
async function startAgain(): Promise<BackendProcess> {
  const one = start('demo/main.ts', demo);
  const again = await processOf(one);
  expect(one.output()).not.toContain('Writing');
  return again;
}

test('OPER-06 a backend that is killed while people write keeps all, loses nothing acknowledged and doubles nothing', async () => {
  const kills = process.env.TESTS === 'all' ? 2 : 1;
  const report = await runKills(kills, () =>
    first.child.signalCode ? startAgain() : processOf(first),
  );
  expect(report).toMatchObject({ kills, lost: [], doubled: [] });
  expect(report.acknowledged).toBeGreaterThan(0);
});

test('HOUSE-04 a backend that cannot listen does no work and gives everything back', async () => {
  const folder = await openPglite(DATA_DIR);
  await folder.db.delete(tasks);
  await folder.close();
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
  const { port } = taken.address() as AddressInfo;
  const config = readConfig({ DATA_DIR, PORT: String(port), LOG_LEVEL: 'silent' });
  await expect(startBackend(config)).rejects.toThrow('EADDRINUSE');
  await new Promise((done) => taken.close(done));
  const after = await openPglite(DATA_DIR);
  expect(await after.db.$count(tasks)).toBe(0);
  await after.close();
});
