import { changedLast } from './before-in-git.ts';

const order = ['c3', 'c2', 'c1'];
const sources = (name: string, own: string | null) => ({ name, own, commits: ['c1'] });
const names = (...known: ReturnType<typeof sources>[]) =>
  changedLast(known, order).map(({ name }) => name);

test('FED-08 what a branch changes is tried with what was before', () => {
  expect(names(sources('host', 'c3'), sources('jobs', null), sources('profile', 'c2'))).toEqual([
    'jobs',
  ]);
});

test('FED-08 without a branch, what the newest commit changed', () => {
  expect(names(sources('host', 'c2'), sources('jobs', 'c1'), sources('profile', 'c2'))).toEqual([
    'host',
    'profile',
  ]);
});
