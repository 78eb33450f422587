import { isFullPage, nextJobOffset, shownJobs } from './job-pages.ts';

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

  test('another page follows only a full one, at the next multiple of 20', () => {
    expect(nextJobOffset([])).toBeUndefined();
    expect(nextJobOffset([twenty])).toBe(20);
    expect(nextJobOffset([twenty, twenty])).toBe(40);
    expect(nextJobOffset([twenty, page(1)])).toBeUndefined();
    expect(nextJobOffset([twenty, page()])).toBeUndefined();
  });
});

test('POOL-03 entries with id 0 are dropped, a job that moved between pages is shown once', () => {
  expect(shownJobs([page(1, 0, 2), page(2, 3, 0)]).map(({ id }) => id)).toEqual([1, 2, 3]);
});
