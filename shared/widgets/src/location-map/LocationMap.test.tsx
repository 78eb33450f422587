import { plainWordsBefore, renderPage } from '@silverjobs/testing';
import { act, screen } from '@testing-library/react';
import { LocationMap } from './LocationMap.tsx';

const baunatal = {
  label: '34225 Baunatal',
  at: { lat: 51.26, lon: 9.41 },
  radius: 10_000,
  region: 'Hessen',
};
const googleScripts = () => document.querySelectorAll('script[src*="google"]');
const withKey = { mapsKey: 'key' };

afterEach(() => {
  for (const script of googleScripts()) script.remove();
});

test('LOC-03 JOB-05 without a key: our own map with place and radius, no word of Google', async () => {
  const { container } = renderPage(<LocationMap place={baunatal} />);
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    'Karte: 34225 Baunatal, etwa 9 km südwestlich von Kassel',
  );
  expect(screen.getByText('34225 Baunatal, Hessen, Umkreis 10 km')).toBeVisible();
  expect(container).not.toHaveTextContent(/Google/);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [{ label: 'Bayern', state: 9, radius: 0 }, 'Karte: Bayern'],
  [{ label: 'Ohne Einschränkung auf einen Ort' }, 'Karte: Ohne Einschränkung auf einen Ort'],
])('LOC-03 a whole Land or everything: %j', async (place, name) => {
  renderPage(<LocationMap place={place} />, withKey);
  expect(await screen.findByRole('img', { name })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Karte laden' })).toBeNull();
});

test('JOB-05 layout-21 with a key nothing is fetched before the user asks, then only once', async () => {
  const { person, shell } = renderPage(<LocationMap place={baunatal} />, withKey);
  expect(await screen.findByRole('img')).toBeVisible();
  expect(googleScripts()).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Karte laden' }));
  expect(await screen.findByText('Die Karte von Google wird geladen …')).toBeVisible();
  await screen.findByRole('img');
  expect(googleScripts()).toHaveLength(1);
  expect(shell.consent.store.getState().maps).toBe('unset');
});

test("JOB-05 layout-21 'immer laden' is kept as consent", async () => {
  const { person, shell } = renderPage(<LocationMap place={baunatal} />, withKey);
  await person.click(screen.getByRole('button', { name: 'immer laden' }));
  expect(shell.consent.store.getState().maps).toBe('granted');
  expect(await screen.findByText('Die Karte von Google wird geladen …')).toBeVisible();
});

test("JOB-05 when Google refuses: 'Error loading maps', and our own map stays", async () => {
  const { person } = renderPage(<LocationMap place={baunatal} />, withKey);
  await person.click(screen.getByRole('button', { name: 'Karte laden' }));
  await screen.findByText('Die Karte von Google wird geladen …');
  const page = window as { gm_authFailure?: () => void };
  await screen.findByRole('img');
  await act(async () => page.gm_authFailure?.());
  expect(await screen.findByText('Error loading maps')).toHaveAttribute('lang', 'en');
  expect(plainWordsBefore('Error loading maps')).not.toBe('');
  expect(screen.getByRole('img', { name: /^Karte: 34225 Baunatal/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.queryByText('Error loading maps')).toBeNull();
});

test('JOB-05 when Google never answers, that is a failure, too', async () => {
  const { person } = renderPage(<LocationMap place={baunatal} />, withKey);
  expect(await screen.findByRole('img')).toBeVisible();
  jest.useFakeTimers({ advanceTimers: true });
  const { click } = person;
  await click(screen.getByRole('button', { name: 'Karte laden' }));
  await act(async () => jest.advanceTimersByTime(15_000));
  expect(screen.getByText('Error loading maps')).toBeVisible();
  jest.useRealTimers();
});
