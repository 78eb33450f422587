import { createHash, webcrypto } from 'node:crypto';
import { buildPage, buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { inspectFailedFile } from './altered-file.ts';

const content = 'export default 1';
const sha256 = `sha256-${createHash('sha256').update(content).digest('base64')}`;
const page = buildPage({ files: { js: ['page.js'], css: ['page.css'] } });
const remote = buildRemote({
  pages: [page],
  integrity: { 'remoteEntry.js': sha256, 'page.js': sha256, 'page.css': sha256 },
});
const registry = buildRegistry(remote);
const target = { remote, page };
const chunkError = (request?: string) =>
  Object.assign(new Error('chunk'), { name: 'ChunkLoadError', request });

const asked: string[] = [];
function answer(text: string, init: { status?: number; type?: string } = {}): void {
  const { status = 200, type = 'text/javascript' } = init;
  globalThis.fetch = jest.fn(async (path: string) => {
    asked.push(path);
    return {
      ok: status < 400,
      headers: { get: () => type },
      arrayBuffer: async () => new Uint8Array(Buffer.from(text)).buffer,
    };
  }) as unknown as typeof fetch;
}

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', {
    value: webcrypto.subtle,
    configurable: true,
  });
});
beforeEach(() => {
  asked.length = 0;
});

test.each([
  ['sound', content, {}],
  ['altered', `${content} `, {}],
  ['unknown', '<!doctype html>', { type: 'text/html; charset=utf-8' }],
  ['unknown', content, { status: 503 }],
] as const)('FED-04 a file is %s', async (expected, text, init) => {
  answer(text, init);
  expect(await inspectFailedFile(target, new Error('#RUNTIME-008'), registry)).toBe(expected);
  expect(asked).toEqual(['/releases/jobs/abc123/remoteEntry.js']);
});

test('FED-04 the file of a chunk error is looked at under its own address, without the attempt', async () => {
  answer('other');
  const error = chunkError('http://localhost/releases/jobs/abc123/page.js?attempt=1');
  expect(await inspectFailedFile(target, error, registry)).toBe('altered');
  expect(asked).toEqual(['/releases/jobs/abc123/page.js']);
});

test('FED-04 a chunk error without an address is about the style sheet', async () => {
  answer('other');
  expect(await inspectFailedFile(target, chunkError(), registry)).toBe('altered');
  expect(asked).toEqual(['/releases/jobs/abc123/page.css']);
});

test.each([
  ['another release', chunkError('/releases/jobs/def456/page.js')],
  ['no file of a release', chunkError('/favicon.svg')],
  ['a file that is not listed', chunkError('/releases/jobs/abc123/other.js')],
])('FED-04 nothing is known about %s', async (_, error) => {
  answer('other');
  expect(await inspectFailedFile(target, error, registry)).toBe('unknown');
  expect(asked).toEqual([]);
});
