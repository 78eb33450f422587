import type { BackStack } from '@silverjobs/ui';
import type { EntryState } from './history-entry.ts';
import { LayeredHistory } from './layered-history.ts';

/** The history of the tab, in which every open layer has an entry of its own (layout-26). */
export interface PageHistory {
  /** What the router takes for the window: the history in it holds pages only. */
  readonly window: Window;
  /** What lies over the page. */
  readonly stack: BackStack;
  /** Begins to follow the layers; returns what ends it. */
  start(): () => void;
}

/**
 * Stands between router and browser. An open layer takes an entry with the address of its page, and
 * going back from there closes it; the router hears of neither, so nothing is loaded, announced or
 * scrolled. A layer that is closed in another way gives its entry back first; what the router writes
 * meanwhile waits for that, a few milliseconds.
 */
export function createPageHistory(real: Window): PageHistory {
  const history = new LayeredHistory(real);
  return {
    window: routerWindow(real, history),
    stack: { add: (layer) => history.addLayer(layer) },
    start: () => history.start(),
  };
}

/** The parts of a window that the router uses, with pages instead of entries. */
function routerWindow(real: Window, history: LayeredHistory): Window {
  const onPop = (event: PopStateEvent) => history.onPop(event);
  const pageOf = (state: EntryState, url: string | URL | null | undefined) => ({
    state,
    url: url ? new URL(url, real.location.href).href : real.location.href,
  });
  const pages: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'> = {
    get state() {
      return history.page.state;
    },
    pushState: (state: EntryState, _, url) => history.push(pageOf(state, url)),
    replaceState: (state: EntryState, _, url) => history.replace(pageOf(state, url)),
    go: (by = 0) => history.go(by),
  };
  const parts = {
    history: pages,
    document: real.document,
    get location() {
      return real.location;
    },
    get sessionStorage() {
      return real.sessionStorage;
    },
    addEventListener: (type: string, listener: (event: Event) => void) => {
      if (type !== 'popstate') return real.addEventListener(type, listener);
      history.tellRouter = listener;
      real.addEventListener('popstate', onPop);
    },
    removeEventListener: (type: string, listener: (event: Event) => void) => {
      if (type !== 'popstate') real.removeEventListener(type, listener);
      else real.removeEventListener('popstate', onPop);
    },
  };
  return parts as unknown as Window;
}
