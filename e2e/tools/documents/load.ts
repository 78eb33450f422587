import { Agent, get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** How a server is asked. */
export interface LoadOptions {
  /** Address of the page. */
  url: string;
  connections: number;
  /** Token of the nth visitor. */
  tokenOf: (visitor: number) => string;
  /** Ends it: after so many seconds, or so many documents. */
  seconds?: number;
  documents?: number;
  /** Told of every document that is there, by their number so far. */
  onDocument?: (count: number) => void;
}

/** What a server has answered. */
export interface LoadResult {
  documents: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** How many documents by what their header says: `view`, or why there is none. */
  views: Record<string, number>;
  /** How many by what is wrong with them: no document, an error, somebody else's. */
  problems: Record<string, number>;
}

const VISITORS = 1_000;
/** Of so many documents one is read. */
const READ_EVERY = 100;

/** Asks for a page on connections that are always busy. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { url, connections, tokenOf, seconds = Infinity, documents = Infinity } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const times: number[] = [];
  const views: Record<string, number> = {};
  const problems: Record<string, number> = {};
  let asked = 0;
  const goOn = () => asked < documents && performance.now() - began < seconds * 1_000;
  const lane = async () => {
    while (goOn()) {
      asked += 1;
      const visitor = asked % VISITORS;
      const start = performance.now();
      const { problem, view } = await askOnce(url, agent, tokenOf(visitor), asked);
      times.push(performance.now() - start);
      count(views, view);
      if (problem) count(problems, problem);
      options.onDocument?.(times.length);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const took = (performance.now() - began) / 1_000;
  agent.destroy();
  times.sort((one, other) => one - other);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    documents: times.length,
    perSecond: times.length / took,
    p50: quantile(0.5),
    p99: quantile(0.99),
    views,
    problems,
  };
}

async function askOnce(url: string, agent: Agent, token: string, number: number) {
  try {
    const headers = {
      cookie: `authToken=${encodeURIComponent(token)}`,
      'accept-encoding': 'br',
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(url, { agent, headers }, resolve).once('error', reject);
    });
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    const view = /desc="(.*)"/.exec(String(response.headers['server-timing']))?.[1] ?? 'none';
    const problem = problemOf(response, parts, { token, view, read: number % READ_EVERY === 0 });
    return { view, problem };
  } catch (error) {
    return { view: 'none', problem: String(error) };
  }
}

function problemOf(
  { statusCode, headers }: IncomingMessage,
  parts: Buffer[],
  { token, view, read }: { token: string; view: string; read: boolean },
): string | null {
  if (statusCode !== 200) return `status ${statusCode}`;
  if (!headers['content-type']?.startsWith('text/html')) return 'no document';
  if (!read) return null;
  const text = brotliDecompressSync(Buffer.concat(parts)).toString();
  if (!text.trimEnd().endsWith('</html>')) return 'cut off';
  const isOwn = !token.startsWith('visitor-') || text.includes(`${token}@example.org`);
  return view === 'view' && !isOwn ? 'of somebody else' : null;
}

function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
