import { implement } from '../http/implement.ts';
import { bookCourse, leaveCourse } from './book-course.ts';
import { loadCourse, loadCourses } from './load-courses.ts';
import { loadRegistrations } from './registrations.ts';

export const courseCalls = [
  implement('GET /courses', (_request, services) => loadCourses(services)),
  implement('GET /courses/{id}', ({ params }, services) => loadCourse(services, params.id)),
  implement('GET /candidate_courses', ({ asker }, { db }) => loadRegistrations(db, asker)),
  implement('GET /usercourses/{id}', ({ asker }, { db }) => loadRegistrations(db, asker)),
  implement('POST /usercourses', ({ asker, body }, services) =>
    bookCourse(services, asker, body.course_id),
  ),
  implement('DELETE /usercourses/{id}', async ({ asker, params }, { db }) => {
    await leaveCourse(db, asker, params.id);
    return { ok: true } as const;
  }),
];
