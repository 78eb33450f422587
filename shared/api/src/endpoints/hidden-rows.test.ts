/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query';
import { hiddenBefore, recordHiddenRow } from './hidden-rows.ts';

const koeln = { search_location_id: 901 };

test('rows hidden before an offset move the later pages up, until they are shown again', () => {
  const queries = new QueryClient();
  recordHiddenRow(queries, {}, 7, 0);
  recordHiddenRow(queries, {}, 7, 0);
  recordHiddenRow(queries, {}, 28, 20);
  expect([0, 20, 40, 60].map((offset) => hiddenBefore(queries, {}, offset))).toEqual([0, 1, 2, 2]);
  expect(hiddenBefore(queries, koeln, 60)).toBe(0);
  recordHiddenRow(queries, {}, 7, null);
  expect(hiddenBefore(queries, {}, 60)).toBe(1);
});
