import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Registry, RemoteRelease } from '@silverjobs/federation';
import { buildPage, buildRegistry, buildRemote } from '../../src/testing/build-registry.ts';
import { BROTLI_QUALITY } from '../http/pack-document.ts';
import { serializeWithRegistry } from './boot-registry.ts';

const hashOf = (text: string) => createHash('sha256').update(text);

/** A remote as a team would have it, with hashes that look like chance. */
function generated(index: number): RemoteRelease {
  const name = `team-${index}`;
  const release = hashOf(name).digest('hex').slice(0, 12);
  const path = `/bereich-${index}`;
  const hash = (file: string) => `sha256-${hashOf(name + file).digest('base64')}`;
  const files = { js: [`${release}.chunk.js`], css: [`${release}.chunk.css`] };
  return buildRemote({
    ...{ name, release, container: `team_${index}_${release}`, owner: `Team ${index}` },
    pages: [
      buildPage({ path, expose: 'StartPage', title: `Bereich ${index}`, files }),
      buildPage({ path: `${path}/:id`, expose: 'DetailPage', title: `Eintrag ${index}`, files }),
    ],
    menu: [{ section: 'jobs', order: 100 + index, path, label: `Bereich ${index}`, icon: 'mail' }],
    integrity: Object.fromEntries(
      ['remoteEntry.js', ...files.js, ...files.css].map((file) => [file, hash(file)]),
    ),
    requires: { react: '^19.3.0', '@silverjobs/shell': '^2.1.0', '@silverjobs/ui': '^3.0.0' },
    publishedAt: new Date(1_790_000_000_000 + index * 86_407_919).toISOString(),
  });
}

const many = (count: number): Registry =>
  buildRegistry(...Array.from({ length: count }, (_, index) => generated(index)));

const packed = (registry: Registry) =>
  brotliCompressSync(serializeWithRegistry({}, registry, ['team-3']), { params: BROTLI_QUALITY })
    .length;

const hashesOf = (registry: Registry, needed: string[]) => {
  const written = JSON.parse(serializeWithRegistry({ nonce: 'n' }, registry, needed));
  expect(written).toMatchObject({ nonce: 'n', registry: { schema: 1, revision: 1, host: null } });
  const remotes = Object.values((written.registry as Registry).remotes);
  expect(remotes).toHaveLength(Object.keys(registry.remotes).length);
  return remotes.flatMap(({ name, integrity }) =>
    Object.keys(integrity).map((file) => `${name} ${file}`),
  );
};

test('delivery-87 100 generated remotes cost a document 4 KB at most', () => {
  expect(packed(many(109)) - packed(many(9))).toBeLessThan(4_000);
});

test('few remotes have the hashes of their entries, and of no other file', () => {
  expect(hashesOf(many(2), [])).toEqual(['team-0 remoteEntry.js', 'team-1 remoteEntry.js']);
});

test('delivery-87 of many remotes a document has the hashes that it needs itself', () => {
  expect(hashesOf(many(21), ['team-3', 'gone'])).toEqual(['team-3 remoteEntry.js']);
  expect(hashesOf(many(21), [])).toEqual([]);
});
