import { user } from '@silverjobs/contract';
import { emptyRegistry } from '../registry/registry.ts';
import { buildHostRelease, buildRemoteRelease } from '../testing/build-release.ts';
import { checkFirstView, checkLivePages, checkPages } from './check-first-view.ts';
import { candidateDouble, clientDouble, operatorDouble } from './doubles.ts';

const HOST = `
  exports.shared = { react: {} };
  exports.render = async (input, remote) => JSON.stringify({ html: remote.page(JSON.parse(input)) });`;
const release = buildRemoteRelease();
const [page] = release.pages;
if (!page) throw new Error('The release has no page.');
const check = (remote: string, pages = [page]) =>
  checkFirstView(HOST, remote, { ...release, pages });

test.each([
  ["require('react'); exports.page = () => '<p>x</p>';", []],
  ["exports.page = () => { throw new Error('x'); };", ['jobs cannot render /jobs: Error: x']],
  ["exports.page = () => '<!--$!-->';", ['jobs throws while it renders /jobs.']],
  ["exports.page = () => '';", ['jobs renders nothing on /jobs.']],
  [
    "require('node:fs');",
    ["The server's part of jobs cannot be loaded: Error: node:fs is not shared by the host."],
  ],
])('VIEW-01 a remote whose pages cannot be rendered is refused: %s', async (remote, problems) => {
  expect(await check(remote)).toEqual(problems);
});

test('TEAM-09 a remote has the earlier version that it takes; the present one is everybody else’s', async () => {
  const both = `${HOST}
    exports.shared = { react: {}, '@silverjobs/ui': { made: 'present' } };
    exports.earlier = { '@silverjobs/ui@3.0.0': () => ({ '@silverjobs/ui': { made: 'earlier' } }) };`;
  const remote = `const { made } = require('@silverjobs/ui');
    require('react');
    exports.page = () => { throw made; };`;
  const made = (...taken: string[]) => checkFirstView(both, remote, release, taken);
  expect(await made('@silverjobs/ui@3.0.0')).toEqual(['jobs cannot render /jobs: earlier']);
  expect(await made()).toEqual(['jobs cannot render /jobs: present']);
  const needs = { requires: { '@silverjobs/ui': '^3.0.0' }, sideBySide: ['@silverjobs/ui'] };
  const firstView = { file: 'part.js' };
  const gives = buildHostRelease({
    firstView,
    provides: { '@silverjobs/ui': '4.0.0' },
    earlier: [{ package: '@silverjobs/ui', version: '3.0.0', until: '2027-03-31' }],
  });
  const readFile = async (name: string) => Buffer.from(name === 'host' ? both : remote);
  expect(await checkPages({ readFile }, gives, [{ ...release, firstView, ...needs }])).toEqual([
    'jobs cannot render /jobs: earlier',
  ]);
});

test('VIEW-01 each page is rendered for somebody who may open it', async () => {
  const remote =
    "exports.page = ({ user, url }) => { throw url + ' ' + (user ? user.role : 'nobody'); };";
  const pages = [
    { ...page, path: '/open', access: { kind: 'public' as const } },
    { ...page, path: '/own/:id', access: { kind: 'client' as const } },
    { ...page, path: '/office', access: { kind: 'operator' as const } },
    { ...page, access: { kind: 'feature' as const, feature: 'ai-jobs' as const } },
  ];
  expect(await check(remote, pages)).toEqual([
    'jobs cannot render /open: /open nobody',
    'jobs cannot render /own/:id: /own/1 client',
    'jobs cannot render /office: /office operator',
    'jobs cannot render /jobs: /jobs candidate',
  ]);
});

test('VIEW-01 a page that nobody may open is refused', async () => {
  const access = { kind: 'feature' as const, feature: 'flying' as 'ai-jobs' };
  expect(await check("exports.page = () => '<p>x</p>';", [{ ...page, access }])).toEqual([
    'jobs cannot render /jobs: Error: nobody may open it (feature)',
  ]);
});

describe('a host with the parts of the remotes', () => {
  const firstView = { file: 'part.js' };
  const host = buildHostRelease({ firstView });
  const parts: Record<string, string> = {
    host: HOST,
    jobs: "exports.page = () => '<p>x</p>';",
    account: "exports.page = () => { throw new Error('x'); };",
  };
  const [jobs, account, profile] = [
    buildRemoteRelease({ firstView }),
    buildRemoteRelease({ name: 'account', firstView }),
    buildRemoteRelease({ name: 'profile' }),
  ];
  const store = {
    readFile: async (name: string) => new TextEncoder().encode(parts[name]),
    readRegistry: async () => ({ ...emptyRegistry, remotes: { jobs, account, profile } }),
  };
  const problems = ['account cannot render /account: Error: x'];

  test('VIEW-01 every remote is tried, one without such a part left out', async () => {
    expect(await checkPages(store, host, [jobs, account, profile])).toEqual(problems);
    expect(await checkPages(store, host, [jobs, profile])).toEqual([]);
    expect(await checkPages(store, buildHostRelease(), [account])).toEqual([]);
  });

  test('VIEW-01 so are the live ones that a new host meets, however it is released', async () => {
    expect(await checkLivePages(store, host, ['jobs'])).toEqual(problems);
    expect(await checkLivePages(store, host, ['account'])).toEqual([]);
  });
});

test.each([candidateDouble, clientDouble, operatorDouble])(
  'the visitor of a try is one of the contract: $role',
  (visitor) => {
    expect(user.safeParse(visitor).error).toBeUndefined();
  },
);
