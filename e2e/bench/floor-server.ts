import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const pages: readonly [path: RegExp, file: string][] = [
  [/^\/$/, 'jobs.html'],
  [/^\/jobs\/\d+$/, 'job.html'],
  [/^\/messages$/, 'messages.html'],
  [/^\/stellen$/, 'public-jobs.html'],
  [/^\/stelle\//, 'public-job.html'],
];

/**
 * Serves the floor: pages written by hand, one file each, that ask the same API for their rows. Less
 * than this no page with these rows can cost.
 * @param productUrl answers the calls
 */
export async function startFloor(productUrl: string): Promise<{ url: string; stop(): void }> {
  const contents = new Map(
    await Promise.all(
      pages.map(async ([, file]) => {
        const text = await readFile(join(import.meta.dirname, 'floor', file));
        return [file, brotliCompressSync(text)] as const;
      }),
    ),
  );
  const server = createServer((asked, answer) => {
    const { url = '/' } = asked;
    if (url.startsWith('/api/')) return passOn(productUrl, asked, answer);
    const [, file = ''] = pages.find(([path]) => path.test(url)) ?? [];
    const content = contents.get(file);
    answer.writeHead(content ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    answer.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, stop };
}

function passOn(productUrl: string, asked: IncomingMessage, answer: ServerResponse): void {
  const call = request(`${productUrl}${asked.url}`, { headers: asked.headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  call.on('error', () => answer.destroy());
  asked.pipe(call);
}
