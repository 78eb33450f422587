import { type DraftStore, type KeptDraft, sameDraft } from './draft-state.ts';

const SAVE_DELAY_MS = 1_000;
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000];

/** The server, as far as saving needs it. */
export interface DraftServer<Draft> {
  save(input: {
    readonly version: number;
    readonly draft: Draft;
    readonly keep_previous?: boolean;
  }): Promise<KeptDraft<Draft>>;
  load(): Promise<KeptDraft<Draft>>;
  /** Whether saving was refused because another window has saved. */
  isConflict(error: unknown): boolean;
}

/** Sends the draft, one request at a time, and tries again after a failure. */
export interface DraftSender<Draft> {
  /** Sends a second after the last change. */
  sendSoon(): void;
  send(): Promise<void>;
  cancel(): void;
  isSending(): boolean;
  /** Whether the next saving leaves what the server has as the previous version. */
  keepPrevious(keeps: boolean): void;
  /** Forgets a request that will not end; its answer is too late. */
  abandonRequest(): void;
  /** Another window has saved: looks what it is. */
  meetOther(): Promise<void>;
  /** Goes on over what the server has, if that is nothing new; else the user decides. */
  compare(theirs: KeptDraft<Draft>): void;
}

/** Creates the sender of one opened page. */
export function createDraftSender<Draft>(
  store: DraftStore<Draft>,
  server: DraftServer<Draft>,
): DraftSender<Draft> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let keepsPrevious = false;
  /** The request in progress; answers of others are too late. */
  let current: symbol | null = null;

  function sendIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!store.get().conflict) timer = setTimeout(() => void send(), milliseconds);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    const { draft, stored, conflict } = store.get();
    if (current || conflict) return;
    const mark = Symbol('request');
    current = mark;
    store.set({ saving: 'saving' });
    store.noteSent(draft);
    try {
      const input = { version: stored.version, draft, keep_previous: keepsPrevious };
      const answer = await server.save(input);
      if (current !== mark) return;
      current = null;
      accept(answer, draft);
    } catch (error) {
      if (current !== mark) return;
      current = null;
      if (server.isConflict(error)) await meetOther();
      else fail();
    }
  }

  function accept(stored: KeptDraft<Draft>, sent: Draft): void {
    failures = 0;
    keepsPrevious = false;
    store.forgetSent();
    const done = store.get().draft === sent;
    store.set({ stored, saving: done ? 'saved' : 'waiting' });
    if (done) store.dropCopy();
    else {
      store.keepCopy();
      sendIn(SAVE_DELAY_MS);
    }
  }

  function fail(): void {
    store.set({ saving: 'failed' });
    sendIn(RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] ?? 0);
    failures += 1;
  }

  async function meetOther(): Promise<void> {
    try {
      compare(await server.load());
    } catch {
      fail();
    }
  }

  function compare(theirs: KeptDraft<Draft>): void {
    // Its answer was lost, or came when the page had been left: it is no other window's.
    const isOwn = store.wasSent(theirs.draft);
    store.forgetSent();
    if (isOwn) keepsPrevious = false;
    if (sameDraft(theirs.draft, store.get().draft)) {
      store.set({ stored: theirs, saving: 'saved' });
      store.dropCopy();
    } else if (isOwn || theirs.draft === null) {
      store.set({ stored: theirs, saving: 'waiting' });
      sendIn(0);
    } else store.set({ conflict: theirs, saving: 'failed' });
  }

  return {
    sendSoon: () => sendIn(SAVE_DELAY_MS),
    send,
    cancel: () => clearTimeout(timer),
    isSending: () => current !== null,
    keepPrevious: (keeps) => {
      keepsPrevious = keeps;
    },
    abandonRequest: () => {
      current = null;
    },
    meetOther,
    compare,
  };
}
