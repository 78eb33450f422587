import { satisfy } from '@module-federation/enhanced/runtime';
import { unmetNeeds } from './compatibility.ts';
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
