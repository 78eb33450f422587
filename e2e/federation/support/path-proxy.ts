import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that gives one folder of its origin to a product and knows nothing else. */
export interface PathProxy {
  /** Of the origin, such as http://localhost:3071. */
  origin: string;
  /** Gives what is below the folder to the product on this port, address and all. */
  lead(port: number): void;
  /** Addresses beside the folder that were asked for. */
  readonly beside: readonly string[];
  stop(): Promise<void>;
}

/** Starts a proxy as docs/operating.md describes it for a product below a path. */
export async function startPathProxy(folder: string): Promise<PathProxy> {
  const beside: string[] = [];
  let port = 0;
  const answer = (given: IncomingMessage, response: ServerResponse): void => {
    const { method, url = '/', headers } = given;
    if (url !== folder && !url.startsWith(`${folder}/`)) {
      beside.push(`${method} ${url}`);
      response.writeHead(404).end();
      return;
    }
    const asked = request({ port, host: '127.0.0.1', method, path: url, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    given.pipe(asked);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    lead: (to) => {
      port = to;
    },
    beside,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
