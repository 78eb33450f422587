import { createHash } from 'node:crypto';
import { brotliDecompressSync, constants, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { openRenderingServer, type RenderingServer } from '../testing/rendering-server.ts';
import { packDocument, packNow } from './pack-document.ts';

let server: RenderingServer;
beforeAll(async () => {
  server = await openRenderingServer([{ name: 'jobs' }]);
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

describe('VIEW-06 delivery-64 a document that is packed by a dictionary', () => {
  const dictionary = Buffer.from('.row { color: black }');
  const packing = { kind: 'dictionary', hash: Buffer.alloc(32), content: dictionary } as const;
  const row = (_: unknown, index: number) =>
    `<li>${createHash('sha256').update(`${index}`).digest('hex')}</li>`;
  // Less than what Zstandard packs in one piece.
  const html = Array.from({ length: 1_500 }, row).join('');

  test.each([
    ['at once', () => packDocument(html, packing)],
    ['in a thread', () => packNow(Buffer.from(html), packing, false)],
    ['while many wait', () => packNow(Buffer.from(html), packing, true)],
  ])('is read as it arrives, packed %s', async (_, pack) => {
    const packed = Buffer.from(await pack());
    const arrived = zstdDecompressSync(packed.subarray(40, packed.length / 2), {
      dictionary,
      finishFlush: constants.ZSTD_e_flush,
    }).toString();
    expect(arrived.length).toBeGreaterThan(html.length / 3);
    expect(html.startsWith(arrived)).toBe(true);
  });
});
