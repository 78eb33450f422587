import {
  buildOperatorUser,
  buildOperatorUserDetail,
  buildOperatorUserRow,
  fill,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { UserPage } from '../user/UserPage.tsx';
import { UsersPage } from './UsersPage.tsx';

const user = buildOperatorUser();

test('OPER-08 operators-18 nothing is searched for while somebody types, and not for one character', async () => {
  const { person, calls, address } = renderPage(<UsersPage />, {
    user,
    route: '/operator/users',
    handlers: { 'GET /operator/user': () => [buildOperatorUserRow({ blocked: true })] },
  });
  const field = screen.getByLabelText(/^Wen suchen Sie/);
  await person.type(field, 'w{Enter}');
  await person.type(field, 'eber');
  expect(calls).toEqual([]);
  await person.type(field, '{Enter}');
  const row = within(await screen.findByRole('article', { name: 'firma@example.org' }));
  expect(row.getByText('Gesperrt')).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute('href', '/operator/users/31');
  expect(address()).toBe('/operator/users?suche=weber');
  expect(calls).toMatchObject([{ query: { search: 'weber' } }]);
});

test('OPER-08 operators-18 nobody found says so', async () => {
  renderPage(<UsersPage />, {
    user,
    route: '/operator/users?suche=niemand',
    handlers: { 'GET /operator/user': () => [] },
  });
  expect(await screen.findByText('Niemand gefunden')).toBeVisible();
});

const page = { user, route: '/operator/users/31', path: '/operator/users/:id' };

test('OPER-08 operators-18 operators-22 a user with what runs; an employer is marked with a reason', async () => {
  const { person, calls } = renderPage(<UserPage />, {
    ...page,
    handlers: {
      'GET /operator/user/{id}': () => buildOperatorUserDetail(),
      'PUT /operator/employer/{id}/verification': () => buildOperatorUserDetail(),
    },
  });
  expect(await screen.findByText('https://weber.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sperren' })).toHaveAttribute(
    'href',
    '/operator/cases/user/31',
  );
  await person.click(screen.getByRole('button', { name: 'Als geprüft kennzeichnen' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText(/^Grund/), 'Eigene Domain.');
  await person.click(dialog.getByRole('button', { name: 'Als geprüft kennzeichnen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ key }) => key.startsWith('PUT'))).toMatchObject({
    params: { id: 31 },
    body: { verified: true, reason: 'Eigene Domain.' },
  });
});

test('OPER-08 operators-13 no decision is offered about an operator', async () => {
  renderPage(<UserPage />, {
    ...page,
    handlers: {
      'GET /operator/user/{id}': () =>
        buildOperatorUserDetail({ role: 'operator', employer: null }),
    },
  });
  expect(await screen.findByText('Betrieb')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sperren' })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
