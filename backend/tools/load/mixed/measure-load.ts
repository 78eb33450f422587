import { Agent } from 'node:http';
import { openPostgresql } from '../../../src/database/open-postgresql.ts';
import { makeCandidates } from '../candidates.ts';
import { report } from '../report.ts';
import { makeConversations } from './conversations.ts';
import { describeProcessorTime, readProcessorTime } from './processor-time.ts';
import { mixedRoutes, prepareRoutes } from './routes.ts';
import { runAtRate } from './run-at-rate.ts';
import type { Servers } from './servers.ts';
import { openStreams } from './streams.ts';

interface Load {
  rate: number;
  seconds: number;
  streams: number;
  people: number;
  database: string;
  servers: Servers;
  log: (text: string) => void;
}

/** Statements under way at once would otherwise hide how long requests wait. */
const MAX_SOCKETS = 200;

/**
 * Sends the mixed load, opens the streams, and prints what was measured.
 * @returns how many requests and streams failed
 */
export async function measureLoad(load: Load): Promise<number> {
  const { rate, seconds, streams, people, servers, log } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const database = await openPostgresql(load.database, 2);
  try {
    log(`Writing ${people} people …`);
    const { tokens } = await makeCandidates(database.db, people);
    const conversations = await makeConversations(database.db, people);
    // With a million jobs it takes longer than the product's statements may.
    await database.exclusively(async (db) => void (await db.execute('analyze')));
    const open = { url: servers.api, agent, token: '' };
    const connections = tokens.map((token) => ({ ...open, token }));
    const given = await prepareRoutes(open, connections, conversations, servers.documents);
    const before = await servers.backendFigures();
    const timeBefore = await readProcessorTime(servers, database.db);
    log(`${rate} requests a second for ${seconds} s …`);
    const routes = mixedRoutes(given);
    const { samples, sentFor } = await runAtRate({ rate, seconds, routes, log });
    const timeAfter = await readProcessorTime(servers, database.db);
    const after = await servers.backendFigures();
    log(`\n${report(samples, sentFor)}\n`);
    log(describeProcessorTime(timeBefore, timeAfter, samples.length));
    const [from, to] = [before, after].map(({ memory }) => `${memory.toFixed(0)} MB`);
    log(`Memory of the backend: ${from} before, ${to} after.`);
    const opened = await openStreams(servers.api, tokens, streams);
    const held = await servers.backendFigures();
    opened.close();
    log(`${opened.count} of ${streams} streams open at once: ${held.memory.toFixed(0)} MB.`);
    return samples.filter(({ ok }) => !ok).length + (streams - opened.count);
  } finally {
    agent.destroy();
    await database.close();
  }
}
