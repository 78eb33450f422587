import { createDraftSender, type DraftSender, type DraftServer } from './draft-sender.ts';
import {
  type CopyPlace,
  createDraftStore,
  type DraftState,
  type DraftStore,
  type KeptDraft,
  sameDraft,
} from './draft-state.ts';

export interface AutosaveParts<Draft> extends DraftServer<Draft>, CopyPlace<Draft> {
  readonly stored: KeptDraft<Draft>;
  /** What the draft is as long as nothing is stored. */
  readonly built: Draft;
}

/** Keeps a draft saved: on the server a second after each change, in the browser until then. */
export interface Autosave<Draft> {
  state(): DraftState<Draft>;
  subscribe(listener: () => void): () => void;
  /** Takes up what was kept in the browser; called once the page stands. */
  start(): void;
  change(draft: Draft): void;
  /** Replaces everything; what was there stays on the server as the previous one. */
  replace(draft: Draft): Promise<void>;
  /** Sends now what waits. */
  flush(): Promise<void>;
  /** Forgets a request that will not end, and sends again. */
  renew(): void;
  keepMine(): Promise<void>;
  takeTheirs(): Promise<void>;
  /** The server has none any more. */
  forget(): void;
}

/** Creates the keeper of one opened page. */
export function createAutosave<Draft>(parts: AutosaveParts<Draft>): Autosave<Draft> {
  const { built, stored } = parts;
  const store = createDraftStore<Draft>(
    {
      draft: stored.draft ?? built,
      saving: stored.draft ? 'saved' : 'new',
      stored,
      conflict: null,
    },
    parts,
  );
  const sender = createDraftSender(store, parts);
  const change = (draft: Draft) => changeDraft(store, sender, draft);
  const isSaving = (...states: DraftState<Draft>['saving'][]) =>
    states.includes(store.get().saving);
  const flush = async (): Promise<void> => {
    if (isSaving('waiting', 'failed')) await sender.send();
  };

  return {
    state: store.get,
    subscribe: store.subscribe,
    start: () => resumeCopy(store, sender),
    change,
    replace: async (draft) => {
      await flush();
      sender.keepPrevious(store.get().stored.version > 0);
      change(draft);
      await sender.send();
    },
    flush,
    renew: () => {
      sender.abandonRequest();
      if (isSaving('saving', 'failed')) void sender.send();
    },
    keepMine: () => keepMine(store, sender),
    takeTheirs: () => takeTheirs(store, sender, parts),
    forget: () => {
      sender.cancel();
      // What is on its way must not come back as what is stored.
      sender.abandonRequest();
      store.forgetSent();
      store.dropCopy();
      const none = { version: 0, draft: null, previous: null, updated_at: null };
      store.set({ draft: built, stored: none, conflict: null, saving: 'new' });
    },
  };
}

function changeDraft<Draft>(
  store: DraftStore<Draft>,
  sender: DraftSender<Draft>,
  draft: Draft,
): void {
  const isSending = sender.isSending();
  store.set({ draft, saving: isSending ? 'saving' : 'waiting' });
  store.keepCopy();
  if (!isSending) sender.sendSoon();
}

/** Goes on with the copy that the browser has kept, unless something was changed already. */
function resumeCopy<Draft>(store: DraftStore<Draft>, sender: DraftSender<Draft>): void {
  const copy = store.takeCopy();
  const { saving, stored } = store.get();
  if (!copy || saving === 'waiting') return;
  if (copy.version === stored.version && !sameDraft(copy.draft, stored.draft)) {
    changeDraft(store, sender, copy.draft);
  } else {
    store.set({ draft: copy.draft });
    sender.compare(stored);
  }
}

/** The user keeps this window's version; the other one stays as the previous. */
async function keepMine<Draft>(
  store: DraftStore<Draft>,
  sender: DraftSender<Draft>,
): Promise<void> {
  const { conflict } = store.get();
  if (!conflict) return;
  store.set({ stored: conflict, conflict: null });
  sender.keepPrevious(true);
  store.keepCopy();
  await sender.send();
}

/** The user takes the other window's version; this one stays as the previous. */
async function takeTheirs<Draft>(
  store: DraftStore<Draft>,
  sender: DraftSender<Draft>,
  server: DraftServer<Draft>,
): Promise<void> {
  const { conflict, draft } = store.get();
  if (!conflict?.draft) return;
  store.set({ saving: 'saving' });
  try {
    // Mine goes to the server first, so that it stays as the previous one.
    const mine = await server.save({ version: conflict.version, draft });
    const input = { version: mine.version, draft: conflict.draft, keep_previous: true };
    const stored = await server.save(input);
    store.set({ draft: conflict.draft, stored, conflict: null, saving: 'saved' });
    store.dropCopy();
  } catch (error) {
    store.set({ saving: 'failed' });
    if (server.isConflict(error)) await sender.meetOther();
  }
}
