/** @jest-environment node */
import { courseQuery, coursesQuery, userCoursesQuery } from '@silverjobs/api/course';
import {
  buildCandidateUser,
  buildCourse,
  buildUserCourse,
  expectServerRenderAndHydrate,
} from '@silverjobs/testing';

test('the courses render completely on the server and hydrate without a complaint', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { CoursesPage } = await import('./CoursesPage.tsx');
      return <CoursesPage />;
    },
    route: '/courses',
    user: buildCandidateUser(),
    handlers: {
      'GET /courses': () => [buildCourse()],
      'GET /candidate_courses': () => [buildUserCourse()],
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchQuery(coursesQuery(api)),
        queries.prefetchQuery(userCoursesQuery(api)),
      ]),
  });
  expect(html).toContain('Fit im Kopf');
  expect(html).toContain('Bereits registriert');
  await close();
});

test('a course renders completely on the server and hydrates without a complaint', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { CoursePage } = await import('../course/CoursePage.tsx');
      return <CoursePage />;
    },
    route: '/courses/7',
    path: '/courses/:id',
    user: buildCandidateUser(),
    handlers: { 'GET /courses/{id}': () => buildCourse(), 'GET /candidate_courses': () => [] },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchQuery(courseQuery(api, 7)),
        queries.prefetchQuery(userCoursesQuery(api)),
      ]),
  });
  expect(html).toContain('10:00 bis 11:30 Uhr');
  expect(html).toContain('Buchen');
  await close();
});
