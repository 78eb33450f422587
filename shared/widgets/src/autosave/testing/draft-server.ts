import { createAppStorage } from '@silverjobs/shell';
import { memoryStore } from '@silverjobs/testing';
import { createAutosave } from '../autosave.ts';
import type { KeptDraft, UnsavedDraft } from '../draft-state.ts';

/** Name of the copy in the browser. */
export const KEY = 'draft.cv';

export interface Sheet {
  readonly name: string;
}

export const named = (name: string): Sheet => ({ name });
export const storedCv = (values: Partial<KeptDraft<Sheet>> = {}): KeptDraft<Sheet> => ({
  version: 3,
  draft: named('Anfang'),
  previous: null,
  updated_at: 1,
  ...values,
});
export const nothingStored = storedCv({ version: 0, draft: null, updated_at: null });
export const parseUnsavedCv = (value: unknown) => value as UnsavedDraft<Sheet>;

class Refused extends Error {}

/** A server with one CV, and windows that work on it. */
export function setUp(stored: KeptDraft<Sheet> = storedCv(), kept?: object) {
  const storage = createAppStorage(memoryStore(kept ? { [KEY]: JSON.stringify(kept) } : {}));
  const server = { cv: stored, fails: false, losesAnswer: false, saves: 0 };
  const open = () =>
    createAutosave({
      stored: server.cv,
      built: named('Profil'),
      storage,
      userId: 1,
      key: KEY,
      parse: parseUnsavedCv,
      save: async ({ version, draft, keep_previous }) => {
        if (server.fails) throw new Error('no network');
        if (version !== server.cv.version) throw new Refused();
        server.saves += 1;
        const previous = keep_previous ? server.cv.draft : server.cv.previous;
        server.cv = { ...server.cv, version: version + 1, draft, previous };
        if (server.losesAnswer) {
          server.losesAnswer = false;
          throw new Error('no network');
        }
        return server.cv;
      },
      load: async () => server.cv,
      isConflict: (error) => error instanceof Refused,
    });
  return { server, storage, open };
}

export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** The copy in the browser. */
export const kept = (storage: ReturnType<typeof setUp>['storage']) =>
  storage.read(KEY, (value) => value);
