import { Agent } from 'node:http';
import { createSecret, hashSecret } from '../../../src/auth/secrets.ts';
import type { Database } from '../../../src/database/database.ts';
import { openPostgresql } from '../../../src/database/open-postgresql.ts';
import { sessions } from '../../../src/database/schema.ts';
import { heldOut, people } from '../../../src/testing/people/people.ts';
import { insertPerson } from '../../../src/testing/people/rate-people.ts';
import { type Connection, send } from '../http.ts';
import { readPostgresqlCpu } from '../mixed/postgresql-cpu.ts';
import type { Servers } from '../mixed/servers.ts';
import { quantile } from '../report.ts';
import { type SearchKind, searchKinds } from './kinds.ts';

/** Milliseconds that 95 of 100 searches of a kind may take. */
const GOAL_MS = 50;
/** Requests of each kind before it is measured: new processes have not compiled their code yet. */
const WARM_UP = 5;
/** Ids of people who search: below those that the database gives, above those of the demo. */
const FIRST_PERSON = 9_000_000;
const LIFETIME_MS = 7_200_000;

interface SearchLoad {
  readonly database: string;
  readonly servers: Servers;
  readonly requests: number;
  /** Only kinds whose name begins so. */
  readonly only: string;
  readonly log: (text: string) => void;
}

/** Writes the people of the table (jobs-57) as candidates who are signed in; those of a run before stay as they are. */
async function signInPeople(db: Database): Promise<string[]> {
  const tokens: string[] = [];
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  for (const [index, one] of [...people, ...heldOut].entries()) {
    const usersId = await insertPerson(db, one, FIRST_PERSON + index);
    const token = createSecret();
    await db.insert(sessions).values({ tokenHash: hashSecret(token), usersId, expiresAt });
    tokens.push(token);
  }
  return tokens;
}

interface Measured {
  readonly ms: readonly number[];
  readonly failed: number;
  readonly slowest: string;
}

async function measureKind(
  { requests }: SearchKind,
  connectionOf: (person: number | null) => Connection,
): Promise<Measured> {
  const ms: number[] = [];
  let failed = 0;
  let slowest = '';
  for (const { path, person } of requests) {
    const start = performance.now();
    const { status } = await send(connectionOf(person), path);
    const took = performance.now() - start;
    // A page of an occupation at a place is only there where a job is; all others are.
    if (status !== 200) failed += 1;
    if (took > Math.max(0, ...ms)) slowest = `${path}${person === null ? '' : ` of ${person}`}`;
    ms.push(took);
  }
  return { ms, failed, slowest };
}

/**
 * Asks for searches of every kind, one after the other, and prints what each kind took.
 * @returns the names of those over the goal or with answers that failed
 */
export async function measureSearch(load: SearchLoad): Promise<string[]> {
  const { servers, log } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { db, close } = await openPostgresql(load.database, 2);
  try {
    const tokens = await signInPeople(db);
    const kinds = await searchKinds(db, tokens.length, load.requests + WARM_UP);
    const open: Connection = { url: servers.api, agent, token: '' };
    const connectionOf = (person: number | null) =>
      person === null ? open : { ...open, token: tokens[person] ?? '' };
    const missed: string[] = [];
    const row = (name: string, cells: readonly string[]) =>
      log(`${name.padEnd(38)}${cells.map((cell) => cell.padStart(9)).join('')}`);
    row('milliseconds', ['p50', 'p95', 'p99', 'longest', 'backend', 'database', 'failed']);
    for (const { name, requests } of kinds) {
      if (!name.startsWith(load.only)) continue;
      await measureKind({ name, requests: requests.slice(0, WARM_UP) }, connectionOf);
      const backend = (await servers.backendFigures()).cpu;
      const database = await readPostgresqlCpu(db);
      const measured = await measureKind({ name, requests: requests.slice(WARM_UP) }, connectionOf);
      const each = (seconds: number) => ((seconds * 1_000) / measured.ms.length).toFixed(1);
      const sorted = [...measured.ms].sort((one, other) => one - other);
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(sorted, share));
      row(name, [
        ...[p50, p95, p99, sorted.at(-1)].map((each) => (each ?? Number.NaN).toFixed(1)),
        each((await servers.backendFigures()).cpu - backend),
        each(((await readPostgresqlCpu(db)) ?? Number.NaN) - (database ?? Number.NaN)),
        String(measured.failed),
      ]);
      if ((p95 ?? 0) <= GOAL_MS && measured.failed === 0) continue;
      missed.push(name);
      log(`  over the goal of ${GOAL_MS} ms; the longest: ${measured.slowest}`);
    }
    return missed;
  } finally {
    agent.destroy();
    await close();
  }
}
