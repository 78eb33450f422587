import type { PageConfig } from '../registry/remote-config.ts';
import { clashingNames } from './read-remote-config.ts';

const page = (expose: string, module: string): PageConfig => ({
  path: `/${module}`,
  expose,
  module,
  title: 'Seite',
  access: { kind: 'signed-in' },
});
const config = (...pages: PageConfig[]) => ({ name: 'jobs', owner: 'Team Test', pages, menu: [] });

test.each([
  ['a module for each page', config(page('A', 'a'), page('B', 'b')), 'remote-jobs', []],
  ['one module for two pages', config(page('A', 'a'), page('A', 'a')), 'remote-jobs', []],
  [
    'the name of another remote',
    config(page('A', 'a')),
    'remote-other',
    ['remote-other declares the name "jobs", which is that of the folder remote-jobs.'],
  ],
  [
    'one name for two modules',
    config(page('A', 'a'), page('A', 'b')),
    'remote-jobs',
    ['jobs exposes A twice: a, b.'],
  ],
])('FED-03 %s', (_, declared, folder, expected) => {
  expect(clashingNames(declared, folder)).toEqual(expected);
});
