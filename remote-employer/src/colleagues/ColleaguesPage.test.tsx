import type { Colleague, Colleagues } from '@silverjobs/contract';
import { apiFailure, buildClientUser, fill, type Handlers, renderPage } from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ColleaguesPage } from './ColleaguesPage.tsx';

const user = buildClientUser({ employer_role: 'owner' });
const own = {
  id: user.id,
  name: null,
  email: user.email,
  role: 'owner',
  since: 0,
  mails: ['applications', 'advertisements', 'invoices'],
  invited_by: null,
} satisfies Colleague;
const anna = {
  id: 77,
  name: 'Anna Neu',
  email: 'anna@test.example',
  role: 'applications',
  since: 0,
  mails: [],
  invited_by: user.email,
} satisfies Colleague;
const waiting = {
  id: 5,
  email: 'bernd@test.example',
  role: 'invoices',
  created_at: 0,
  expires_at: 86_400_000,
  expired: false,
} as const;
const both: Colleagues = { people: [own, anna], invitations: [waiting] };

const open = (handlers: Handlers = {}, as = user) =>
  renderPage(<ColleaguesPage />, {
    user: as,
    route: '/kollegen',
    handlers: { 'GET /colleague': () => both, ...handlers },
  });

test('REACH-08 employers-81 an owner invites somebody with a task', async () => {
  const { person, calls } = open({
    'POST /colleague_invitation': () => ({ ok: true }),
  });
  expect(await screen.findByText('Anna Neu')).toBeVisible();
  fill(screen.getByLabelText('E-Mail-Adresse'), 'carla@test.example');
  await person.click(screen.getByRole('radio', { name: /Nur Rechnungen/ }));
  await person.click(screen.getByRole('button', { name: 'Einladung senden' }));
  expect(
    await screen.findByText('Die Einladung an carla@test.example ist unterwegs.'),
  ).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST /colleague_invitation')?.body).toEqual({
    email: 'carla@test.example',
    role: 'invoices',
  });
});

test('REACH-08 employers-80 employers-92 a private household reads nothing of invoices', async () => {
  const { person, calls } = open({
    'GET /colleague': () => ({ people: [own], invitations: [], invoiced: false }),
    'PUT /colleague/mails': () => ({ ok: true }),
  });
  await person.click(await screen.findByRole('switch', { name: 'Anzeigen' }));
  expect(screen.queryByText(/Rechnungen/)).not.toBeInTheDocument();
  // What was chosen stays for the day when it becomes a company.
  expect(calls.find(({ key }) => key === 'PUT /colleague/mails')?.body).toEqual({
    mails: ['applications', 'invoices'],
  });
});

test('REACH-08 employers-81 an open invitation is taken back', async () => {
  const { person, calls } = open({ 'DELETE /colleague_invitation/{id}': () => ({ ok: true }) });
  await person.click(
    await screen.findByRole('button', { name: 'Zurücknehmen: Einladung an bernd@test.example' }),
  );
  expect(calls.some(({ key }) => key === 'DELETE /colleague_invitation/{id}')).toBe(true);
});

test('REACH-08 access-23 what an expired session interrupted can be pressed again', async () => {
  const expired = () => {
    throw apiFailure('token.expired', 'abgelaufen');
  };
  const { person, calls, handlers, shell } = open({
    'DELETE /colleague_invitation/{id}': expired,
    'PUT /colleague/mails': expired,
  });
  const withdraw = await screen.findByRole('button', { name: /^Zurücknehmen/ });
  const adverts = screen.getByRole('switch', { name: 'Anzeigen' });
  await person.click(adverts);
  await person.click(withdraw);
  await waitFor(() => expect(shell.session.getState().status).toBe('expired'));
  expect(adverts).not.toBeChecked();
  handlers['DELETE /colleague_invitation/{id}'] = () => ({ ok: true });
  act(() => shell.session.setState({ status: 'ready', renewals: 1 }));
  await waitFor(() => expect(adverts).toBeChecked());
  await person.click(withdraw);
  expect(calls.filter(({ key }) => key.startsWith('DELETE'))).toHaveLength(2);
});

test('REACH-08 employers-80 a task is changed after a question', async () => {
  const { person, calls } = open({ 'PATCH /colleague/{id}': () => ({ ok: true }) });
  await person.click(await screen.findByRole('button', { name: 'Aufgabe ändern: Anna Neu' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('radio', { name: /Inhaberin oder Inhaber/ }));
  await person.click(dialog.getByRole('button', { name: 'Aufgabe speichern' }));
  expect(calls.find(({ key }) => key === 'PATCH /colleague/{id}')?.body).toEqual({ role: 'owner' });
});

test('REACH-08 employers-84 the last owner reads why leaving is not possible', async () => {
  const { person } = open({
    'DELETE /colleague/{id}': () => {
      throw apiFailure('conflict', 'Machen Sie zuerst jemand anderen zur Inhaberin.');
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Nicht mehr mitarbeiten' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Zugang beenden' }));
  expect(await dialog.findByText('Machen Sie zuerst jemand anderen zur Inhaberin.')).toBeVisible();
});

test('REACH-08 employers-80 who is no owner sees the list and can leave, and nothing else', async () => {
  open({}, buildClientUser({ id: 77, employer_role: 'applications' }));
  expect(await screen.findByText('Anna Neu (Sie)')).toBeVisible();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toContain('Nicht mehr mitarbeiten');
  expect(buttons).not.toContain('Entfernen');
  expect(screen.queryByText('Jemanden einladen')).toBeNull();
});

test('REACH-08 who is alone is told so, and a failure can be tried again', async () => {
  let failing = true;
  const { person } = open({
    'GET /colleague': () => {
      if (failing) throw apiFailure('internal', 'x');
      return { people: [own], invitations: [] };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  failing = false;
  await person.click(retry);
  expect(await screen.findByText(/Noch arbeiten Sie allein/)).toBeVisible();
  expect(screen.getByText('Keine offene Einladung')).toBeVisible();
});

test('REACH-08 employers-92 the page says who gets which mail, and one chooses one’s own', async () => {
  const { person, calls } = open({ 'PUT /colleague/mails': () => ({ ok: true }) });
  expect(await screen.findByText('E-Mails: Bewerbungen, Anzeigen, Rechnungen')).toBeVisible();
  expect(screen.getByText('E-Mails: keine')).toBeVisible();
  await person.click(screen.getByRole('switch', { name: 'Anzeigen' }));
  expect(calls.find(({ key }) => key === 'PUT /colleague/mails')?.body).toEqual({
    mails: ['applications', 'invoices'],
  });
});

test('REACH-08 employers-92 offered is what the task is told of; a failure is said', async () => {
  const { person } = open(
    {
      'PUT /colleague/mails': () => {
        throw apiFailure('internal', 'x');
      },
    },
    buildClientUser({ id: 77, employer_role: 'applications' }),
  );
  const only = await screen.findByRole('switch', { name: 'Bewerbungen' });
  expect(screen.getAllByRole('switch')).toEqual([only]);
  expect(only).not.toBeChecked();
  await person.click(only);
  expect(await screen.findByText('Die Einstellung wurde nicht gespeichert')).toBeVisible();
  expect(only).not.toBeChecked();
});
