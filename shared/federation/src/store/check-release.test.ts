import { emptyRegistry, type Registry, type RemoteRelease } from '../registry/registry.ts';
import { buildHostRelease, buildRemoteRelease } from '../testing/build-release.ts';
import { checkRemoteRelease } from './check-release.ts';

const page = buildRemoteRelease().pages[0] as RemoteRelease['pages'][number];
const live = (...remotes: RemoteRelease[]): Registry => ({
  ...emptyRegistry,
  host: buildHostRelease(),
  remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
});

test('a sound release passes', () => {
  expect(
    checkRemoteRelease(buildRemoteRelease(), live(buildRemoteRelease({ name: 'other' }))),
  ).toEqual([]);
});

test.each([
  ['a file of a page is missing', { integrity: {} }, live(), /does not contain/],
  [
    'a path belongs to another remote',
    { pages: [{ ...page, path: '/other' }] },
    live(buildRemoteRelease({ name: 'other' })),
    /\/other is claimed by/,
  ],
  [
    'an alias belongs to another remote',
    { pages: [{ ...page, aliases: ['/other'] }] },
    live(buildRemoteRelease({ name: 'other' })),
    /\/other is claimed by/,
  ],
  [
    'a rule of access is unknown',
    { pages: [{ ...page, access: { kind: 'administrator' } }] },
    live(),
    /^jobs: pages\.0\.access: /,
  ],
  [
    'a page exposes nothing',
    { pages: [{ ...page, files: { js: [], css: [] } }] },
    live(),
    /^jobs: pages\.0\.files\.js: /,
  ],
  ['there is no page', { pages: [] }, live(), /^jobs: pages: /],
  ['a path stands twice', { pages: [page, page] }, live(), /claimed by jobs and by jobs/],
  ['a library is too new', { requires: { react: '^19.4.0' } }, live(), /needs react \^19.4.0/],
  ['a library is not given', { requires: { preact: '^1.0.0' } }, live(), /gives none/],
  [
    'a menu entry leads nowhere',
    { menu: [{ section: 'jobs', order: 1, path: '/nowhere', label: 'X', icon: 'mail' }] },
    live(),
    /no page \/nowhere/,
  ],
  [
    'help is about a page of another team',
    {
      help: [{ order: 1, title: 'X', paths: ['/nowhere'], intro: 'X', steps: ['a', 'b', 'c'] }],
    },
    live(),
    /explains \/nowhere in „X“, but has no such page/,
  ],
  [
    'the tour stops at a page of another team',
    { tour: [{ order: 1, path: '/nowhere', title: 'X', text: 'X' }] },
    live(),
    /explains \/nowhere in „X“, but has no such page/,
  ],
  [
    'help has two steps',
    { help: [{ order: 1, title: 'X', paths: ['/jobs'], intro: 'X', steps: ['a', 'b'] }] },
    live(),
    /^jobs: help\.0\.steps/,
  ],
  [
    'a page stands under no menu entry',
    { pages: [{ ...page, under: '/nowhere' }] },
    live(),
    /under \/nowhere, which is no menu entry/,
  ],
] as const)('refused: %s', (_, values, registry, message) => {
  const problems = checkRemoteRelease(
    buildRemoteRelease(values as unknown as Partial<RemoteRelease>),
    registry,
  );
  expect(problems.join()).toMatch(message);
});

test('candidates and employers may share a path', () => {
  const jobs = buildRemoteRelease({
    pages: [{ ...page, path: '/x', access: { kind: 'candidate' } }],
  });
  const employer = buildRemoteRelease({
    name: 'employer',
    pages: [{ ...page, path: '/x', access: { kind: 'client' } }],
  });
  expect(checkRemoteRelease(jobs, live(employer))).toEqual([]);
});
