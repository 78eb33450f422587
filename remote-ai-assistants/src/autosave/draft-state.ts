import type { AppStorage } from '@silverjobs/shell';

/** A draft as the server has it. Version 0 and no draft: nothing is stored yet. */
export interface KeptDraft<Draft> {
  readonly version: number;
  readonly draft: Draft | null;
  /** What it took the place of, to come back to. */
  readonly previous: Draft | null;
  readonly updated_at: number | null;
}

/**
 * Whether the draft is on the server. new: nothing is stored and nothing was changed. waiting: a
 * change will be sent in a moment. failed: it will be tried again.
 */
type SaveState = 'new' | 'saved' | 'waiting' | 'saving' | 'failed';

/** A draft while it is worked on. */
export interface DraftState<Draft> {
  readonly draft: Draft;
  readonly saving: SaveState;
  /** What the server has, as far as this window knows. */
  readonly stored: KeptDraft<Draft>;
  /** What another window has saved meanwhile; the user decides what stays. */
  readonly conflict: KeptDraft<Draft> | null;
}

/** What was kept in the browser because it was not saved yet. */
export interface UnsavedDraft<Draft> {
  /** The saved version that was changed. */
  readonly version: number;
  readonly draft: Draft;
}

/** Where the copy in the browser is, and how it is read; null for anything else. */
export interface CopyPlace<Draft> {
  readonly storage: AppStorage;
  /** Whose it is. */
  readonly userId: number;
  /** Name in the user's storage. */
  readonly key: string;
  parse(value: unknown): UnsavedDraft<Draft> | null;
}

/** The state of a draft, and its copy in the browser until it is on the server. */
export interface DraftStore<Draft> {
  get(): DraftState<Draft>;
  set(change: Partial<DraftState<Draft>>): void;
  subscribe(listener: () => void): () => void;
  /** Copies the draft into the browser. */
  keepCopy(): void;
  dropCopy(): void;
  /** The copy of an earlier visit, also of one before a sign-out; once. */
  takeCopy(): UnsavedDraft<Draft> | undefined;
}

/** Creates the state of one opened page. */
export function createDraftStore<Draft>(
  initial: DraftState<Draft>,
  { storage, userId, key, parse }: CopyPlace<Draft>,
): DraftStore<Draft> {
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
    keepCopy: () => storage.write(key, { version: state.stored.version, draft: state.draft }),
    dropCopy: () => storage.write(key, null),
    takeCopy: () => {
      const signedOut = storage.kept(userId, key, parse);
      const copy = storage.read(key, parse) ?? signedOut?.value;
      storage.dropKept(userId, key);
      return copy;
    },
  };
}
