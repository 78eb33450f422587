import type { BodyOf, OperatorCourse } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { readDay, readTime } from '@silverjobs/contract/typed-values';

/** A course as the form has it: everything is text. */
export interface CourseValues {
  title: string;
  date: string;
  time: string;
  duration: string;
  capacity: string;
  lecturer: string;
  join_url: string;
  details: string;
}

/** yyyy-mm-dd of a moment, by the clock in Germany. */
const dayOf = (at: number) => formatDate(at).split('.').reverse().join('-');

/** The form of a course, or of a new one. */
export function valuesOf(course: OperatorCourse | null): CourseValues {
  const start = course?.start_date ?? null;
  return {
    title: course?.title ?? '',
    date: start === null ? '' : dayOf(start),
    time: start === null ? '' : formatTime(start),
    duration: String(course?.duration_minutes ?? 90),
    capacity: course?.capacity ? String(course.capacity) : '',
    lecturer: course?.lecturer ?? '',
    join_url: course?.join_url ?? '',
    // What stands there already has its own layout; without new words it stays.
    details: '',
  };
}

/** What is sent; a new course has a description, if an empty one. */
export function courseBody(values: CourseValues, isNew: boolean): BodyOf<'POST /operator/course'> {
  const { date, time, capacity, details } = values;
  return {
    title: values.title,
    starts: date ? `${readDay(date)}T${readTime(time)}` : null,
    duration_minutes: Number(values.duration),
    capacity: capacity ? Number(capacity) : null,
    lecturer: values.lecturer,
    join_url: values.join_url.trim() || null,
    details: details || isNew ? details : null,
  };
}
