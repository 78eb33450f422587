import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OLD_CLOSURES, youngClosures } from './young-closures.ts';

const requireFrom = (folder: string) =>
  createRequire(join(import.meta.dirname, '../../../..', folder, 'package.json'));
const router = join(
  dirname(requireFrom('shared/federation').resolve('react-router/package.json')),
  'dist/production',
);
const virtuoso = join(dirname(requireFrom('remote-jobs').resolve('react-virtuoso')), 'index.mjs');
const routerFile = readdirSync(router)
  .map((name) => join(router, name))
  .filter((file) => OLD_CLOSURES.test(file))
  .find((file) => readFileSync(file, 'utf8').includes('function createRouter('));

test('VIEW-07 objects made for each drawing of the router inherit their accessors', () => {
  const text = youngClosures(readFileSync(routerFile ?? '', 'utf8'));
  expect(text).toMatch(/let history = \{ __proto__: getters_index_action_location,/);
  expect(text).toMatch(/ {2}router = \{ __proto__: getters_basename_\w+,\s*get_basename\(\)/);
  expect(text).toContain('get basename() { return this.get_basename(); }');
});

test('VIEW-07 no function of a list is assigned to a property while it is drawn', () => {
  expect(OLD_CLOSURES.test(virtuoso)).toBe(true);
  expect(youngClosures(readFileSync(virtuoso, 'utf8'))).toContain('Object.assign(c, { [C]: (S) =>');
});

test('VIEW-07 a library that has changed does not build', () => {
  expect(() => youngClosures('function createRouter(init) { return {}; }')).toThrow('has changed');
  expect(youngClosures('export const other = {};')).toBe('export const other = {};');
});
