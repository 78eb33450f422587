import {
  apiFailure,
  buildClientUser,
  buildEmployerProfile,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { EmployerProfilePage } from './EmployerProfilePage.tsx';

const empty = buildEmployerProfile({
  profile_name: null,
  contact_name: null,
  salutation_id: null,
  employer_type_id: null,
  company_size_id: null,
  street: null,
  postal_code: null,
  complete: false,
});

function open(client = buildEmployerProfile(), handlers: Handlers = {}) {
  const koeln = {
    postal_code: '50968',
    city: 'Köln',
    region_label: null,
    latitude: 1,
    longitude: 1,
  };
  return renderPage(<EmployerProfilePage />, {
    user: buildClientUser(),
    route: '/new/profile',
    handlers: {
      'GET /client': () => client,
      'PUT /client': ({ body: { isPrivate, profile_name } }) =>
        buildEmployerProfile({ isPrivate, profile_name }),
      'GET /auth/me': () => buildClientUser(),
      'GET /employer_type': () => [{ id: 3, label: 'Gemeinnützig' }],
      'GET /company_size': () => [{ id: 3, label: '51 bis 200 Mitarbeitende' }],
      'GET /profile_age': () => [],
      'GET /sector': () => [{ id: 1, name: 'Soziales' }],
      'GET /subsector': () => [{ id: 11, name: 'Pflege' }],
      'GET /postal_code/{code}': () => koeln,
      ...handlers,
    },
  });
}

const save = () => screen.getByRole('button', { name: 'Profil speichern' });
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ key }) => key === 'PUT /client').map(({ body }) => body);

test('EMP-02 a private employer says a name and is done', async () => {
  const { person, calls } = open(empty);
  await person.click(await screen.findByRole('radio', { name: /^Privat/ }));
  expect(screen.queryByLabelText('Straße und Hausnummer')).toBeNull();
  fill(screen.getByLabelText('Name, der in Ihren Anzeigen steht'), 'Familie H.');
  await person.click(save());
  expect(await screen.findByText('Ihr Profil ist gespeichert')).toBeVisible();
  expect(screen.getByLabelText('Name, der in Ihren Anzeigen steht')).toHaveValue('Familie H.');
  expect(sent(calls)).toMatchObject([
    { isPrivate: true, profile_name: 'Familie H.', street: null },
  ]);
});

test('EMP-02 a company is told everything that is missing', async () => {
  const { person, calls } = open(empty);
  await screen.findByRole('radio', { name: /^Privat/ });
  await person.click(save());
  expect(within(screen.getByRole('group', { name: /^Bitte/ })).getAllByRole('link')).toHaveLength(
    1,
  );
  await person.click(screen.getByRole('radio', { name: /^Für ein Unternehmen/ }));
  await person.click(save());
  const problems = within(screen.getByRole('group', { name: /^Bitte/ })).getAllByRole('link');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'Bitte geben Sie einen Namen ein.',
    'Bitte nennen Sie eine Ansprechperson.',
    'Bitte geben Sie Straße und Hausnummer ein.',
    'Bitte geben Sie die Postleitzahl ein, zum Beispiel 50667, A-5020 oder CH-4051.',
  ]);
  expect(sent(calls)).toEqual([]);
});

test('EMP-02 another sector takes the subsector with it', async () => {
  const { person } = open(buildEmployerProfile({ sector_id: 1, subsector_id: 11 }));
  expect(await screen.findByRole('option', { name: 'Pflege' })).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText(/^Branche/), '');
  expect(screen.getByLabelText(/^Teilbranche/)).toBeDisabled();
  expect(screen.getByLabelText(/^Teilbranche/)).toHaveValue('');
});

test('EMP-02 what was not saved stays, also over a reload', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, store } = open(buildEmployerProfile(), {
    'PUT /client': () => {
      throw apiFailure('unavailable', 'Der Dienst ist gerade nicht erreichbar.');
    },
  });
  const name = await screen.findByLabelText('Name des Unternehmens');
  await person.type(name, ' Köln');
  await screen.findByText('50968 Köln');
  await person.click(save());
  expect(await screen.findByText('Der Dienst ist gerade nicht erreichbar.')).toBeVisible();
  expect(name).toHaveValue('Caritas-Altenzentrum St. Maternus Köln');
  expect(store.getItem('draft.employer-profile')).toContain('Maternus Köln');
  jest.restoreAllMocks();
});

test('TRUST-08 employers-30 while an advertisement runs the kind is fixed, and the page says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const text = 'Die Art des Arbeitgebers können Sie ändern, wenn alle geschlossen sind.';
  const { person } = open(buildEmployerProfile({ kind_fixed: 'running' }), {
    'PUT /client': () => {
      throw apiFailure('conflict', text, 'isPrivate');
    },
  });
  expect(await screen.findByText(/wenn keine Anzeige läuft/)).toBeVisible();
  await person.click(screen.getByRole('radio', { name: /^Privat/ }));
  await person.click(save());
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  jest.restoreAllMocks();
});
