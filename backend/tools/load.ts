/**
 * Measures the pool's calls under load: node backend/tools/load.ts [--users 50] [--seconds 20]
 * [--pause 1000] [--url http://127.0.0.1:4100/api]. Every user asks for a page, a count and the
 * rest in turn, with a pause of that many milliseconds between them (0: none). Needs a running
 * backend with demo data on this machine; it never asks another one. With --ranked each user is a
 * candidate of its own, written into DATABASE_URL for as long as it lasts, and asks for the ranked
 * list and what belongs to it.
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { openPostgresql } from '../src/database/open-postgresql.ts';
import { makeCandidates } from './load/candidates.ts';
import { readFilters } from './load/filters.ts';
import { type Connection, send, signIn } from './load/http.ts';
import { rankedRequests } from './load/ranked-requests.ts';
import { report, type Sample } from './load/report.ts';
import { type LoadRequest, requestsOf } from './load/requests.ts';

const MAX_USERS = 200;
const MAX_SECONDS = 120;

function readOptions() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:4100/api' },
      users: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '20' },
      pause: { type: 'string', default: '1000' },
      only: { type: 'string' },
      ranked: { type: 'boolean', default: false },
    },
  });
  const { hostname } = new URL(values.url);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) {
    throw new Error('Only a backend on this machine is asked.');
  }
  return {
    url: values.url,
    only: values.only,
    ranked: values.ranked,
    users: Math.min(MAX_USERS, Math.max(1, Number(values.users) || 1)),
    seconds: Math.min(MAX_SECONDS, Math.max(1, Number(values.seconds) || 1)),
    pauseMs: Math.max(0, Number(values.pause) || 0),
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Users = {
  readonly connections: readonly Connection[];
  readonly all: readonly LoadRequest[];
  readonly close: () => Promise<unknown>;
};

/** Everybody is the first demo candidate and asks for every kind of filter. */
async function demoUser(open: Connection): Promise<Users> {
  const connection = { ...open, token: await signIn(open) };
  const all = requestsOf(await readFilters(connection));
  return { connections: [connection], all, close: async () => {} };
}

async function rankedUsers(open: Connection, users: number): Promise<Users> {
  const database = await openPostgresql(process.env.DATABASE_URL ?? '', 2);
  const { tokens, remove } = await makeCandidates(database.db, users);
  const connections = tokens.map((token) => ({ ...open, token }));
  const close = () => remove().finally(() => database.close());
  return { connections, all: rankedRequests, close };
}

async function main(): Promise<void> {
  const { url, users, seconds, pauseMs, only, ranked } = readOptions();
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  const open: Connection = { url, agent, token: '' };
  const { connections, all, close } = ranked
    ? await rankedUsers(open, users)
    : await demoUser(open);
  const requests = all.filter(({ name }) => only === undefined || name.startsWith(only));
  const samples: Sample[] = [];
  const end = Date.now() + seconds * 1_000;
  const user = async (number: number): Promise<void> => {
    // Nobody starts at the same moment or asks the same thing at the same time.
    await wait((pauseMs * number) / users);
    for (let turn = number * 7; Date.now() < end; turn += 1) {
      const ask = requests[turn % requests.length];
      if (!ask) throw new Error('Nothing to ask: no call has that name.');
      const connection = connections[number % connections.length] ?? open;
      const begin = performance.now();
      const ok = (await send(connection, ask.path)).status === 200;
      samples.push({ name: ask.name, ms: performance.now() - begin, ok });
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: users }, (_, number) => user(number)));
  agent.destroy();
  await close();
  process.stdout.write(`${report(samples, seconds)}\n`);
}

await main();
