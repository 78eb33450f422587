import type { AppStorage } from '@silverjobs/shell';

/** A draft as the server has it. Version 0 and no draft: nothing is stored yet. */
export interface KeptDraft<Draft> {
  readonly version: number;
  readonly draft: Draft | null;
  /** What it took the place of, to come back to. */
  readonly previous: Draft | null;
  readonly updated_at: number | null;
  /** Who saved it last, where that may be somebody else. */
  readonly saved_by?: string | null;
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

/** What was sent and never answered, the last ones: the server may have one of them. */
type Unanswered = readonly unknown[];

const UNANSWERED_MAX = 3;

/** Where the copy in the browser is, and how it is read; null for anything else. */
export interface CopyPlace<Draft> {
  readonly storage: Pick<AppStorage, 'read' | 'write' | 'kept' | 'dropKept'>;
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
  /** Remembers what is sent, also across a reload, until the server answers. */
  noteSent(draft: Draft): void;
  forgetSent(): void;
  /** Whether this is what was sent and never answered, not what another window has saved. */
  wasSent(draft: Draft | null): boolean;
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
  let unanswered: Unanswered = [];
  const parseCopy = (value: unknown) => {
    const draft = parse(value);
    return draft && { draft, unanswered: unansweredOf(value) };
  };
  const keepCopy = () =>
    storage.write(key, {
      version: state.stored.version,
      draft: state.draft,
      ...(unanswered.length > 0 && { unanswered }),
    });
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
    keepCopy,
    dropCopy: () => storage.write(key, null),
    noteSent: (draft) => {
      unanswered = [...unanswered, draft].slice(-UNANSWERED_MAX);
      keepCopy();
    },
    forgetSent: () => {
      unanswered = [];
    },
    wasSent: (draft) => unanswered.some((sent) => sameDraft(sent, draft)),
    takeCopy: () => {
      const signedOut = storage.kept(userId, key, parseCopy);
      const copy = storage.read(key, parseCopy) ?? signedOut?.value;
      storage.dropKept(userId, key);
      if (copy) unanswered = copy.unanswered;
      return copy?.draft;
    },
  };
}

/** They are compared with what the server has and never shown, so that anything may stand there. */
function unansweredOf(copy: unknown): Unanswered {
  const { unanswered } = copy as { readonly unanswered?: unknown };
  return Array.isArray(unanswered) ? unanswered : [];
}

/** Whether two drafts say the same. */
export const sameDraft = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
