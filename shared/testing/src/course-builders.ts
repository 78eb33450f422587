import type { Course, UserCourse } from '@silverjobs/contract';

/** A course on Tuesday, 1 December 2026, 10:00 to 11:30 in Germany. */
export function buildCourse(values: Partial<Course> = {}): Course {
  return {
    id: 7,
    title: 'Fit im Kopf',
    secondary_title: 'Gedächtnis trainieren',
    status: 'available',
    start_date: Date.UTC(2026, 11, 1, 9),
    duration_minutes: 90,
    venue: 'Online, live per Video',
    capacity: null,
    places_left: null,
    course_image: '/courses/memory.svg',
    lecturer: 'Hanna Lorenz',
    lecturer_avatar: '/lecturers/lorenz.svg',
    lecturer_bio: 'Gedächtnistrainerin aus Kiel.',
    course_details: '<p>Sie üben <b>mit</b>.</p>',
    ...values,
  };
}

/** A course without a date. */
export function buildPlannedCourse(values: Partial<Course> = {}): Course {
  return buildCourse({ status: 'planned', start_date: null, ...values });
}

/** A registration for the course that `buildCourse` gives. */
export function buildUserCourse(values: Partial<UserCourse> = {}): UserCourse {
  return {
    id: 501,
    course_id: 7,
    created_at: Date.UTC(2026, 10, 20, 8, 30),
    waiting: false,
    join_url: 'https://kursraum.example/memory',
    ...values,
  };
}
