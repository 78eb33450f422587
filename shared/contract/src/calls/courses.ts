import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { course, userCourse, userCourseInput } from '../entities/course.ts';
import { idParams } from '../primitives.ts';

const gated = { feature: 'online-courses' } as const;

export const coursesCalls = {
  'GET /courses': {
    group: 'main',
    identity: gated,
    summary: 'All courses.',
    spec: '2 §7',
    ours: true,
    response: z.array(course),
  },
  'GET /courses/{id}': {
    group: 'main',
    identity: gated,
    summary: 'One course.',
    spec: '2 §7',
    params: idParams,
    response: course,
    errors: ['not_found'],
  },
  'GET /candidate_courses': {
    group: 'main',
    identity: gated,
    summary: 'The own course registrations.',
    spec: '2 §7',
    response: z.array(userCourse),
  },
  'GET /usercourses/{id}': {
    group: 'main',
    identity: gated,
    summary: 'The own course registrations, whatever the id (the known path ends in 1).',
    spec: '2 §7',
    params: idParams,
    response: z.array(userCourse),
  },
  'POST /usercourses': {
    group: 'main',
    identity: gated,
    summary: 'Books a course.',
    spec: '2 §7',
    body: userCourseInput,
    response: userCourse,
    errors: ['not_found', 'conflict'],
  },
} as const satisfies CallTable;
