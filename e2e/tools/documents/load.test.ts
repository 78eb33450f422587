import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type LoadOptions, load } from './load.ts';

async function ask(
  listener: RequestListener,
  documents: number,
  options: Partial<LoadOptions> = {},
) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const url = `http://127.0.0.1:${port}/`;
    const usual = { url, connections: 4, documents, tokenOf: (n: number) => `visitor-${n}` };
    return await load({ ...usual, ...options });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const tokenOf = (cookie = '') => cookie.replace('authToken=', '');
const send = (answer: Parameters<RequestListener>[1], text: string) => {
  answer.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'server-timing': 'first-view;desc="view"',
  });
  answer.end(brotliCompressSync(text));
};

test('VIEW-07 documents are counted by what they say of themselves', async () => {
  const result = await ask(({ headers }, answer) => {
    send(answer, `<html>${tokenOf(headers.cookie)}@example.org</html>`);
  }, 100);
  expect(result).toMatchObject({ documents: 100, views: { view: 100 }, problems: {} });
  expect(result.p99).toBeGreaterThanOrEqual(result.p50);
  const [shortest, longest] = [1, 999].map(
    (visitor) => brotliCompressSync(`<html>visitor-${visitor}@example.org</html>`).length,
  );
  expect(result.bytes).toBeGreaterThanOrEqual(shortest ?? 0);
  expect(result.bytes).toBeLessThanOrEqual(longest ?? 0);
});

test.each<[string, RequestListener]>([
  ['of somebody else', (_, answer) => send(answer, '<html>visitor-7@example.org</html>')],
  ['cut off', (_, answer) => send(answer, '<html>')],
])('VIEW-07 the document that is read says what is wrong: %s', async (problem, listener) => {
  expect((await ask(listener, 100)).problems).toEqual({ [problem]: 1 });
});

test('VIEW-07 errors, other answers and ended connections are no documents', async () => {
  let asked = 0;
  const { problems } = await ask(({ socket }, answer) => {
    asked += 1;
    if (asked === 1) socket.destroy();
    else if (asked === 2) answer.writeHead(503).end();
    else answer.end('{}');
  }, 4);
  expect(problems).toEqual({ 'Error: socket hang up': 1, 'status 503': 1, 'no document': 2 });
});

test('VIEW-07 who waits for a connection waits from the moment at which they should have asked', async () => {
  const { p99, perSecond } = await ask((_, answer) => send(answer, '<html></html>'), 5, {
    connections: 1,
    perSecond: 1e9,
  });
  // All five are due at the beginning, so the last one has waited for the four before it, too.
  expect((p99 / 1_000) * perSecond).toBeGreaterThan(4);
});
