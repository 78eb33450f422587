import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The file arrives, one byte of it another. */
export const ALTERED = 'altered';
/** The file neither arrives nor fails. */
export const HANGING = 'hanging';
/** Ways in which a file fails that show at once. */
const quickFaults = ['404', '503', '200 HTML', 'cut off', ALTERED] as const;
export const allFaults = [...quickFaults, HANGING] as const;
export type Fault = (typeof allFaults)[number];

/** A proxy before the product that spoils chosen files on the way. */
export interface FaultProxy {
  url: string;
  /** Paths asked for so far, in their order. */
  requests: string[];
  /** How many requests were spoiled so far. */
  spoiled(): number;
  /** How many requests were left without an answer so far. */
  hanging(): number;
  /** From now on files whose path matches fail in this way. */
  spoil(path: RegExp, fault: Fault): void;
  /** From now on everything arrives; what hangs goes on hanging. */
  heal(): void;
  close(): Promise<void>;
}

/** Starts the proxy on a free port. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const requests: string[] = [];
  let hanging = 0;
  let count = 0;
  let spoiled: { path: RegExp; fault: Fault } | null = null;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    requests.push(path);
    const fault = spoiled?.path.test(path.split('?')[0] ?? '') ? spoiled.fault : null;
    if (fault) count += 1;
    if (fault === HANGING) {
      hanging += 1;
      return;
    }
    if (fault === null || fault === 'cut off' || fault === ALTERED) {
      forward(incoming, outgoing, { target, agent, fault });
      return;
    }
    incoming.resume();
    const status = fault === '200 HTML' ? 200 : Number(fault);
    outgoing.writeHead(status, { 'Content-Type': 'text/html' });
    outgoing.end('<!doctype html><html lang="de"><title>Fehler</title><h1>Fehler</h1></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    spoiled: () => count,
    hanging: () => hanging,
    spoil: (path, fault) => {
      spoiled = { path, fault };
    },
    heal: () => {
      spoiled = null;
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Forwarding {
  target: string;
  agent: Agent;
  /** What happens to the answer on its way. */
  fault: 'cut off' | typeof ALTERED | null;
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, agent, fault }: Forwarding,
): void {
  const headers = { ...incoming.headers };
  // A compressed file with another byte would only be one that cannot be unpacked.
  if (fault === ALTERED) delete headers['accept-encoding'];
  const upstream = request(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers, agent },
    async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (fault === null) {
        answer.pipe(outgoing);
        return;
      }
      if (fault === ALTERED) {
        outgoing.end(alterOneByte(await buffer(answer)));
        return;
      }
      answer.once('data', (first: Buffer) => {
        outgoing.write(first.subarray(0, Math.floor(first.length / 2)), () => outgoing.destroy());
        answer.destroy();
      });
    },
  );
  upstream.once('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}

/** Changes one letter of a file and leaves its form, so that nothing but a hash can notice it. */
function alterOneByte(content: Buffer): Buffer {
  const altered = Buffer.from(content);
  const text = content.toString('latin1');
  // A directive, or a name in a style sheet; a letter in the middle of anything else.
  const place = /use strict|sj-[a-z]/.exec(text)?.index ?? text.search(/[a-y]{3}/);
  altered[place] = (altered[place] ?? 0) + 1;
  return altered;
}
