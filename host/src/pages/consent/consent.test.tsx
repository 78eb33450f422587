import { CONSENT_KEY, createAppStorage, createConsent } from '@silverjobs/shell';
import { memoryStore } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';
// Warms the page that the route fetches on demand.
import './ConsentPage.tsx';
import { followOtherTabs } from '../../app/follow-other-tabs.ts';

const registry = buildRegistry(buildRemote({ pages: [buildPage()] }));

async function openPage(stored: Record<string, string> = {}) {
  const host = renderHost({ route: '/einwilligungen', registry, stored });
  await screen.findByRole('heading', { level: 1, name: 'Datenschutz-Einstellungen' });
  const replay = within(screen.getByRole('region', { name: 'Aufzeichnung bei Fehlern' }));
  const maps = within(screen.getByRole('region', { name: 'Karten von Google' }));
  return { ...host, replay, maps };
}

test('the footer leads a visitor to the settings, and nothing is allowed there', async () => {
  const { person, replay, maps } = await openPage();
  await person.click(screen.getByRole('link', { name: 'Datenschutz-Einstellungen' }));
  expect(maps.getByText('nicht erlaubt. Sie haben noch nicht gewählt.')).toBeVisible();
  expect(replay.getByText('nicht erlaubt. Sie haben noch nicht gewählt.')).toBeVisible();
});

test('MON-02 a choice is kept, said in words and announced; the other purpose keeps its own', async () => {
  const { person, replay, maps, store } = await openPage();
  await person.click(replay.getByRole('button', { name: 'Erlauben' }));
  expect(replay.getByText('erlaubt. Das haben Sie gewählt.')).toBeVisible();
  expect(replay.getByRole('button', { name: 'Erlauben' })).toHaveAttribute('aria-pressed', 'true');
  expect(maps.getByText('nicht erlaubt. Sie haben noch nicht gewählt.')).toBeVisible();
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .some(({ textContent }) => textContent === 'Aufzeichnung bei Fehlern: erlaubt.'),
    ).toBe(true),
  );
  expect(createConsent(createAppStorage(store)).store.getState().replay).toBe('granted');
});

test('MON-02 what was allowed can be withdrawn', async () => {
  const stored = { [CONSENT_KEY]: JSON.stringify({ version: 2, replay: 'granted' }) };
  const { person, replay, shell } = await openPage(stored);
  expect(replay.getByText('erlaubt. Das haben Sie gewählt.')).toBeVisible();
  await person.click(replay.getByRole('button', { name: 'Nicht erlauben' }));
  expect(replay.getByText('nicht erlaubt. Das haben Sie gewählt.')).toBeVisible();
  expect(shell.consent.store.getState()).toEqual({ maps: 'unset', replay: 'denied' });
});

test('both answers look the same', async () => {
  const { replay } = await openPage();
  const [first, second] = replay.getAllByRole('button');
  expect(first?.className).toBe(second?.className);
});

test('a choice in another tab counts here', () => {
  const kept = memoryStore();
  const consent = createConsent(createAppStorage(kept));
  followOtherTabs(consent);
  createConsent(createAppStorage(kept)).decide('replay', 'granted');
  window.dispatchEvent(new StorageEvent('storage', { key: 'position' }));
  expect(consent.store.getState().replay).toBe('unset');
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
  expect(consent.store.getState().replay).toBe('granted');
});
