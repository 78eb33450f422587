import { act, renderHook } from '@testing-library/react';
import { MAX_PART_HEIGHT_PX, useListParts } from './useListParts.ts';

function open(reached: number, returned?: { starts: number[]; current: number }) {
  return renderHook((rows) => useListParts(rows, returned), { initialProps: reached });
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('POOL-02 a list below the height that browsers render is one part that grows', () => {
  const { result, rerender } = open(20);
  act(() => result.current.noteHeight(MAX_PART_HEIGHT_PX - 1));
  rerender(40);
  expect(result.current).toMatchObject({ start: 0, end: 40, isLast: true, isFull: false });
});

test('POOL-02 a full part is followed by another one, from its top; back opens at the end', () => {
  const { result, rerender } = open(60_000);
  act(() => result.current.noteHeight(MAX_PART_HEIGHT_PX));
  expect(result.current.isFull).toBe(true);
  act(() => result.current.showNext());
  expect(result.current).toMatchObject({ start: 60_000, isFull: false, fromBelow: false });
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  rerender(60_040);
  expect(result.current.end).toBe(60_040);
  act(() => result.current.showPrevious());
  expect(result.current).toMatchObject({ start: 0, end: 60_000, isLast: false, fromBelow: true });
  act(() => result.current.showNext());
  expect(result.current).toMatchObject({ start: 60_000, end: 60_040, isLast: true });
});

test('POOL-11 the part one came from is shown again', () => {
  const { result } = open(60_040, { starts: [0, 60_000], current: 1 });
  expect(result.current).toMatchObject({ start: 60_000, end: 60_040, isLast: true });
});
