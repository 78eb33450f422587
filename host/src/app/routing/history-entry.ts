/** Field of an entry's state: how many layers, such as dialogs, lie over the page there. */
const DEPTH = 'layers';

/** State of an entry of the tab's history; the router's fields and ours. */
export type EntryState = Readonly<Record<string, unknown>> | null;

/** A page as the router knows it, without the layers over it. */
export interface HistoryPage {
  state: EntryState;
  url: string;
}

/** The page of the entry that the browser is on. */
export function readPage({ history, location }: Window): HistoryPage {
  return { state: withDepth(history.state as EntryState, 0), url: location.href };
}

/** Whether the entry that the browser is on is one of this page. */
export function isEntryOf({ history, location }: Window, { state, url }: HistoryPage): boolean {
  const written = history.state as EntryState;
  return written?.key === state?.key && written?.idx === state?.idx && location.href === url;
}

/** The router's number of an entry; null for one that it has not made. */
export function indexOf(state: EntryState): number | null {
  return typeof state?.idx === 'number' ? state.idx : null;
}

/** Gives the entry that the browser is on a number, as the router does. */
export function numberEntry({ history }: Window, idx: number): void {
  history.replaceState({ idx, key: crypto.randomUUID().slice(0, 8) }, '');
}

/** How many layers lie over the page at an entry. */
export function depthOf(state: EntryState): number {
  return typeof state?.[DEPTH] === 'number' ? state[DEPTH] : 0;
}

/** The state of the same page under so many layers. */
export function withDepth(state: EntryState, depth: number): EntryState {
  if (state === null) return depth === 0 ? null : { [DEPTH]: depth };
  const { [DEPTH]: _, ...rest } = state;
  return depth === 0 ? rest : { ...rest, [DEPTH]: depth };
}
