import type { Paper, User } from '@silverjobs/contract';
import { buildCandidateUser, buildJobDemand, fill, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { JobDetailPage } from './JobDetailPage.tsx';

const cv: Paper = {
  id: 5,
  name: 'Lebenslauf.pdf',
  media_type: 'application/pdf',
  bytes: 348_160,
  pages: 2,
  checked: 'clean',
  updated_at: 0,
};

const open = (permissions: NonNullable<User['helps']>['permissions']) =>
  renderPage(<JobDetailPage />, {
    user: buildCandidateUser({ helps: { name: 'Erika Muster', permissions } }),
    route: '/jobs/12',
    path: '/jobs/:id',
    handlers: {
      'GET /job_demand/{id}': () => buildJobDemand(),
      'GET /helper_draft': () => [],
      'GET /paper': () => [cv],
      'PUT /helper_draft': ({ body }) => ({
        id: 1,
        job_demand_id: 12,
        communication_id: null,
        title: null,
        message: body.message,
        papers: [],
        show_contact_details: 'off',
        author: 'Anna',
        updated_at: 0,
      }),
    },
  });

test('REACH-07 account-73 a helper writes a text for the employer instead of sending one', async () => {
  const { person, calls } = open(['write']);
  fill(await screen.findByLabelText('Text an den Arbeitgeber'), 'Guten Tag');
  await person.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
  expect(calls.find(({ key }) => key === 'PUT /helper_draft')?.body).toEqual({
    job_demand_id: 12,
    message: 'Guten Tag',
  });
  expect(screen.queryByRole('button', { name: 'Kontaktieren' })).toBeNull();
  expect(screen.queryByRole('button', { name: /merken/i })).toBeNull();
});

test('REACH-07 account-71 a helper who only searches writes nothing', async () => {
  open(['search']);
  expect(await screen.findByRole('button', { name: /merken/i })).toBeVisible();
  expect(screen.queryByLabelText('Text an den Arbeitgeber')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kontaktieren' })).toBeNull();
});

test('REACH-07 account-73 whoever may choose papers and contact data sees names alone', async () => {
  const { person, calls } = open(['write', 'attach']);
  fill(await screen.findByLabelText('Text an den Arbeitgeber'), 'Guten Tag');
  await person.click(await screen.findByRole('checkbox', { name: /Lebenslauf/ }));
  await person.click(screen.getByLabelText('Kontaktdaten von Erika Muster mitsenden'));
  expect(screen.queryByRole('button', { name: /Vorschau/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /hochladen/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
  expect(calls.find(({ key }) => key === 'PUT /helper_draft')?.body).toEqual({
    job_demand_id: 12,
    message: 'Guten Tag',
    paper_ids: [5],
    show_contact_details: 'on',
  });
});
