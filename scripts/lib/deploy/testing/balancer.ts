import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How often it asks who is ready, in milliseconds. */
const CHECK_MS = 100;

/** Where a process answers visitors, and its operator. */
interface Upstream {
  readonly port: number;
  readonly metricsPort: number;
}

/** What stands in front of several processes of one kind, as in a cluster. */
export interface Balancer {
  readonly url: string;
  /** Resolves as soon as so many are ready. @param count how many */
  ready(count: number): Promise<void>;
  add(upstream: Upstream): void;
  close(): void;
}

/**
 * Sends each request to the next process that says it is ready, on connections that it keeps, and never
 * twice: what a process refuses, the visitor sees.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<Upstream>();
  const waiting = new Set<() => void>();
  let turn = 0;
  let closed = false;

  /** Looks after one process for as long as the balancer is there: a slow one delays no other's news. */
  const watch = async (upstream: Upstream): Promise<void> => {
    const url = `http://127.0.0.1:${upstream.metricsPort}/ready`;
    while (!closed) {
      const isReady = await fetch(url).then(
        async ({ ok, body }) => {
          // A body that nobody reads holds its connection.
          await body?.cancel();
          return ok;
        },
        () => false,
      );
      if (isReady) ready.add(upstream);
      else ready.delete(upstream);
      for (const look of waiting) look();
      await wait(CHECK_MS);
    }
  };

  const server = createServer((asked, answer) => {
    turn += 1;
    const upstream = [...ready][turn % ready.size];
    if (!upstream) return void answer.writeHead(502).end();
    const { method, url: path, headers } = asked;
    const target = { host: '127.0.0.1', port: upstream.port, method, path, headers, agent };
    const passed = request(target, (given) => {
      const { connection: _, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, others);
      given.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  });
  // Longer than the whole test: a process that stands still for five seconds would find its connections closed.
  server.keepAliveTimeout = 300_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (ready.size !== count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    add: (upstream) => void watch(upstream),
    close: () => {
      closed = true;
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
