import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { ProlongLinkPage } from './ProlongLinkPage.tsx';

const route = '/anzeige-verlaengern';

test('TRUST-09 employers-41 from the mail it takes one press, signed out too', async () => {
  const { person, calls } = renderPage(<ProlongLinkPage />, {
    user: null,
    route,
    linkToken: { path: route, token: 'geheim' },
    handlers: {
      'POST /job_prolongation': () => ({ title: 'Tischler', ends_at: Date.UTC(2027, 0, 27, 23) }),
    },
  });
  expect(calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Anzeige verlängern' }));
  expect(await screen.findByText('„Tischler“ läuft jetzt bis zum 27.01.2027.')).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'geheim' } }]);
});
