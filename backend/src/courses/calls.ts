import { implement } from '../http/implement.ts';
import { bookCourse, cancelRegistration } from './book-course.ts';
import { loadCourse, loadCourses } from './load-courses.ts';
import { loadRegistrations } from './registrations.ts';

export const courseCalls = [
  implement('GET /courses', (_request, services) => loadCourses(services)),
  implement('GET /courses/{id}', ({ params }, services) => loadCourse(services, params.id)),
  implement('GET /candidate_courses', ({ requester }, { db }) => loadRegistrations(db, requester)),
  implement('GET /usercourses/{id}', ({ requester }, { db }) => loadRegistrations(db, requester)),
  implement('POST /usercourses', ({ requester, body }, services) =>
    bookCourse(services, requester, body.course_id),
  ),
  implement('DELETE /usercourses/{id}', async ({ requester, params }, services) => {
    await cancelRegistration(services, requester, params.id);
    return { ok: true } as const;
  }),
];
