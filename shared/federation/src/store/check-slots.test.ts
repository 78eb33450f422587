import { emptyRegistry, type Registry, type RemoteRelease } from '../registry/registry.ts';
import { buildRemoteRelease } from '../testing/build-release.ts';
import { checkSlots, understatedWidgets } from './check-slots.ts';

const [page] = buildRemoteRelease().pages as [RemoteRelease['pages'][number]];
const owner = (name = 'jobs') =>
  buildRemoteRelease({
    name,
    pages: [{ ...page, slots: [{ name: 'beside-job', maxBytes: 1_000 }] }],
  });
const filler = (values: object = {}) =>
  buildRemoteRelease({
    name: 'silverplus',
    widgets: [
      {
        slot: 'beside-job',
        expose: 'Teaser',
        access: { kind: 'candidate' },
        bytes: 900,
        files: { js: ['page.js'], css: [] },
        ...values,
      },
    ],
  });
const live = (...remotes: RemoteRelease[]): Registry => ({
  ...emptyRegistry,
  remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
});

test('TEAM-14 a widget fits a place that another remote declares', () => {
  expect(checkSlots(filler(), live(owner()))).toEqual([]);
});

test('TEAM-14 refused: a place nobody has, one of the own, one too small, one declared twice', () => {
  expect(checkSlots(filler({ slot: 'nowhere' }), live(owner()))).toEqual([
    'Teaser is for the place nowhere, which no page has.',
  ]);
  const own = { ...owner('silverplus'), widgets: filler().widgets ?? [] };
  expect(checkSlots(own, live())).toEqual([
    'Teaser is for beside-job, which is a place of silverplus itself.',
  ]);
  expect(checkSlots(filler({ bytes: 1_001 }), live(owner()))).toEqual([
    'Teaser costs 1001 bytes, and beside-job has room for 1000.',
  ]);
  expect(checkSlots(owner('public'), live(owner()))).toEqual([
    'The place beside-job stands in more than one page.',
  ]);
  expect(checkSlots(filler({ expose: 'TestPage' }), live(owner()))).toEqual([
    'silverplus exposes TestPage twice.',
  ]);
});

test('TEAM-14 an owner takes a place back without the others, who go on publishing', () => {
  const without = buildRemoteRelease({ name: 'jobs' });
  expect(checkSlots(without, live(owner(), filler()))).toEqual([]);
  expect(checkSlots(filler(), live(without, filler()))).toEqual([]);
});

test('TEAM-14 a release that says less than its widget costs is not what it says', async () => {
  const content = crypto.getRandomValues(new Uint8Array(2_000));
  const files = [{ name: 'page.js', content }];
  expect(await understatedWidgets(filler(), files)).toEqual([
    expect.stringMatching(/^Teaser costs 20\d\d bytes, not 900\.$/),
  ]);
  expect(await understatedWidgets(filler({ bytes: 2_010 }), files)).toEqual([]);
});
