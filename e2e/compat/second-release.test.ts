import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@silverjobs/federation';
import { integrityOf, openStore, publishRemote, setCanary } from '@silverjobs/federation/store';
import { addRelease, publishChanged } from './second-release.ts';

const LIVE = '0123456789ab';
let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'store-'));
  folder = join(parent, 'store');
  const text = (name: string, content: string) => ({ name, content: Buffer.from(content) });
  const page = text('page.js', `chunk_${LIVE}("Beruf wählen")`);
  const files = [
    page,
    text('first-view.cjs', '"Beruf w\\xe4hlen"'),
    text('remoteEntry.js', `jobs_${LIVE};${integrityOf([page])['page.js']}`),
  ];
  const release: RemoteRelease = {
    name: 'jobs',
    owner: 'Team Test',
    release: LIVE,
    container: `jobs_${LIVE}`,
    entry: 'remoteEntry.js',
    pages: [
      {
        path: '/jobs',
        expose: 'TestPage',
        title: 'Seite',
        access: { kind: 'signed-in' },
        files: { js: ['page.js'], css: [] },
      },
    ],
    menu: [],
    integrity: integrityOf(files),
    requires: { react: '^19.3.0' },
    publishedAt: '2026-11-21T00:00:00.000Z',
  };
  const store = openStore(folder, {});
  await store.putRelease('jobs', LIVE, files);
  expect(await publishRemote(store, release)).toMatchObject({ kind: 'published' });
});
afterEach(() => rm(parent, { recursive: true }));

const read = async (release: RemoteRelease, file: string) =>
  Buffer.from(
    (await openStore(folder, {}).readFile('jobs', release.release, file)) ?? [],
  ).toString();

test('a release with another text is whole: names, both ways of writing, and hashes in the entry', async () => {
  const release = await addRelease(folder, 'jobs', ['Beruf wählen', 'Beruf wählen, öfter']);
  const { release: name } = release;
  expect(name).toMatch(/^[\da-f]{12}$/);
  expect(name).not.toBe(LIVE);
  const page = await read(release, 'page.js');
  expect(page).toBe(`chunk_${name}("Beruf wählen, öfter")`);
  expect(await read(release, 'first-view.cjs')).toBe('"Beruf w\\xe4hlen, \\xf6fter"');
  const [hash] = Object.values(integrityOf([{ name: '', content: Buffer.from(page) }]));
  expect(await read(release, 'remoteEntry.js')).toBe(`jobs_${name};${hash}`);
  expect(release.container).toBe(`jobs_${name}`);
  // The store compares each file with what was published.
  expect((await setCanary(openStore(folder, {}), 'jobs', name, 50)).kind).toBe('published');
});

test('it goes live after the checks of a publication', async () => {
  const { release } = await publishChanged(folder, 'jobs', ['wählen', 'suchen']);
  expect((await openStore(folder, {}).readRegistry()).remotes.jobs?.release).toBe(release);
});
