import { apiFailure, buildClientUser, fill, type Handlers, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { ApiKeysPage } from './ApiKeysPage.tsx';

const key = { id: 7, name: 'Website', start: 'sjk_abcd', created_at: 0, used_at: null };
const secret = `sjk_${'a'.repeat(43)}`;

const open = (handlers: Handlers = {}) =>
  renderPage(<ApiKeysPage />, {
    user: buildClientUser(),
    route: '/schnittstelle',
    handlers: { 'GET /api_key': () => [key], 'GET /webhook': () => [], ...handlers },
  });

test('REACH-10 employers-72 a key is made and shown once', async () => {
  const { person, calls } = open({
    'POST /api_key': () => ({ ...key, id: 8, name: 'Verwaltung', secret }),
  });
  expect(await screen.findByText('Website')).toBeVisible();
  fill(screen.getByLabelText('Wofür ist der Schlüssel?'), 'Verwaltung');
  await person.click(screen.getByRole('button', { name: 'Schlüssel erstellen' }));
  expect(await screen.findByLabelText('Ihr Schlüssel')).toHaveValue(secret);
  expect(screen.getByText(/nur dieses eine Mal/)).toBeVisible();
  expect(calls.find((call) => call.key === 'POST /api_key')?.body).toEqual({ name: 'Verwaltung' });
});

test('REACH-10 a key is ended after a question', async () => {
  const { person, calls } = open({ 'DELETE /api_key/{id}': () => ({ ok: true }) });
  await person.click(await screen.findByRole('button', { name: 'Löschen: Schlüssel „Website“' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Schlüssel löschen' }));
  expect(calls.some((call) => call.key === 'DELETE /api_key/{id}')).toBe(true);
});

test('REACH-10 nothing there, nothing loaded and too many keys are said', async () => {
  const { person } = open({
    'GET /api_key': () => [],
    'POST /api_key': () => {
      throw apiFailure('conflict', 'Sie haben schon 10 Schlüssel.');
    },
  });
  expect(await screen.findByText(/^Noch kein Schlüssel/)).toBeVisible();
  fill(screen.getByLabelText('Wofür ist der Schlüssel?'), 'Noch einer');
  await person.click(screen.getByRole('button', { name: 'Schlüssel erstellen' }));
  expect(await screen.findByText('Sie haben schon 10 Schlüssel.')).toBeVisible();
});
