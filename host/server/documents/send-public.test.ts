import Fastify from 'fastify';
import { sendKept } from './documents.ts';

test('PUB-09 a kept document has one policy, its own, in the place of the one that every answer begins with', async () => {
  const server = Fastify();
  server.addHook('onRequest', async (_, reply) => {
    reply.header('Content-Security-Policy', "default-src 'none'");
  });
  const kept = {
    status: 200,
    headers: { 'Content-Security-Policy': "script-src 'nonce-1'" },
    body: new TextEncoder().encode('<h1>Stellen</h1>'),
    etag: '"1"',
    madeOf: '',
  };
  server.get('/', (request, reply) => sendKept(request, reply, kept));
  const answer = await fetch(await server.listen({ port: 0, host: '127.0.0.1' }));
  // Two of them would both hold, and nothing would be allowed.
  expect(answer.headers.get('content-security-policy')).toBe("script-src 'nonce-1'");
  expect(await answer.text()).toBe('<h1>Stellen</h1>');
  await server.close();
});
