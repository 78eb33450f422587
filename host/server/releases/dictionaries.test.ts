import { createHash } from 'node:crypto';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { openRenderingServer, type RenderingServer } from '../testing/rendering-server.ts';

let server: RenderingServer;
beforeAll(async () => {
  server = await openRenderingServer([{ name: 'jobs' }]);
});
afterAll(() => server.close());

const ENCODINGS = 'gzip, br, zstd, dcb, dcz';
const ask = (dictionary?: string) =>
  server.get('/jobs', 'renate', '', ENCODINGS, {
    ...(dictionary && { 'available-dictionary': dictionary }),
  });
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest();

test('VIEW-06 delivery-64 who has kept the style sheet of the host gets documents packed against it', async () => {
  const sheet = await server.get('/releases/host/abc123/host.css');
  expect(sheet.headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")');
  const hash = hashOf(sheet.rawPayload);
  const { headers, rawPayload } = await ask(`:${hash.toString('base64')}:`);
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    vary: 'accept-encoding, available-dictionary',
  });
  // RFC 9842: eight bytes that never change, and which dictionary it is.
  expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(rawPayload.subarray(8, 40)).toEqual(hash);
  const html = zstdDecompressSync(rawPayload.subarray(40), { dictionary: sheet.rawPayload });
  expect(html.toString()).toContain('<p>renate</p>');
});

test.each([
  ['none', undefined],
  ['that of another release', `:${hashOf(Buffer.from('old')).toString('base64')}:`],
  ['no hash', 'host.css'],
])('VIEW-06 delivery-64 who has %s gets Brotli', async (_, dictionary) => {
  const { headers, rawPayload } = await ask(dictionary);
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<p>renate</p>');
});

test('VIEW-06 delivery-64 no other file is offered as a dictionary', async () => {
  for (const file of ['host/abc123/host.js', 'jobs/def456/page.css']) {
    const { statusCode, headers } = await server.get(`/releases/${file}`);
    expect([statusCode, headers['use-as-dictionary']]).toEqual([200, undefined]);
  }
});
