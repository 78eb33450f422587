import type { Registry } from '@silverjobs/federation';
import { matchPages } from './match-page.ts';

const page = (path: string) => ({
  path,
  expose: path,
  title: '',
  access: { kind: 'public' as const },
});
const registry = {
  remotes: {
    jobs: { name: 'jobs', pages: ['/', '/jobs', '/jobs/:id', '/:any/edit', '/x/*'].map(page) },
  },
} as unknown as Registry;

test.each([
  ['/', ['/']],
  ['/jobs', ['/jobs']],
  ['/Jobs/', ['/jobs']],
  ['/jobs/7', ['/jobs/:id']],
  ['/anything/edit', ['/:any/edit']],
  ['/x/y/z', ['/x/*']],
  ['/jobsy', []],
])('access-8 pages that answer for %s', (path, found) => {
  expect(matchPages(registry, path).map((match) => match.page.path)).toEqual(found);
});
