/** @jest-environment node */
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { pathFinder } from './path-finder.ts';

const pathOf = pathFinder(
  buildRegistry(
    buildRemote({
      pages: [
        buildPage(),
        buildPage({ path: '/jobs/:id' }),
        buildPage({ path: '/jobs/new', expose: 'NewJobPage' }),
      ],
    }),
  ),
);

test.each([
  ['/', '/'],
  ['/jobs/17', '/jobs/:id'],
  ['/jobs/new', '/jobs/new'],
  ['/impressum', '/impressum'],
  ['/nowhere/1', undefined],
])('traces name the path of the page: %s is %s', (pathname, path) => {
  expect(pathOf(pathname)).toBe(path);
});
