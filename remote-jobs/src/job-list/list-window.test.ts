/** @jest-environment node */
import { pageOfRow, recordLoadedRows, rowsBefore, windowMove } from './list-window.ts';

test('rows before a page and the page of a row agree, with full, short and empty pages', () => {
  const pageRows = [20, 19, 0, 21];
  expect([0, 1, 2, 3, 4, 5].map((page) => rowsBefore(pageRows, page))).toEqual([
    0, 20, 39, 39, 60, 80,
  ]);
  const rows = [0, 19, 20, 38, 39, 59, 60, 80];
  expect(rows.map((row) => pageOfRow(pageRows, row))).toEqual([0, 0, 1, 1, 3, 3, 4, 5]);
});

describe('rows of loaded pages', () => {
  test.each([
    ['the first pages', [], { firstPage: 0, rows: [20, 19] }, [20, 19]],
    ['a later page', [20], { firstPage: 0, rows: [20, 20] }, [20, 20]],
    ['pages in the middle', [20, 20, 20], { firstPage: 1, rows: [19] }, [20, 19, 20]],
    ['pages whose predecessors are unknown', [], { firstPage: 2, rows: [7] }, [20, 20, 7]],
  ])('%s', (_, before, loaded, after) => {
    expect(recordLoadedRows(before, loaded)).toEqual(after);
  });

  test('nothing new is the same object', () => {
    const known = [20, 19];
    expect(recordLoadedRows(known, { firstPage: 1, rows: [19] })).toBe(known);
  });
});

describe('POOL-02 what is loaded for rows one has come back to', () => {
  const loaded = { start: 1_000, end: 2_000 };
  test.each([
    ['in the middle nothing', 1_500, 1_508, null],
    ['near the start the page before', 1_004, 1_012, 'previous'],
    ['just above the page before', 970, 978, 'previous'],
    ['far above another place', 900, 908, 'jump'],
    ['near the end the next page', 1_990, 1_998, 'next'],
    ['just below the next page', 2_010, 2_018, 'next'],
    ['far below another place', 2_600, 2_608, 'jump'],
    ['a window taller than what is loaded another place', 990, 2_010, 'jump'],
  ])('%s', (_, first, last, move) => {
    expect(windowMove({ drawn: { first, last }, loaded, reached: 3_000 })).toBe(move);
  });

  test('nothing before the first row, nothing after the last one', () => {
    const all = { start: 0, end: 40 };
    expect(windowMove({ drawn: { first: 0, last: 8 }, loaded: all, reached: 40 })).toBeNull();
    expect(windowMove({ drawn: { first: 30, last: 39 }, loaded: all, reached: 40 })).toBeNull();
  });
});
