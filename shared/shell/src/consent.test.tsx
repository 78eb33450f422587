import { act, render, screen } from '@testing-library/react';
import { defaultConfig } from './config.ts';
import { CONSENT_KEY, type ConsentChoice, createConsent, parseConsent } from './consent.ts';
import { useConsent } from './consent-hook.ts';
import { createSessionStore } from './session.ts';
import { createShell } from './shell.ts';
import { ShellProvider } from './shell-context.tsx';
import { createAppStorage, type KeyValueStore } from './storage.ts';

function memoryStore(kept: Record<string, string> = {}): KeyValueStore {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

test('MON-02 nothing is allowed until it is chosen', () => {
  const consent = createConsent(createAppStorage(memoryStore()));
  expect(consent.store.getState()).toEqual({ maps: 'unset', replay: 'unset' });
});

test('a choice stays on the device after the user signed out', () => {
  const kept = memoryStore();
  const storage = createAppStorage(kept);
  storage.bindTo(1);
  createConsent(storage).decide('replay', 'granted');
  storage.clear();
  expect(createConsent(createAppStorage(kept)).store.getState()).toEqual({
    maps: 'unset',
    replay: 'granted',
  });
});

test('a choice of another tab counts after a look at the storage, and is not overwritten', () => {
  const kept = memoryStore();
  const here = createConsent(createAppStorage(kept));
  const elsewhere = createConsent(createAppStorage(kept));
  const seen: ConsentChoice[] = [];
  here.store.subscribe(({ replay }) => seen.push(replay));
  elsewhere.decide('replay', 'granted');
  here.decide('maps', 'denied');
  expect(createConsent(createAppStorage(kept)).store.getState()).toEqual({
    maps: 'denied',
    replay: 'granted',
  });
  elsewhere.decide('replay', 'denied');
  here.refresh();
  expect(seen).toEqual(['granted', 'denied']);
});

test.each([
  ['text', 'granted', null],
  ['a list', ['granted'], null],
  ['choices for older texts', { version: 0, maps: 'granted', replay: 'granted' }, null],
  [
    'an unknown word',
    { version: 2, maps: 'yes', replay: true },
    { maps: 'unset', replay: 'unset' },
  ],
  ['one choice', { version: 2, replay: 'granted' }, { maps: 'unset', replay: 'granted' }],
])('kept choices are checked when read: %s', (_, value, expected) => {
  expect(parseConsent(value)).toEqual(expected);
});

test('a page sees the choice and its change', () => {
  const kept = memoryStore({ [CONSENT_KEY]: JSON.stringify({ version: 2, maps: 'granted' }) });
  const shell = createShell({
    config: defaultConfig,
    session: createSessionStore(),
    storage: createAppStorage(kept),
  });
  function MapPlace() {
    return useConsent('maps').granted ? <p>Karte</p> : <p>Keine Karte</p>;
  }
  render(
    <ShellProvider shell={shell}>
      <MapPlace />
    </ShellProvider>,
  );
  expect(screen.getByText('Karte')).toBeVisible();
  act(() => shell.consent.decide('maps', 'denied'));
  expect(screen.getByText('Keine Karte')).toBeVisible();
});
