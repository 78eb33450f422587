import { apiFailure, buildCandidateUser, type Handlers } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

const registry = buildRegistry(buildRemote());
const modules = { JobPoolPage: () => <h1>Stellen</h1> };
const open = (route: string, handlers: Handlers) =>
  renderHost({
    ...{ route, registry, modules },
    handlers: { 'GET /auth/me': () => buildCandidateUser(), ...handlers },
  });

const PASSWORD = 'drei Birnen am Zaun';

test('REACH-07 access-59 number, code and a password of her own sign in; a wrong code loses nothing', async () => {
  let right = false;
  const { person, calls } = open('/login', {
    'POST /auth/post-code': () => {
      if (right) return { authToken: 'frisch' };
      throw apiFailure('login.invalid', 'Diese Nummer und dieser Code passen nicht.');
    },
  });
  await person.click(await screen.findByRole('link', { name: 'Ohne E-Mail-Adresse anmelden' }));
  await person.click(
    await screen.findByRole('link', { name: 'Zum ersten Mal: Code aus unserem Brief' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Code aus unserem Brief' });
  await person.type(screen.getByLabelText('Telefonnummer oder Kundennummer'), '0221 4710815');
  await person.type(screen.getByLabelText('Code'), 'abcd-2346');
  await person.type(screen.getByLabelText('Ihr eigenes Passwort'), PASSWORD);
  const send = screen.getByRole('button', { name: 'Passwort speichern und anmelden' });
  await person.click(send);
  expect(await screen.findByText('Diese Nummer und dieser Code passen nicht.')).toBeVisible();
  expect(screen.getByLabelText('Ihr eigenes Passwort')).toHaveValue(PASSWORD);
  right = true;
  await person.click(send);
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST /auth/post-code')).toMatchObject({
    body: { number: '0221 4710815', code: 'abcd-2346', password: PASSWORD },
  });
});

test('REACH-07 access-59 a telephone number signs in where an address would stand', async () => {
  const { person, calls } = open('/login?nummer=1', {
    'POST /auth/login': () => ({ authToken: 'frisch' }),
  });
  await person.type(
    await screen.findByLabelText('Telefonnummer oder Kundennummer'),
    '0221 / 471 08 15',
  );
  await person.type(screen.getByLabelText('Passwort'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST /auth/login')).toMatchObject({
    body: { email: '0221 / 471 08 15', password: PASSWORD },
  });
});
