import type { Candidate } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidate,
  buildCandidateUser,
  buildWhereOption,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { residenceOnMap } from './map-place.ts';
import { SearchLocationPage } from './SearchLocationPage.tsx';

const base = buildCandidate();
const nowhere = buildCandidate({
  location: { postal_code: null, street: null, radius: null },
  display: { ...base.display, city: null, latitude: null, longitude: null },
});

function open(candidate: Candidate = base, handlers: Handlers = {}) {
  const user = buildCandidateUser({ _candidate: candidate });
  return renderPage(<SearchLocationPage />, {
    user,
    route: '/location',
    handlers: {
      'PUT /candidate/{id}': () => candidate,
      'GET /auth/me': () => user,
      'GET /postal_code/{code}': ({ params }) => ({
        postal_code: params.code,
        city: 'Berlin',
        towns: ['Berlin'],
        region_label: null,
        latitude: 52,
        longitude: 13,
      }),
      'GET /radius': () => [
        { id: 1, meters: 5_000, label: '5 km' },
        { id: 2, meters: 10_000, label: '10 km' },
        { id: 3, meters: 25_000, label: '25 km' },
      ],
      'GET /search_location': ({ query }) =>
        query.search === '10115'
          ? [
              buildWhereOption({
                label: '10115 Berlin, Umkreis 10 km',
                pattern: '10115',
                value: '10115',
              }),
            ]
          : [],
      ...handlers,
    },
  });
}

type Page = ReturnType<typeof open>;
const changes = (page: Page) =>
  page.calls.filter(({ key }) => key === 'PUT /candidate/{id}').map(({ body }) => body);

async function edit(page: Page, name: string) {
  await page.person.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

test('LOC-01 LOC-03 residence and radius, in words and on our own map', async () => {
  open();
  expect(screen.getByText('50667 Köln', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('10 km', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('50667 Köln, Umkreis 10 km')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Karte: 50667 Köln/ })).toBeVisible();
});

test('LOC-01 without a residence the page says what to do, and the radius is 10 km', () => {
  open(nowhere);
  expect(screen.getByText('keine Angabe, bitte ergänzen Sie Ihre Postleitzahl')).toBeVisible();
  expect(screen.getByText('10 km', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText(/^Sobald Sie Ihre Postleitzahl angeben/)).toBeVisible();
});

test('LOC-01 PROF-05 the place of a typed postal code is shown before it is saved', async () => {
  const page = open();
  const dialog = await edit(page, 'Wohnort bearbeiten');
  const code = dialog.getByLabelText(/Postleitzahl/);
  await page.person.clear(code);
  await page.person.type(code, '101');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(
    dialog.getByText(
      'Bitte geben Sie Ihre Postleitzahl ein, zum Beispiel 50667, A-5020 oder CH-4051.',
    ),
  ).toBeVisible();
  expect(code).toHaveFocus();
  await page.person.type(code, '15');
  expect(await dialog.findByText('10115 Berlin')).toBeVisible();
  fill(dialog.getByLabelText(/Straße/), 'Chausseestraße 1');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(changes(page)).toEqual([
      {
        id: 9,
        location: { postal_code: '10115', town: null, street: 'Chausseestraße 1' },
        ops: { mode: 'search_location_update' },
      },
    ]),
  );
});

test('LOC-01 the residence can be taken back', async () => {
  const page = open();
  const dialog = await edit(page, 'Wohnort bearbeiten');
  await page.person.clear(dialog.getByLabelText(/Postleitzahl/));
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(changes(page)).toMatchObject([{ location: { postal_code: null, street: null } }]),
  );
});

test('LOC-01 PROF-05 the radius comes from the list and is sent in metres', async () => {
  const page = open();
  const dialog = await edit(page, 'Umkreis bearbeiten');
  expect(dialog.getByLabelText('Umkreis')).toHaveDisplayValue('10 km');
  await dialog.findByRole('option', { name: '25 km' });
  await page.person.selectOptions(dialog.getByLabelText('Umkreis'), '25 km');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(changes(page)).toEqual([
      { id: 9, location: { radius: 25_000 }, ops: { mode: 'search_radius_update' } },
    ]),
  );
});

test('LOC-02 the street is part of the address for the maps service, when there is one', () => {
  expect(residenceOnMap(base)).not.toHaveProperty('address');
  const street = { ...base, location: { ...base.location, street: ' Domplatz 1 ' } };
  expect(residenceOnMap(street)).toMatchObject({
    address: 'Domplatz 1, 50667 Köln',
    at: { lat: 50.94, lon: 6.96 },
    radius: 10_000,
  });
  expect(residenceOnMap(nowhere)).toBeNull();
});

test('PROF-06 a postal code that does not exist is said at its field', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = open(base, {
    'PUT /candidate/{id}': () => {
      throw apiFailure(
        'validation.failed',
        'Diese Postleitzahl gibt es nicht.',
        'location.postal_code',
      );
    },
  });
  const dialog = await edit(page, 'Wohnort bearbeiten');
  const code = dialog.getByLabelText(/Postleitzahl/);
  await page.person.clear(code);
  await page.person.type(code, '99999');
  expect(await dialog.findByText('Diese Postleitzahl kennen wir nicht.')).toBeVisible();
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription(/Diese Postleitzahl gibt es nicht\./);
  expect(code).toHaveValue('99999');
  logged.mockRestore();
});

test('TRUST-25 of several towns of a postal code one can be chosen', async () => {
  const page = open(base, {
    'GET /postal_code/{code}': ({ params }) => ({
      postal_code: params.code,
      city: 'Erkner',
      towns: ['Erkner', 'Gosen', 'Grünheide (Mark)'],
      region_label: 'Brandenburg',
      latitude: 52.4,
      longitude: 13.7,
    }),
  });
  const dialog = await edit(page, 'Wohnort bearbeiten');
  const code = dialog.getByLabelText(/Postleitzahl/);
  await page.person.clear(code);
  await page.person.click(code);
  await page.person.paste(' D-15537 Grünheide');
  expect(await dialog.findByLabelText('Ort')).toHaveDisplayValue('Erkner');
  await page.person.selectOptions(dialog.getByLabelText('Ort'), 'Grünheide (Mark)');
  await page.person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(changes(page)).toMatchObject([{ location: { town: 'Grünheide (Mark)' } }]),
  );
});
