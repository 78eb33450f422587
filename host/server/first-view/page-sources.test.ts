import { emptyRegistry, type HostRelease, type RemoteRelease } from '@silverjobs/federation';
import { integrityOf } from '@silverjobs/federation/store';
import { createPageSheets, partsNamedBy } from './page-sources.ts';

const host = (release: string) => ({ release }) as HostRelease;
const jobs = (release: string) => ({ name: 'jobs', release }) as RemoteRelease;

test('HOUSE-06 a registry names the parts of what is live and of what is being tried, in each combination', () => {
  const registry = { ...emptyRegistry, host: host('h1'), remotes: { jobs: jobs('j1') } };
  expect([...partsNamedBy(registry)]).toEqual(['host/h1', 'host/h1 jobs/j1']);
  const tried = {
    ...registry,
    hostCanary: { release: host('h2'), percent: 10, since: 0 },
    canaries: { jobs: { release: jobs('j2'), percent: 10, since: 0 } },
  };
  expect([...partsNamedBy(tried)]).toEqual([
    ...['host/h1', 'host/h1 jobs/j1', 'host/h1 jobs/j2'],
    ...['host/h2', 'host/h2 jobs/j1', 'host/h2 jobs/j2'],
  ]);
  expect([...partsNamedBy(emptyRegistry)]).toEqual([]);
});

test.each([
  ['', '/releases/host/h1/'],
  ['/jobs', '/jobs/releases/host/h1/'],
])(
  'TEAM-14 below %p a style sheet names its files in a document as in itself',
  async (basePath, folder) => {
    const text =
      '@font-face{src:url(a-b.woff2)}.b{background:url("c.svg")}.d{background:url(/e.svg)}.f{background:url(data:image/svg+xml,x)}.g{mask:url(#h)}';
    const content = new TextEncoder().encode(text);
    const integrity = integrityOf([{ name: 'host.css', content }]);
    const sheets = createPageSheets({ readFile: async () => content }, basePath);
    const published = { ...host('h1'), styles: ['host.css'], integrity } as HostRelease;
    const [sheet] = (await sheets.read(published, null)).host;
    expect(sheet?.text).toBe(
      text.replace('url(a-b', `url(${folder}a-b`).replace('url("c', `url("${folder}c`),
    );
  },
);
