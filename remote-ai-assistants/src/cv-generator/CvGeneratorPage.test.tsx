import type { BodyOf } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CvGeneratorPage } from './CvGeneratorPage.tsx';
import { nothingStored, sampleDraft, station, storedCv } from './testing/sample-draft.ts';

const saves: BodyOf<'PUT /cv'>[] = [];

function open(handlers: Handlers = {}, stored?: Record<string, string>) {
  saves.length = 0;
  return renderPage(<CvGeneratorPage />, {
    user: buildCandidateUser(),
    route: '/cv-generator',
    ...(stored && { stored }),
    handlers: {
      'GET /cv': () => storedCv(),
      'GET /candidate_matching_potential_jobs': () => [],
      'PUT /cv': ({ body }) => {
        saves.push(body);
        return storedCv({ version: body.version + 1, draft: body.draft });
      },
      ...handlers,
    },
  });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const preview = () => within(screen.getByRole('region', { name: 'Vorschau des Lebenslaufs' }));
const lastStations = () => {
  const section = saves.at(-1)?.draft.sections.find(({ kind }) => kind === 'stations');
  return section?.kind === 'stations' ? section.stations.map(({ title }) => title) : [];
};

test('AI-13 without a saved CV it is made of the profile; nothing is sent before a change', async () => {
  open({ 'GET /cv': () => nothingStored });
  const { _candidate } = buildCandidateUser();
  expect(await screen.findByText('Aus Ihrem Profil, noch nicht gespeichert')).toBeVisible();
  const name = `${_candidate?.contact.first_name} ${_candidate?.contact.last_name}`;
  expect(preview().getByRole('heading', { level: 2, name })).toBeVisible();
  expect(saves).toEqual([]);
});

test('AI-13 a station is added and filled; the preview shows it at once and it is saved', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Bearbeiten Beruf' }));
  await person.click(button('Station hinzufügen'));
  const title = screen.getByLabelText('Tätigkeit oder Abschluss');
  expect(title).toHaveFocus();
  fill(title, 'Hausmeister');
  await person.type(screen.getByLabelText('Von'), '2025');
  expect(preview().getByText('Hausmeister')).toBeVisible();
  await waitFor(() => expect(lastStations()).toEqual(['Hausmeister', 'Meister']));
  expect(await screen.findByText(/^Gespeichert am 21\.11\.2026 um 09:30 Uhr/)).toBeVisible();
});

test('AI-13 stations are moved by buttons; the focus stays and the place is announced', async () => {
  const stations = [station(), station({ id: 8, title: 'Geselle' })];
  const [text] = sampleDraft().sections;
  if (!text) throw new Error('The sample has changed.');
  const sections = [
    text,
    { id: 2, kind: 'stations' as const, title: 'Beruf', stations, summarise: true },
  ];
  const { person, shell } = open({
    'GET /cv': () => storedCv({ draft: sampleDraft({ sections }) }),
  });
  await person.click(await screen.findByRole('button', { name: 'Bearbeiten Beruf' }));
  await person.click(button('Nach oben Geselle'));
  // At the top there is nowhere to go.
  expect(button('Entfernen Geselle')).toHaveFocus();
  expect(shell.notices.getState().announcement.text).toBe('Geselle: jetzt an 1. Stelle von 2.');
  await waitFor(() => expect(lastStations()).toEqual(['Geselle', 'Meister']));
});

test('AI-13 what is removed comes back with one click; other changes stay', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Bearbeiten Beruf' }));
  await person.click(button('Entfernen Meister'));
  const undo = button('Rückgängig machen');
  expect(undo).toHaveFocus();
  expect(preview().queryByText('Meister')).toBeNull();
  fill(screen.getByLabelText('Überschrift des Abschnitts'), 'Berufsleben');
  await person.click(undo);
  expect(preview().getByText('Meister')).toBeVisible();
  expect(preview().getByRole('heading', { name: 'Berufsleben' })).toBeVisible();
});

test('AI-13 when saving fails the page says so honestly and can try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = open({
    'PUT /cv': () => {
      throw apiFailure('unavailable', 'Nicht erreichbar.');
    },
  });
  const { person } = page;
  await person.click(await screen.findByRole('button', { name: 'Bearbeiten Persönliche Daten' }));
  await person.type(screen.getByLabelText('Beruf'), '!');
  expect(await screen.findByText(/Noch nicht gespeichert/)).toBeVisible();
  expect(page.shell.unsavedWork.names()).toEqual(['Lebenslauf']);
  page.handlers['PUT /cv'] = ({ body }) => storedCv({ version: 4, draft: body.draft });
  await person.click(button('Erneut versuchen'));
  expect(await screen.findByText(/^Gespeichert am/)).toBeVisible();
  expect(page.shell.unsavedWork.names()).toEqual([]);
  jest.restoreAllMocks();
});

test('AI-13 filling anew from the profile asks first and keeps what was there', async () => {
  const { person } = open();
  await screen.findByText(/^Gespeichert am/);
  await person.click(button('Aus Profil neu befüllen'));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  expect(saves).toEqual([]);
  await person.click(button('Aus Profil neu befüllen'));
  await person.click(await screen.findByRole('button', { name: 'Neu befüllen' }));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject({ version: 3, keep_previous: true });
  expect(saves[0]?.draft.sections.map(({ title }) => title)).toContain('Berufserfahrung');
});

test('AI-13 another window has saved: the user decides which version stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const theirs = storedCv({ version: 9, draft: sampleDraft({ signed: 'Köln' }) });
  const page = open({
    'PUT /cv': ({ body }) => {
      if (body.version !== 9) throw apiFailure('conflict', 'In einem anderen Fenster geändert.');
      saves.push(body);
      return storedCv({ version: 10, draft: body.draft });
    },
  });
  const { person } = page;
  await person.click(await screen.findByRole('button', { name: 'Bearbeiten Persönliche Daten' }));
  page.handlers['GET /cv'] = () => theirs;
  await person.type(screen.getByLabelText('Beruf'), '!');
  await person.click(await screen.findByRole('button', { name: 'Diese Fassung behalten' }));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject({
    keep_previous: true,
    draft: { person: { headline: 'Elektriker!' } },
  });
  jest.restoreAllMocks();
});

test('AI-13 a CV that cannot be loaded says so and can be asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = open({
    'GET /cv': () => {
      throw apiFailure('unavailable', 'Nicht erreichbar.');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nicht erreichbar.');
  page.handlers['GET /cv'] = () => storedCv();
  await page.person.click(button('Erneut versuchen'));
  expect(await screen.findByText(/^Gespeichert am/)).toBeVisible();
  jest.restoreAllMocks();
});

test('AI-13 a photo stays in this browser until the user wants it saved', async () => {
  const photo = { source: 'data:image/jpeg;base64,AA==', ratio: 0.8 };
  const { person, store } = open({}, { 'cv.photo': JSON.stringify(photo) });
  await person.click(await screen.findByRole('button', { name: 'Bearbeiten Persönliche Daten' }));
  expect(screen.getByAltText('Ihr Foto')).toBeVisible();
  await person.type(screen.getByLabelText('Beruf'), '!');
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.draft.photo).toBeNull();
  await person.click(screen.getByLabelText('Foto mit dem Lebenslauf speichern'));
  await waitFor(() => expect(saves.at(-1)?.draft.photo).toEqual(photo));
  expect(store.getItem('cv.photo')).toBeNull();
});

test('AI-13 a picture file that cannot be read is refused in words', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Bearbeiten Persönliche Daten' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await person.upload(input, new File(['x'], 'x.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Dieses Bild kann nicht gelesen werden',
  );
});
