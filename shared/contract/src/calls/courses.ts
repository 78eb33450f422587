import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { course, userCourse, userCourseInput } from '../entities/course.ts';
import { done, idParams } from '../primitives.ts';

const gated = { feature: 'online-courses' } as const;

export const coursesCalls = {
  'GET /courses': {
    group: 'main',
    identity: gated,
    summary: 'All courses that are not over, and those of the last weeks.',
    rules: 'courses-1',
    ours: true,
    response: z.array(course),
  },
  'GET /courses/{id}': {
    group: 'main',
    identity: gated,
    summary: 'One course.',
    rules: 'courses-6',
    params: idParams,
    response: course,
    errors: ['not_found'],
  },
  'GET /candidate_courses': {
    group: 'main',
    identity: gated,
    summary: 'The own course registrations.',
    rules: 'courses-10',
    response: z.array(userCourse),
  },
  'GET /usercourses/{id}': {
    group: 'main',
    identity: gated,
    summary: 'The own course registrations, whatever the id (the known path ends in 1).',
    rules: 'courses-10',
    params: idParams,
    response: z.array(userCourse),
  },
  'POST /usercourses': {
    group: 'main',
    identity: gated,
    summary:
      'Books a course or joins its waiting list; who is registered stays so. A course that is over is a conflict.',
    rules: 'courses-8',
    body: userCourseInput,
    response: userCourse,
    errors: ['not_found', 'conflict', 'rate.limited'],
  },
  'DELETE /usercourses/{id}': {
    group: 'main',
    identity: gated,
    summary: 'Gives up an own registration; one that is gone is fine.',
    rules: 'courses-12',
    ours: true,
    params: idParams,
    response: done,
  },
} as const satisfies CallTable;
