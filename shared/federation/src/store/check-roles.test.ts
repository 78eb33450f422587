import {
  emptyRegistry,
  type Registry,
  type RegistryPage,
  type RemoteRelease,
} from '../registry/registry.ts';
import { buildHostRelease, buildRemoteRelease } from '../testing/build-release.ts';
import { checkHostRelease, checkRemoteRelease } from './check-release.ts';
import { lostPurposes } from './check-roles.ts';

const page = buildRemoteRelease().pages[0] as RegistryPage;
const remote = (name: string, ...pages: Partial<RegistryPage>[]) =>
  buildRemoteRelease({
    name,
    pages: pages.map((values, index) => ({ ...page, path: `/${name}/${index}`, ...values })),
  });
const host = buildHostRelease({ needs: ['contact'] });
const live = (...remotes: RemoteRelease[]): Registry => ({
  ...emptyRegistry,
  host,
  remotes: Object.fromEntries(remotes.map((release) => [release.name, release])),
});
const contact = remote('account', { purpose: 'contact' });

test.each<[string, RemoteRelease, RegExp]>([
  [
    'a purpose belongs to another remote',
    remote('jobs', { purpose: 'contact' }),
    /^\/account\/0 of account and \/jobs\/0 of jobs both have the purpose contact\.$/,
  ],
  [
    'a purpose stands twice in one remote',
    remote('jobs', { purpose: 'post-job' }, { purpose: 'post-job' }),
    /both have the purpose post-job/,
  ],
  [
    'a purpose is unknown',
    remote('jobs', { purpose: 'party' }),
    /jobs names the purpose party on \/jobs\/0/,
  ],
  [
    'an unknown purpose has no button',
    remote('jobs', { withoutButtonTo: ['party'] }),
    /names the purpose party/,
  ],
  ['a purpose needs an id', remote('jobs', { path: '/x/:id', purpose: 'post-job' }), /needs an id/],
  [
    'a deep link leads to two pages',
    remote('jobs', { deepLink: { targets: ['a'] } }, { deepLink: { targets: ['b', 'a'] } }),
    /both take the deep links without an id to a\.$/,
  ],
  [
    'a deep link needs two ids',
    remote('jobs', { path: '/x/:id/y/:key', deepLink: { targets: ['a'] } }),
    /needs more than one id/,
  ],
  [
    'a record is looked up for nothing',
    remote('jobs', { deepLink: { targets: ['a'], record: 'message_id' } }),
    /looks up a message_id for \/jobs\/0/,
  ],
])('refused: %s', (_, release, message) => {
  expect(checkRemoteRelease(release, live(contact)).join('\n')).toMatch(message);
});

test('links with an id and those without may lead to two pages, and roles may share a path', () => {
  const list = { path: '/list', deepLink: { targets: ['a'] } };
  const other = remote('other', { ...list, access: { kind: 'client' } });
  const jobs = remote(
    'jobs',
    { ...list, access: { kind: 'candidate' } },
    { path: '/list/:id', deepLink: { targets: ['a'] } },
  );
  expect(checkRemoteRelease(jobs, live(contact, other))).toEqual([]);
});

test('releases from before, which declare nothing, pass; a name of later days can be read', () => {
  expect(checkRemoteRelease(remote('jobs', {}), live())).toEqual([]);
  const later = remote('jobs', { purpose: 'of-another-day' });
  expect(checkRemoteRelease(later, live())).toHaveLength(1);
});

test('a host is refused while no remote has a page that it links to', () => {
  expect(checkHostRelease(host, live(remote('jobs', {})))).toEqual([
    'The host links to a page for contact, and no remote has one.',
  ]);
  expect(checkHostRelease(host, live(contact))).toEqual([]);
  // The first release of all is that of the host.
  expect(checkHostRelease(host, live())).toEqual([]);
});

test('a remote keeps the pages that the live host links to', () => {
  const without = remote('account', {});
  expect(lostPurposes(without, live(contact))).toEqual([
    'With this account no page is left for contact.',
  ]);
  expect(lostPurposes(without, live(contact, remote('other', { purpose: 'contact' })))).toEqual([]);
  expect(lostPurposes(without, live(without))).toEqual([]);
});
