import type { Cv, CvDraft, CvInput } from '@silverjobs/contract';
import type { AppStorage } from '@silverjobs/shell';
import { parseUnsavedDraft } from './parse-cv.ts';

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

export interface CvAutosaveParts {
  readonly stored: Cv;
  /** What the CV is as long as nothing is stored. */
  readonly built: CvDraft;
  readonly storage: AppStorage;
  /** Whose CV it is. */
  readonly userId: number;
  save(input: CvInput): Promise<Cv>;
  load(): Promise<Cv>;
  /** Whether saving was refused because another window has saved. */
  isConflict(error: unknown): boolean;
}

/** Keeps a CV saved: on the server a second after each change, in the browser until then. */
export interface CvAutosave {
  state(): CvState;
  subscribe(listener: () => void): () => void;
  /** Takes up what was kept in the browser; called once the page stands. */
  start(): void;
  change(draft: CvDraft): void;
  /** Replaces everything; what was there stays on the server as the previous one. */
  replace(draft: CvDraft): Promise<void>;
  /** Sends now what waits. */
  flush(): Promise<void>;
  /** Forgets a request that will not end, and sends again. */
  renew(): void;
  keepMine(): Promise<void>;
  takeTheirs(): Promise<void>;
  /** The server has none any more. */
  forget(): void;
}

/** Name in the user's storage. */
export const UNSAVED_DRAFT_KEY = 'draft.cv';
const SAVE_DELAY_MS = 1_000;
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000];

const same = (one: CvDraft | null, other: CvDraft | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Creates the keeper of one opened page. */
export function createCvAutosave(parts: CvAutosaveParts): CvAutosave {
  const { storage, built, userId } = parts;
  const listeners = new Set<() => void>();
  let state: CvState = {
    draft: parts.stored.draft ?? built,
    saving: parts.stored.draft ? 'saved' : 'new',
    stored: parts.stored,
    conflict: null,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let keepPrevious = false;
  /** The request in progress; answers of others are too late. */
  let current: symbol | null = null;

  function set(change: Partial<CvState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function storeInBrowser(): void {
    storage.write(UNSAVED_DRAFT_KEY, { version: state.stored.version, draft: state.draft });
  }

  function sendIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!state.conflict) timer = setTimeout(() => void send(), milliseconds);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (current || state.conflict) return;
    const mark = Symbol('request');
    current = mark;
    const { draft } = state;
    set({ saving: 'saving' });
    try {
      const input = { version: state.stored.version, draft, keep_previous: keepPrevious };
      const stored = await parts.save(input);
      if (current !== mark) return;
      current = null;
      accept(stored, draft);
    } catch (error) {
      if (current !== mark) return;
      current = null;
      if (parts.isConflict(error)) await meetOther();
      else fail();
    }
  }

  function accept(stored: Cv, sent: CvDraft): void {
    failures = 0;
    keepPrevious = false;
    const done = state.draft === sent;
    set({ stored, saving: done ? 'saved' : 'waiting' });
    if (done) storage.write(UNSAVED_DRAFT_KEY, null);
    else {
      storeInBrowser();
      sendIn(SAVE_DELAY_MS);
    }
  }

  function fail(): void {
    set({ saving: 'failed' });
    sendIn(RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] ?? 0);
    failures += 1;
  }

  async function meetOther(): Promise<void> {
    try {
      compare(await parts.load());
    } catch {
      fail();
    }
  }

  /** Goes on over what the server has, if that is nothing new; else the user decides. */
  function compare(theirs: Cv): void {
    if (same(theirs.draft, state.draft)) {
      set({ stored: theirs, saving: 'saved' });
      storage.write(UNSAVED_DRAFT_KEY, null);
    } else if (theirs.draft === null) {
      set({ stored: theirs, saving: 'waiting' });
      sendIn(0);
    } else set({ conflict: theirs, saving: 'failed' });
  }

  function change(draft: CvDraft): void {
    set({ draft, saving: current ? 'saving' : 'waiting' });
    storeInBrowser();
    if (!current) sendIn(SAVE_DELAY_MS);
  }

  async function replace(draft: CvDraft): Promise<void> {
    if (state.saving === 'waiting' || state.saving === 'failed') await send();
    keepPrevious = state.stored.version > 0;
    change(draft);
    await send();
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const signedOut = storage.kept(userId, UNSAVED_DRAFT_KEY, parseUnsavedDraft);
      const kept = storage.read(UNSAVED_DRAFT_KEY, parseUnsavedDraft) ?? signedOut?.value;
      storage.dropKept(userId, UNSAVED_DRAFT_KEY);
      if (!kept || state.saving === 'waiting') return;
      if (kept.version === state.stored.version && !same(kept.draft, state.stored.draft)) {
        change(kept.draft);
      } else {
        set({ draft: kept.draft });
        compare(state.stored);
      }
    },
    change,
    replace,
    flush: async () => {
      if (state.saving === 'waiting' || state.saving === 'failed') await send();
    },
    renew: () => {
      current = null;
      if (state.saving === 'saving' || state.saving === 'failed') void send();
    },
    keepMine: async () => {
      if (!state.conflict) return;
      set({ stored: state.conflict, conflict: null });
      keepPrevious = true;
      storeInBrowser();
      await send();
    },
    takeTheirs: async () => {
      const { conflict, draft } = state;
      if (!conflict?.draft) return;
      set({ saving: 'saving' });
      try {
        // Mine goes to the server first, so that it stays as the previous one.
        const mine = await parts.save({ version: conflict.version, draft });
        const input = { version: mine.version, draft: conflict.draft, keep_previous: true };
        const stored = await parts.save(input);
        set({ draft: conflict.draft, stored, conflict: null, saving: 'saved' });
        storage.write(UNSAVED_DRAFT_KEY, null);
      } catch (error) {
        set({ saving: 'failed' });
        if (parts.isConflict(error)) await meetOther();
      }
    },
    forget: () => {
      clearTimeout(timer);
      storage.write(UNSAVED_DRAFT_KEY, null);
      const stored = { ...state.stored, version: 0, draft: null, previous: null, updated_at: null };
      set({ draft: built, stored, conflict: null, saving: 'new' });
    },
  };
}
