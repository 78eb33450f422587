import { satisfy } from './semver.ts';

test.each([
  ['19.3.1', '^19.3.0', true],
  ['19.2.9', '^19.3.0', false],
  ['20.0.0', '^19.3.0', false],
  ['3.0.0', '<=3.0.0', true],
  ['2.9.10', '<=2.10.0', true],
  ['2.10.0', '<=2.9.10', false],
])('FED-02 %s satisfies %s: %s', (version, range, expected) => {
  expect(satisfy(version, range)).toBe(expected);
});
