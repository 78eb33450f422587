import { createStore, type StoreApi } from 'zustand';

/** What a notice is about; errors and warnings stay until closed. */
export type NoticeTone = 'success' | 'info' | 'warning' | 'error';

/** A short notice that the host shows over the page. */
export interface Notice {
  id: number;
  tone: NoticeTone;
  title: string;
  message?: string;
  /** English texts that are given word for word, below what says them in German (words-4). */
  given?: readonly string[];
}

/** Notices on screen and the text that screen readers are told. */
interface NoticeState {
  notices: Notice[];
  announcement: { id: number; text: string };
}

/** The store that holds notices and announcements. */
export type NoticeStore = StoreApi<NoticeState>;

/** Creates the store of notices. */
export function createNoticeStore(): NoticeStore {
  return createStore<NoticeState>(() => ({ notices: [], announcement: { id: 0, text: '' } }));
}

/** Shows a notice; the same text twice at once is shown once. */
export function notify(store: NoticeStore, notice: Omit<Notice, 'id'>): void {
  store.setState((state) => {
    const same = state.notices.some(
      (shown) => shown.title === notice.title && shown.message === notice.message,
    );
    if (same) return state;
    const last = state.notices.at(-1)?.id ?? 0;
    return { notices: [...state.notices, { ...notice, id: last + 1 }] };
  });
}

/** Takes a notice off the screen. */
export function dismissNotice(store: NoticeStore, id: number): void {
  store.setState((state) => ({ notices: state.notices.filter((notice) => notice.id !== id) }));
}

/** Tells screen readers a text once, politely. */
export function announce(store: NoticeStore, text: string): void {
  store.setState((state) => ({ announcement: { id: state.announcement.id + 1, text } }));
}
