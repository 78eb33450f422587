import { apiFailure, buildCandidateUser, buildOperatorUser } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

const registry = buildRegistry(buildRemote({ pages: [buildPage()] }));
const modules = { JobPoolPage: () => <h1>Stellen</h1> };

test('OPER-08 operators-3 a code is asked for only when the server wants one, and sent with what was typed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, calls, handlers } = renderHost({
    route: '/login',
    registry,
    modules,
    handlers: {
      'GET /auth/me': () => buildOperatorUser(),
      'POST /auth/login': () => {
        throw apiFailure('second_factor.required', 'Bitte geben Sie den Code ein.');
      },
    },
  });
  await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'betrieb@example.org');
  expect(screen.queryByLabelText(/^Code/)).toBeNull();
  await person.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
  const code = await screen.findByLabelText(/^Code/);
  expect(code).toHaveFocus();
  // No failure was shown on the way.
  expect(screen.queryByText(/fehlgeschlagen|Fehler ist aufgetreten/)).toBeNull();

  handlers['POST /auth/login'] = () => {
    throw apiFailure('second_factor.invalid', 'Dieser Code gilt nicht.');
  };
  await person.type(code, '111111{Enter}');
  expect(await screen.findByText('Dieser Code gilt nicht.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(await screen.findByLabelText('Passwort')).toBeVisible();
  const sent = calls.filter(({ key }) => key === 'POST /auth/login').map(({ body }) => body);
  const given = { email: 'betrieb@example.org', password: 'geheim' };
  expect(sent).toEqual([given, { ...given, code: '111111' }]);
  logged.mockRestore();
});

test('TRUST-18 access-58 a link of a mail asks for the code where its owner wants one', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, calls, handlers } = renderHost({
    route: '/login?token=some-token',
    registry,
    modules,
    handlers: {
      'GET /auth/me': () => buildCandidateUser(),
      'POST /auth/magic-link': () => {
        throw apiFailure('second_factor.required', 'Bitte geben Sie den Code ein.');
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: /Anmelden|öffnen/ }));
  const code = await screen.findByLabelText(/^Code/);
  handlers['POST /auth/magic-link'] = () => ({ authToken: 'fresh' });
  await person.type(code, '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(calls.filter(({ key }) => key === 'POST /auth/magic-link')[1]).toMatchObject({
    body: { token: 'some-token', code: '123456' },
  });
  logged.mockRestore();
});
