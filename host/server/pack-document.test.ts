import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type DrawingServer, openDrawingServer } from './testing/drawing-server.ts';

let server: DrawingServer;
beforeAll(async () => {
  server = await openDrawingServer([{ name: 'jobs' }]);
});
afterAll(() => server.close());

test.each([
  ['gzip, deflate, br', 'br', 'accept-encoding, available-dictionary', brotliDecompressSync],
  ['gzip', 'gzip', 'accept-encoding', gunzipSync],
  ['identity', undefined, undefined, (body: Buffer) => body],
])(
  'VIEW-07 for who takes %s a document is packed with %s',
  async (accepted, packed, vary, unpack) => {
    const { headers, rawPayload } = await server.get('/jobs', 'renate', '', accepted);
    expect(headers['content-encoding']).toBe(packed);
    expect(headers.vary).toBe(vary);
    expect(unpack(rawPayload).toString()).toContain('<p>renate</p>');
  },
);
