import { RemoteReleaseSchema } from './registry.ts';

const hash = `sha256-${'A'.repeat(43)}=`;

/** A release whose one menu entry has these fields beside the rest. */
const releaseWith = (own: object, ofPage: object = {}) => ({
  name: 'mentoring',
  owner: 'Team',
  release: 'abc123',
  container: 'mentoring_abc123',
  entry: 'remoteEntry.js',
  pages: [
    {
      path: '/mentors',
      expose: 'MentorsPage',
      title: 'Mentoren',
      access: { kind: 'public' },
      files: { js: ['page.js'], css: [] },
      ...ofPage,
    },
  ],
  menu: [{ section: 'jobs', order: 1, path: '/mentors', label: 'Mentoren', icon: 'user', ...own }],
  integrity: { 'remoteEntry.js': hash, 'page.js': hash },
  requires: {},
  publishedAt: '2026-11-26T00:00:00.000Z',
});

test.each([
  ['none', {}, true],
  ['a section', { ownSection: { name: 'mentoring', heading: 'Mentoring' } }, true],
  ['an icon', { ownIcon: ['M12 2v20', 'm2.5,12 -1 .5z', 'M3 3a4 4 0 0 1 8 0'] }, true],
  ['a section without a heading', { ownSection: { name: 'mentoring', heading: '' } }, false],
  ['a section with a name of no kind', { ownSection: { name: 'A b', heading: 'B' } }, false],
  ['an icon that is more than lines', { ownIcon: ['M0 0"/><script>'] }, false],
  ['an icon without lines', { ownIcon: [] }, false],
  ['an icon that is a picture', { ownIcon: ['M0 0h1'.repeat(200)] }, false],
])('TEAM-14 delivery-74 a menu entry with %s', (_, own, isTaken) => {
  expect(RemoteReleaseSchema.safeParse(releaseWith(own)).success).toBe(isTaken);
});

test.each([
  ['training', '/places', true],
  ['training', '/places/{id}/v1.2', true],
  // The contract knows those of the product.
  ['main', '/job_demand', false],
  ['training', 'places', false],
  ['training', '@evil.example/places', false],
  ['training', '.evil.example/places', false],
  ['training', '//evil.example', false],
  ['training', '/../admin', false],
  ['training', '/places/..', false],
  ['training', '/%2e%2e/admin', false],
  ['training', '/places?x=1', false],
  ['https://evil.example', '/places', false],
])('TEAM-14 delivery-91 a first call of group %s to %s', (group, path, isTaken) => {
  const release = releaseWith({}, { firstTeamCalls: [{ group, path }] });
  expect(RemoteReleaseSchema.safeParse(release).success).toBe(isTaken);
});

test.each([
  ['online-courses', true],
  ['mentoring/talks', true],
  ['everything', false],
  ['mentoring/', false],
  ['/talks', false],
  ['mentoring/talks/more', false],
  ['Mentoring/Talks', false],
  [7, false],
])('TEAM-14 delivery-92 a page for the feature %s', (feature, isTaken) => {
  const release = releaseWith({}, { access: { kind: 'feature', feature, redirect: '/mentors' } });
  expect(RemoteReleaseSchema.safeParse(release).success).toBe(isTaken);
});
