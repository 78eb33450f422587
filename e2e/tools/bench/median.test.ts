import { median, medianItem } from './median.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 4, 8], 6],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('an outlier does not move the chosen item', () => {
  const items = [{ time: 100 }, { time: 110 }, { time: 9_000 }];
  expect(medianItem(items, ({ time }) => time)).toEqual({ time: 110 });
});
