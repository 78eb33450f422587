/** @jest-environment node */
import type { Course } from '@silverjobs/contract';
import { groupCourses } from './group-courses.ts';

const course = (id: number, status: Course['status'], start_date: number | null = null) => ({
  id,
  status,
  start_date,
});
const ids = (courses: readonly { id: number }[]) => courses.map(({ id }) => id);

test('CRS-01 courses with a date come by their date, planned ones after them, past ones apart', () => {
  const { open, past } = groupCourses([
    course(1, 'planned'),
    course(2, 'available', 300),
    course(3, 'past', 10),
    course(4, 'available', 100),
    course(5, 'past', 20),
    course(6, 'available', 300),
    course(7, 'planned'),
    course(8, 'available', null),
  ]);
  expect(ids(open)).toEqual([4, 2, 6, 8, 1, 7]);
  expect(ids(past)).toEqual([5, 3]);
});

test('CRS-01 no courses are no groups', () => {
  expect(groupCourses([])).toEqual({ open: [], past: [] });
});
