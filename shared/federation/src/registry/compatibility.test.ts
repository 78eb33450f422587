import { satisfy } from '@module-federation/enhanced/runtime';
import { endedNeeds, goingNeeds, nameTaken, unmetNeeds } from './compatibility.ts';
import { findUnmetNeeds } from './find-unmet-needs.ts';

const host = {
  provides: { '@silverjobs/ui': '1.4.0' },
  exports: { '@silverjobs/ui': ['Button', 'Field'] },
};
const remote = (uses?: Record<string, string[]>, range = '^1.0.0') => ({
  name: 'jobs',
  requires: { '@silverjobs/ui': range },
  ...(uses && { uses }),
});

test.each([
  ['everything is given', remote({ '@silverjobs/ui': ['Button'] }), []],
  ['nothing is said about names', remote(), []],
  [
    'a name was never there or is gone',
    remote({ '@silverjobs/ui': ['Button', 'Chip'] }),
    ['jobs uses Chip of @silverjobs/ui, which the host does not give.'],
  ],
  ['the module is one whose names nobody knows', remote({ react: ['useState'] }), []],
  [
    'the version is another',
    remote({}, '^2.0.0'),
    ['jobs needs @silverjobs/ui ^2.0.0; the host gives 1.4.0.'],
  ],
])('FED-08 %s', (_, needs, expected) => {
  expect(unmetNeeds(needs, host)).toEqual(expected);
});

test.each([
  ['19.3.1', '^19.3.0', true],
  ['19.4.0', '^19.3.5', true],
  ['19.2.9', '^19.3.0', false],
  ['20.0.0', '^19.3.0', false],
  [undefined, '^19.3.0', false],
  ['0.5.3', '^0.5.0', true],
  ['0.6.0', '^0.5.0', false],
  ['0.0.4', '^0.0.3', false],
  ['19.3.0-rc.1', '^19.3.0', false],
  ['20.0.0-rc.1', '^19.3.0', false],
  ['20.0.0-rc.2', '^20.0.0-rc.1', true],
  ['18.3.1', '^18 || ^19', true],
  ['19.3.1', '^18 || ^19', true],
  ['20.0.0', '^18 || ^19', false],
  ['19.3.1', '>=19.2 <20', true],
  ['19.3.1', 'no range', false],
])('TEAM-10 %s in %s: %s', (version, range, expected) => {
  const provides: Record<string, string> = version ? { react: version } : {};
  const needs = { name: 'jobs', requires: { react: range } };
  const unmet = unmetNeeds(needs, { provides });
  expect(unmet).toEqual(
    expected ? [] : [`jobs needs react ${range}; the host gives ${version ?? 'none'}.`],
  );
  // The browser's reading is the federation runtime's.
  expect(findUnmetNeeds(needs, { provides }, satisfy)).toEqual(unmet);
});

describe('a host that gives an earlier version besides', () => {
  const UI = '@silverjobs/ui';
  const both = {
    provides: { [UI]: '4.1.0', react: '19.3.1' },
    exports: { [UI]: ['Button', 'Chip'] },
    earlier: [
      { package: UI, version: '3.2.0', until: '2027-03-31', exports: { [UI]: ['Button', 'Tag'] } },
      { package: UI, version: '2.9.0', until: '2026-12-31' },
    ],
  };
  const needs = (range: string, ...names: string[]) => ({
    name: 'jobs',
    requires: { [UI]: range },
    uses: { [UI]: names },
    sideBySide: [UI],
  });

  test.each([
    ['the present one', needs('^4.0.0', 'Chip'), [], []],
    ['the earlier one', needs('^3.1.0', 'Tag'), [`${UI}@3.2.0`], []],
    ['one whose names nobody knows', needs('^2.0.0', 'Gone'), [`${UI}@2.9.0`], []],
    ['either, and gets the present one', needs('^3.0.0 || ^4.0.0', 'Chip'), [], []],
    [
      'none of them',
      needs('^5.0.0'),
      [],
      [`jobs needs ${UI} ^5.0.0; the host gives 4.1.0 and 3.2.0 and 2.9.0.`],
    ],
    [
      'the earlier one, with a name of the present one',
      needs('^3.1.0', 'Chip'),
      [`${UI}@3.2.0`],
      [`jobs uses Chip of ${UI}, which the host does not give.`],
    ],
  ])('TEAM-09 a remote needs %s', (_, remote, taken, problems) => {
    expect(nameTaken(remote, both)).toEqual(taken);
    expect(unmetNeeds(remote, both)).toEqual(problems);
    // The browser's reading is the federation runtime's.
    expect(findUnmetNeeds(remote, both, satisfy)).toEqual(problems);
  });

  test('TEAM-09 a release of before, which takes what the page has, is none of its users', () => {
    const { sideBySide: _, ...older } = needs('^3.1.0', 'Tag');
    expect(unmetNeeds(older, both)[0]).toContain('the host gives 4.1.0');
    const react = { name: 'jobs', requires: { react: '^18.0.0' }, sideBySide: [UI] };
    const earlier = [{ package: 'react', version: '18.3.1', until: '2027-03-31' }];
    expect(unmetNeeds(react, { ...both, earlier })).toHaveLength(1);
  });

  test('TEAM-09 its team hears until when, and of a release after that day what to do', () => {
    expect(goingNeeds(needs('^3.1.0'), both)).toEqual([
      `jobs takes ${UI} 3.2.0 from the host, which new releases can have until 2027-03-31. The next one is 4.1.0.`,
    ]);
    expect(goingNeeds(needs('^4.0.0'), both)).toEqual([]);
    expect(endedNeeds(needs('^3.1.0'), both, '2027-03-31')).toEqual([]);
    expect(endedNeeds(needs('^3.1.0'), both, '2027-04-01')).toEqual([
      `jobs needs ${UI} 3.2.0, which new releases could have until 2027-03-31. Build it against 4.1.0.`,
    ]);
  });
});
