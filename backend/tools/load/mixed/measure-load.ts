import { Agent } from 'node:http';
import { openPostgresql } from '../../../src/database/open-postgresql.ts';
import { makeCandidates } from '../candidates.ts';
import { report, reportAll } from '../report.ts';
import { makeConversations } from './conversations.ts';
import { describeProcessorTime, readProcessorTime } from './processor-time.ts';
import { mixedRoutes, prepareRoutes } from './routes.ts';
import { runAtRate } from './run-at-rate.ts';
import type { Servers } from './servers.ts';
import { openStreams } from './streams.ts';

interface Load {
  rate: number;
  /** Seconds at the same rate before the measurement: new processes have not compiled their code yet. */
  warmUp: number;
  seconds: number;
  streams: number;
  people: number;
  database: string;
  servers: Servers;
  log: (text: string) => void;
}

/** Statements under way at once would otherwise hide how long requests wait. */
const MAX_SOCKETS = 200;

async function describeMemory(servers: Servers): Promise<string> {
  const backend = await servers.backendFigures();
  const documents = await servers.documentFigures();
  const own = [`backend ${backend.memory.toFixed(0)} MB`];
  if (documents) own.push(`document server ${documents.memory.toFixed(0)} MB`);
  return own.join(', ');
}

/** Each line of progress also says what the processes hold at that moment. */
function withMemory(servers: Servers, log: Load['log']): Load['log'] {
  return (text) => {
    describeMemory(servers).then(
      (memory) => log(`${text}; ${memory}`),
      () => log(text),
    );
  };
}

/**
 * Sends the mixed load, opens the streams, and prints what was measured.
 * @returns how many requests and streams failed
 */
export async function measureLoad(load: Load): Promise<number> {
  const { rate, warmUp, seconds, streams, people, servers, log } = load;
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
    const routes = mixedRoutes(given);
    if (warmUp > 0) {
      const first = await runAtRate({ rate, seconds: warmUp, routes, log });
      log(`The first ${warmUp} s of new processes, not counted:\n${reportAll(first.samples)}`);
    }
    const memoryBefore = await describeMemory(servers);
    const timeBefore = await readProcessorTime(servers, database.db);
    log(`${rate} requests a second for ${seconds} s …`);
    const { samples, sentFor } = await runAtRate({
      rate,
      seconds,
      routes,
      log: withMemory(servers, log),
    });
    const timeAfter = await readProcessorTime(servers, database.db);
    log(`\n${report(samples, sentFor)}\n`);
    log(describeProcessorTime(timeBefore, timeAfter, samples.length));
    log(`Memory before: ${memoryBefore}; after: ${await describeMemory(servers)}.`);
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
