import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type DrawingServer, openDrawingServer } from './testing/drawing-server.ts';

let server: DrawingServer;
beforeAll(async () => {
  server = await openDrawingServer([{ name: 'jobs' }]);
});
afterAll(() => server.close());

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('VIEW-07 for who takes %s a document is packed with %s', async (accepted, packed, unpack) => {
  const { headers, rawPayload } = await server.get('/jobs', 'renate', '', accepted);
  expect(headers['content-encoding']).toBe(packed);
  expect(headers.vary ?? '').toBe(packed ? 'accept-encoding' : '');
  expect(unpack(rawPayload).toString()).toContain('<p>renate</p>');
});
