import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EnvelopeItem, readEnvelope } from './envelope.ts';

/** A stand-in for the collector of errors: it answers like one and keeps everything. */
export interface Collector {
  /** Address to start the product with. */
  dsn: string;
  /** What arrived so far, in its order. */
  items: EnvelopeItem[];
  /** Forgets what arrived, and what is on its way from pages that are gone. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts the collector on a free port. */
export async function startCollector(): Promise<Collector> {
  const items: EnvelopeItem[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      if (incoming.method === 'POST') items.push(...readEnvelope(Buffer.concat(chunks)));
      outgoing.writeHead(200, {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
        'Content-Type': 'application/json',
      });
      outgoing.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    dsn: `http://key@localhost:${(server.address() as AddressInfo).port}/1`,
    items,
    reset: () => {
      server.closeAllConnections();
      items.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
