import {
  apiFailure,
  buildClientUser,
  buildConversation,
  buildEditedJob,
  buildShortProfile,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { JobCandidatesPage } from './JobCandidatesPage.tsx';

function open(handlers: Handlers = {}, route = '/jobs/12/candidates') {
  return renderPage(<JobCandidatesPage />, {
    user: buildClientUser(),
    route,
    path: '/jobs/:id/candidates',
    handlers: {
      'GET /job_demand/{id}/own': () => buildEditedJob(),
      'GET /communication': () => [buildConversation({ unread_count: 2 })],
      'GET /job_demand/{id}/candidates': ({ query }) =>
        query.mode === 'count' ? { id: 1 } : [buildShortProfile()],
      ...handlers,
    },
  });
}

test('EMP-01 EMP-03 who has written, and who would fit', async () => {
  const { calls } = open();
  const written = within(await screen.findByRole('article', { name: 'Frau Renate Schuster' }));
  expect(written.getByText('2 neue Nachrichten')).toBeVisible();
  expect(written.getByRole('link', { name: /^Gesprächsverlauf/ })).toHaveAttribute(
    'href',
    '/messages/77',
  );
  expect(written.getByRole('link', { name: /^Kurzprofil/ })).toHaveAttribute('href', '/details/9');
  const fitting = within(await screen.findByRole('article', { name: 'Arzthelferin' }));
  expect(fitting.getByText('Köln, 4 km entfernt')).toBeVisible();
  expect(fitting.getByText('Passt durch: Empfang')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Passende Kandidaten (1)' })).toBeVisible();
  const [asked] = calls.filter(({ key }) => key === 'GET /communication');
  expect(asked?.query).toMatchObject({ job_demand_id: 12 });
});

test('EMP-03 without contact data an application is anonymous', async () => {
  open({ 'GET /communication': () => [buildConversation({ contact_data: 'anonymous' })] });
  expect(await screen.findByRole('article', { name: 'Anonyme Bewerbung' })).toBeVisible();
  expect(screen.queryByText(/Schuster/)).toBeNull();
});

test('EMP-01 EMP-03 nobody yet, and an advertisement that is paused', async () => {
  open({
    'GET /job_demand/{id}/own': () => buildEditedJob({ status: 'paused' }),
    'GET /communication': () => [],
    'GET /job_demand/{id}/candidates': ({ query }) => (query.mode === 'count' ? { id: 0 } : []),
  });
  expect(await screen.findByText('Zu dieser Anzeige hat noch niemand geschrieben.')).toBeVisible();
  expect(await screen.findByText(/Zurzeit passt niemand/)).toBeVisible();
  expect(screen.getByText(/Die Anzeige ist nicht online/)).toBeVisible();
});

test.each(['/jobs/abc/candidates', '/jobs/13/candidates'])(
  "EMP-01 %s is none of the employer's jobs",
  async (route) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    open(
      {
        'GET /job_demand/{id}/own': () => {
          throw apiFailure('not_found', 'Diese Anzeige gibt es nicht.');
        },
      },
      route,
    );
    expect(await screen.findByText('Diese Anzeige gibt es nicht.')).toBeVisible();
    jest.restoreAllMocks();
  },
);

test('EMP-03 a list that cannot be loaded does not take the other one with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, handlers } = open({
    'GET /communication': () => {
      throw apiFailure('internal', 'Ein Fehler ist aufgetreten.');
    },
  });
  expect(await screen.findByRole('article', { name: 'Arzthelferin' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  handlers['GET /communication'] = () => [buildConversation()];
  await person.click(retry);
  expect(await screen.findByRole('article', { name: 'Frau Renate Schuster' })).toBeVisible();
  jest.restoreAllMocks();
});
