/** @jest-environment node */
import { pagesAround } from './pages-around.ts';

test.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 3, 9]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 7, 8, 9]],
])('PUB-06 of page %i of %i these are offered', (page, pages, offered) => {
  expect(pagesAround(page, pages)).toEqual(offered);
});
