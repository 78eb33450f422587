import { createStore, type StoreApi } from 'zustand';
import type { AppStorage } from './storage.ts';

/** What users are asked for: maps of a foreign service, recordings of errors (layout-24). */
const CONSENT_NAMES = ['maps', 'replay'] as const;

/** A purpose that users may allow. */
export type ConsentName = (typeof CONSENT_NAMES)[number];

/** The user's choice; as long as there is none, nothing is loaded. */
export type ConsentChoice = 'granted' | 'denied' | 'unset';

/** The choice for every purpose. */
export type ConsentState = Record<ConsentName, ConsentChoice>;

/** The choices of this device. Subscribers are told of each change, also of one in another tab. */
export interface Consent {
  readonly store: StoreApi<ConsentState>;
  /** Keeps a choice on this device. */
  decide(name: ConsentName, choice: 'granted' | 'denied'): void;
  /** Reads again what is kept, after another tab changed it. */
  refresh(): void;
}

/** Key of the choices in the storage; they belong to the device and outlast the session. */
export const CONSENT_KEY = 'consent';

/** To be raised when a purpose changes: an old choice does not hold for a new text. */
const TEXTS_VERSION = 2;

const nothingChosen: ConsentState = { maps: 'unset', replay: 'unset' };

/** Creates the choices of this device from what the storage keeps. */
export function createConsent(storage: AppStorage): Consent {
  const readStored = (): ConsentState => storage.read(CONSENT_KEY, parseConsent) ?? nothingChosen;
  // The first state is the server's; what this device keeps comes on top of it.
  const store = createStore<ConsentState>(() => nothingChosen);
  store.setState(readStored());
  return {
    store,
    decide: (name, choice) => {
      const next = { ...readStored(), [name]: choice };
      storage.write(CONSENT_KEY, { version: TEXTS_VERSION, ...next }, 'device');
      store.setState(next);
    },
    refresh: () => store.setState(readStored()),
  };
}

/** Checks kept choices; whatever is not surely a choice counts as none. */
export function parseConsent(value: unknown): ConsentState | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<string, unknown>>;
  if (stored.version !== TEXTS_VERSION) return null;
  return { maps: choiceOf(stored.maps), replay: choiceOf(stored.replay) };
}

function choiceOf(value: unknown): ConsentChoice {
  return value === 'granted' || value === 'denied' ? value : 'unset';
}
