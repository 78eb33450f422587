import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { askOnce } from './ask-once.ts';

/** Waits until the next document is asked for, and tells the moment in milliseconds. */
type Turn = () => Promise<number>;

/** As soon as the one before it is there: the connection is always busy. */
const atOnce: Turn = async () => performance.now();

/**
 * At random moments, so many a second on average: visitors do not wait for each other. Who comes late,
 * because no connection was free, is told the moment at which it should have been.
 */
function atRandom(perSecond: number): Turn {
  let due = performance.now();
  return async () => {
    due += (-Math.log(1 - Math.random()) / perSecond) * 1_000;
    const own = due;
    const wait = own - performance.now();
    if (wait > 0) await setTimeout(wait);
    return own;
  };
}

/** How a server is asked. */
export interface LoadOptions {
  /** Address of the page; of each document, where they differ. */
  url: string | ((document: number) => string);
  connections: number;
  /** So many documents a second, at random moments; without it the connections are always busy. */
  perSecond?: number;
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
  /** Milliseconds, from the moment at which a document should have been asked for. */
  p50: number;
  p99: number;
  /** Of a document on average, packed. */
  bytes: number;
  /** How many documents by what their header says: `view`, or why there is none. */
  views: Record<string, number>;
  /** How many by what is wrong with them: no document, an error, somebody else's. */
  problems: Record<string, number>;
}

const VISITORS = 1_000;
/** Of so many documents one is read. */
const READ_EVERY = 100;

/** Asks for a page on so many connections. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { url, connections, perSecond, tokenOf } = options;
  const { seconds = Infinity, documents = Infinity } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const turn = perSecond === undefined ? atOnce : atRandom(perSecond);
  const times: number[] = [];
  const views: Record<string, number> = {};
  const problems: Record<string, number> = {};
  let [asked, allBytes] = [0, 0];
  const goOn = () => asked < documents && performance.now() - began < seconds * 1_000;
  const lane = async () => {
    while (goOn()) {
      asked += 1;
      const [token, read] = [tokenOf(asked % VISITORS), asked % READ_EVERY === 0];
      const own = typeof url === 'string' ? url : url(asked);
      const due = await turn();
      const { problem, view, bytes } = await askOnce({ url: own, agent, token, read });
      times.push(performance.now() - due);
      allBytes += bytes;
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
    bytes: allBytes / times.length,
    views,
    problems,
  };
}

function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
