import {
  buildCandidateUser,
  buildCourse,
  buildPlannedCourse,
  NoAnswer,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { BesideJob } from './BesideJob.tsx';

const member = buildCandidateUser({ plan_type: 'paid', isPaidUser: true });
const place = { route: '/jobs/12', path: '/jobs/:id' };

test('TEAM-14 courses-16 who has silver+ sees the next course with a free place', async () => {
  const course = buildCourse({ id: 3, title: 'Sicher im Netz' });
  renderPage(<BesideJob />, {
    user: member,
    ...place,
    handlers: { 'GET /courses': () => [buildPlannedCourse(), course] },
  });
  expect(await screen.findByRole('link', { name: 'Sicher im Netz' })).toHaveAttribute(
    'href',
    '/courses/3',
  );
  // Whoever prints the job wants the job.
  expect(screen.getByRole('heading', { level: 2 }).closest('section')).toHaveClass('sj-no-print');
  expect(screen.getByRole('link', { name: 'Alle Kurse ansehen' })).toHaveAttribute(
    'href',
    '/courses',
  );
});

test('TEAM-14 courses-16 without a course, or without an answer, nothing stands there', async () => {
  for (const answer of [
    () => [],
    () => {
      throw new NoAnswer();
    },
  ]) {
    const { calls, container, unmount } = renderPage(<BesideJob />, {
      user: member,
      ...place,
      handlers: { 'GET /courses': answer },
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container.querySelector('section')).toBeNull();
    unmount();
  }
});

test('TEAM-14 courses-16 who has no silver+ reads what it helps with, and nothing is asked', () => {
  const { calls } = renderPage(<BesideJob />, { user: buildCandidateUser(), ...place });
  expect(screen.getByText(/Sich zu bewerben, bleibt kostenlos/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'silver+ ansehen' })).toHaveAttribute(
    'href',
    '/silverplus',
  );
  expect(calls).toEqual([]);
});
