import type { Course } from '@silverjobs/contract';

type Sortable = Pick<Course, 'id' | 'status' | 'start_date'>;

/** Courses as the page shows them. */
export interface GroupedCourses<C> {
  /** With a date, the next one first, then the planned ones (courses-4). */
  open: C[];
  /** Over, the last one first. */
  past: C[];
}

const start = ({ start_date }: Sortable) => start_date ?? Number.POSITIVE_INFINITY;
// Not a difference: two without a date would give none.
const compare = (one: number, other: number) => (one < other ? -1 : one > other ? 1 : 0);

/** Orders the courses: non-planned first by ascending start date, then planned (courses-4). */
export function groupCourses<C extends Sortable>(courses: readonly C[]): GroupedCourses<C> {
  const by = (status: Course['status']) =>
    courses
      .filter((course) => course.status === status)
      .sort((one, other) => compare(start(one), start(other)) || one.id - other.id);
  return { open: [...by('available'), ...by('planned')], past: by('past').reverse() };
}
