import type { Cv, CvDraft } from '@silverjobs/contract';
import type { AppStorage } from '@silverjobs/shell';
import { parseUnsavedDraft, type UnsavedDraft } from './parse-cv.ts';

/**
 * Whether the draft is on the server. new: nothing is stored and nothing was changed. waiting: a
 * change will be sent in a moment. failed: it will be tried again.
 */
type SaveState = 'new' | 'saved' | 'waiting' | 'saving' | 'failed';

/** The CV while it is worked on. */
export interface CvState {
  readonly draft: CvDraft;
  readonly saving: SaveState;
  /** What the server has, as far as this window knows. */
  readonly stored: Cv;
  /** What another window has saved meanwhile; the user decides what stays. */
  readonly conflict: Cv | null;
}

/** The state of the CV, and its copy in the browser until it is on the server. */
export interface CvStore {
  get(): CvState;
  set(change: Partial<CvState>): void;
  subscribe(listener: () => void): () => void;
  /** Copies the draft into the browser. */
  keepCopy(): void;
  dropCopy(): void;
  /** The copy of an earlier visit, also of one before a sign-out; once. */
  takeCopy(): UnsavedDraft | undefined;
}

/** Name in the user's storage. */
export const UNSAVED_DRAFT_KEY = 'draft.cv';

/** Creates the state of one opened page. */
export function createCvStore(initial: CvState, storage: AppStorage, userId: number): CvStore {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keepCopy: () =>
      storage.write(UNSAVED_DRAFT_KEY, { version: state.stored.version, draft: state.draft }),
    dropCopy: () => storage.write(UNSAVED_DRAFT_KEY, null),
    takeCopy: () => {
      const signedOut = storage.kept(userId, UNSAVED_DRAFT_KEY, parseUnsavedDraft);
      const copy = storage.read(UNSAVED_DRAFT_KEY, parseUnsavedDraft) ?? signedOut?.value;
      storage.dropKept(userId, UNSAVED_DRAFT_KEY);
      return copy;
    },
  };
}
