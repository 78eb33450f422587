import { user } from '@silverjobs/contract';
import { buildRemoteRelease } from '../testing/build-release.ts';
import { checkFirstView } from './check-first-view.ts';
import { candidateDouble, clientDouble } from './doubles.ts';

const HOST = `
  exports.shared = { react: {} };
  exports.render = async (input, remote) => JSON.stringify({ html: remote.draw(JSON.parse(input)) });`;
const release = buildRemoteRelease();
const [page] = release.pages;
if (!page) throw new Error('The release has no page.');
const check = (remote: string, pages = [page]) =>
  checkFirstView(HOST, remote, { ...release, pages });

test.each([
  ["require('react'); exports.draw = () => '<p>x</p>';", []],
  ["exports.draw = () => { throw new Error('x'); };", ['jobs cannot draw /jobs: Error: x']],
  ["exports.draw = () => '<!--$!-->';", ['jobs throws while it draws /jobs.']],
  ["exports.draw = () => '';", ['jobs draws nothing on /jobs.']],
  [
    "require('node:fs');",
    ["The server's part of jobs cannot be loaded: Error: node:fs is not shared by the host."],
  ],
])('VIEW-01 a remote whose pages cannot be drawn is refused: %s', async (remote, problems) => {
  expect(await check(remote)).toEqual(problems);
});

test('VIEW-01 each page is drawn for somebody who may open it', async () => {
  const remote =
    "exports.draw = ({ user, url }) => { throw url + ' ' + (user ? user.role : 'nobody'); };";
  const pages = [
    { ...page, path: '/open', access: { kind: 'public' as const } },
    { ...page, path: '/own/:id', access: { kind: 'client' as const } },
    { ...page, access: { kind: 'feature' as const, feature: 'ai-jobs' as const } },
  ];
  expect(await check(remote, pages)).toEqual([
    'jobs cannot draw /open: /open nobody',
    'jobs cannot draw /own/:id: /own/1 client',
    'jobs cannot draw /jobs: /jobs candidate',
  ]);
});

test.each([candidateDouble, clientDouble])(
  'the visitor of a try is one of the contract: $role',
  (visitor) => {
    expect(user.safeParse(visitor).error).toBeUndefined();
  },
);
