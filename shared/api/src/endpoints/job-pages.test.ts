/** @jest-environment node */
import { isFullPage, nextJobOffset, previousJobOffset, uniqueJobPages } from './job-pages.ts';

const page = (...ids: number[]) => ids.map((id) => ({ id }));
const twenty = page(...Array.from({ length: 20 }, (_, index) => index + 1));

describe('POOL-03 page fullness', () => {
  test.each([
    ['an empty page is not full', page(), false],
    ['19 jobs are not full', twenty.slice(1), false],
    ['20 jobs are full', twenty, true],
    ['19 jobs and an entry -1 are not full', [...twenty.slice(1), { id: -1 }], false],
    ['20 jobs and an entry -1 are full', [...twenty, { id: -1 }], true],
    ['19 jobs and a dropped entry are full', [...twenty.slice(1), { id: 0 }], true],
  ])('%s', (_, entries, expected) => {
    expect(isFullPage(entries)).toBe(expected);
  });

  test('another page follows only a full one, 20 further', () => {
    expect(nextJobOffset(twenty, 0)).toBe(20);
    expect(nextJobOffset(twenty, 2_000)).toBe(2_020);
    expect(nextJobOffset(page(1), 20)).toBeUndefined();
    expect(nextJobOffset(page(), 20)).toBeUndefined();
  });

  test('before a page comes the one 20 earlier, before the first none', () => {
    expect(previousJobOffset(2_000)).toBe(1_980);
    expect(previousJobOffset(20)).toBe(0);
    expect(previousJobOffset(7)).toBe(0);
    expect(previousJobOffset(0)).toBeUndefined();
  });
});

test('POOL-03 entries with id 0 are dropped, a job that moved between pages is shown once', () => {
  expect(uniqueJobPages([page(1, 0, 2), page(2, 3, 0)])).toEqual([page(1, 2), page(3)]);
});
