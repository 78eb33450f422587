import { apiFailure, buildOperatorCase, buildOperatorUser, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { ReportsPage } from './ReportsPage.tsx';

const base = { user: buildOperatorUser(), route: '/operator' };

test('OPER-08 operators-8 what waits for a decision, with reasons, age and kind of reporter', async () => {
  const objected = buildOperatorCase({
    kind: 'message',
    id: 9,
    title: 'Überweisen Sie',
    reports: 0,
    objections: 1,
    reasons: [],
    reporters: [],
  });
  renderPage(<ReportsPage />, {
    ...base,
    handlers: { 'GET /operator/case': () => [buildOperatorCase(), objected] },
  });
  const first = within(await screen.findByRole('article', { name: /Mitarbeit am Empfang/ }));
  expect(first.getByText('Verlangt Geld')).toBeVisible();
  expect(first.getByText(/Seit 20\.11\.2026, 10:00 Uhr · von: Bewerberseite/)).toBeVisible();
  expect(first.getByText('2 Meldungen')).toBeVisible();
  expect(first.getByRole('link')).toHaveAttribute('href', '/operator/cases/job/7');
  expect(screen.getByText('1 Widerspruch')).toBeVisible();
});

test('OPER-08 an empty queue and a failure say so; the failure has a retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, handlers } = renderPage(<ReportsPage />, {
    ...base,
    handlers: {
      'GET /operator/case': () => {
        throw apiFailure('unavailable', 'Der Dienst ruht.');
      },
    },
  });
  expect(await screen.findByText('Der Dienst ruht.')).toBeVisible();
  handlers['GET /operator/case'] = () => [];
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Nichts zu entscheiden')).toBeVisible();
  logged.mockRestore();
});

test('OPER-08 a long queue comes page by page', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => buildOperatorCase({ id: index + 1 }));
  const { person, calls } = renderPage(<ReportsPage />, {
    ...base,
    handlers: {
      'GET /operator/case': ({ query }) =>
        query.offset === 0 ? rows : [buildOperatorCase({ id: 99, title: 'Die letzte' })],
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Weitere laden' }));
  expect(await screen.findByRole('article', { name: /Die letzte/ })).toBeVisible();
  expect(calls.at(-1)?.query).toEqual({ limit: 20, offset: 20 });
});
