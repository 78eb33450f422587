import type { Course } from '@silverjobs/contract';
import type { courses } from '../database/schema.ts';

export type CourseRow = typeof courses.$inferSelect;

/** When a course ends; null while it has no date. */
function endOf({ startDate, durationMinutes }: CourseRow): Date | null {
  return startDate && new Date(startDate.getTime() + durationMinutes * 60_000);
}

/** Planned without a date, past when it is over (courses-5). */
export function statusOf(row: CourseRow, now: Date): Course['status'] {
  const end = endOf(row);
  if (!end) return 'planned';
  return end <= now ? 'past' : 'available';
}

/** A course as everybody with the right to courses sees it: without the address of its room. */
export function courseOf(
  { course: row, placesLeft }: { course: CourseRow; placesLeft: number | null },
  now: Date,
): Course {
  return {
    id: row.id,
    title: row.title,
    secondary_title: row.secondaryTitle,
    status: statusOf(row, now),
    start_date: row.startDate?.getTime() ?? null,
    duration_minutes: row.durationMinutes,
    venue: row.venue,
    capacity: row.capacity,
    // What has no date yet cannot be booked up: everybody waits.
    places_left: row.startDate && placesLeft,
    course_image: row.courseImage,
    lecturer: row.lecturer,
    lecturer_avatar: row.lecturerAvatar,
    lecturer_bio: row.lecturerBio,
    course_details: row.courseDetails,
  };
}
