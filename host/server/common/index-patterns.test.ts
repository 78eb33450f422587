import { indexPatternsByFirstSegment } from './index-patterns.ts';

const patternsFor = indexPatternsByFirstSegment(
  ['/', '/jobs', '/:any/edit', '/Jobs/:id', '/x/*', '/*'],
  (path) => path,
);

test.each([
  ['/', ['/', '/:any/edit', '/*']],
  ['/jobs/7', ['/jobs', '/:any/edit', '/Jobs/:id', '/*']],
  ['/JOBS', ['/jobs', '/:any/edit', '/Jobs/:id', '/*']],
  ['/x/y', ['/:any/edit', '/x/*', '/*']],
  ['/jobsy', ['/:any/edit', '/*']],
])('VIEW-07 patterns that may match %s, in their order', (path, patterns) => {
  expect(patternsFor(path)).toEqual(patterns);
});
