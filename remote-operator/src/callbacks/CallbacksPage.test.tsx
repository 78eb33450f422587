import {
  apiFailure,
  buildOperatorCallback,
  buildOperatorUser,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { CallbacksPage } from './CallbacksPage.tsx';

const base = { user: buildOperatorUser(), route: '/operator/callbacks' };

test('OPER-08 AGE-07 operators-23 who waits for a call is listed, called and gone', async () => {
  let waiting = [buildOperatorCallback()];
  const { person, calls } = renderPage(<CallbacksPage />, {
    ...base,
    handlers: {
      'GET /operator/callback': () => waiting,
      'POST /operator/callback/{id}/done': () => {
        waiting = [];
        return { ok: true as const };
      },
    },
  });
  const row = within(await screen.findByRole('article', { name: 'Renate Schuster' }));
  expect(row.getByRole('link', { name: '0221 4455667' })).toHaveAttribute(
    'href',
    'tel:02214455667',
  );
  expect(row.getByText(/am besten vormittags von 9 bis 12 Uhr/)).toBeVisible();
  expect(row.getByText('Wie melde ich mich an?')).toBeVisible();
  await person.click(row.getByRole('button', { name: 'Erledigt Renate Schuster' }));
  expect(await screen.findByText('Niemand wartet')).toBeVisible();
  expect(calls.find(({ key }) => key.startsWith('POST'))).toMatchObject({ params: { id: 4 } });
});

test('OPER-08 operators-23 a call that somebody else has made is said', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderPage(<CallbacksPage />, {
    ...base,
    handlers: {
      'GET /operator/callback': () => [buildOperatorCallback()],
      'POST /operator/callback/{id}/done': () => {
        throw apiFailure('not_found', 'Das gibt es nicht mehr.');
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Erledigt Renate Schuster' }));
  expect(await screen.findByText('Das gibt es nicht mehr.')).toBeVisible();
  jest.restoreAllMocks();
});
