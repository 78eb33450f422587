import type { BackStack, OpenLayer } from '@silverjobs/ui';

/** Field of an entry's state: how many layers, such as dialogs, lie over the page there. */
const DEPTH = 'layers';
/** Longer than a step within a document ever takes. */
const STEP_MS = 1_000;

type State = Readonly<Record<string, unknown>> | null;

interface Page {
  state: State;
  url: string;
}

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
  const layers: OpenLayer[] = [];
  let tellRouter: (event: PopStateEvent) => void = () => {};
  let following = false;
  /** As the router knows it. */
  let page: Page = readPage(real);
  /** The page whose entries the browser is on. */
  let shown = indexOf(page.state);
  /** New pages that wait until the entries of layers are given back. */
  let waiting: Page[] = [];
  /** How far the router wants to go after that. */
  let wantedStep: number | null = null;
  /** Entries of open layers that going back has left behind. */
  let ahead = 0;
  /** A step of ours is under way. */
  let step: ReturnType<typeof setTimeout> | undefined;

  const depth = () => depthOf(real.history.state);
  const replace = (at: number) =>
    real.history.replaceState(withDepth(page.state, at), '', page.url);

  function move(by: number) {
    step = setTimeout(() => {
      step = undefined;
      ahead = 0;
      // There is no such entry: this one is the page's own.
      if (by < 0) replace(0);
      settle();
    }, STEP_MS);
    real.history.go(by);
  }

  /** Brings the entries in line with the layers that are open, one step after the other. */
  function settle(): void {
    if (!following || step !== undefined) return;
    const at = depth();
    const wanted = waiting.length > 0 || wantedStep !== null ? 0 : layers.length;
    if (at > wanted) move(wanted - at);
    else if (wantedStep !== null) takeStep();
    else if (waiting.length > 0) writeWaiting();
    else {
      if (!isWritten(real, page)) replace(at);
      if (at < wanted) enter(at, wanted);
    }
  }

  /** Takes the next entry; one that going back has left is still there. */
  function enter(at: number, wanted: number) {
    if (ahead > at) move(Math.min(ahead, wanted) - at);
    else {
      real.history.pushState(withDepth(page.state, at + 1), '', page.url);
      settle();
    }
  }

  function takeStep() {
    const by = wantedStep ?? 0;
    wantedStep = null;
    real.history.go(by);
  }

  function writeWaiting() {
    for (const { state, url } of waiting) real.history.pushState(state, '', url);
    waiting = [];
    shown = indexOf(page.state);
    // What lay over the page before is gone by then.
    setTimeout(settle);
  }

  function onPop(event: PopStateEvent) {
    const wasOurs = step !== undefined;
    clearTimeout(step);
    step = undefined;
    // A link to a place on the page has made this entry, past the router.
    if (indexOf(real.history.state) === null) countEntry(real, (shown ?? -1) + 1);
    const index = indexOf(real.history.state);
    if (!following || index !== shown) {
      page = readPage(real);
      shown = index;
      waiting = [];
      ahead = 0;
      tellRouter(event);
    } else if (!wasOurs && depth() < layers.length) {
      ahead = layers.length;
      layers.at(-1)?.onBack();
    }
    if (wasOurs) settle();
    // What closes has done so by then.
    else setTimeout(settle);
  }

  const history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'> = {
    get state() {
      return page.state;
    },
    pushState: (state: State, _, url) => {
      page = { state, url: absolute(real, url) };
      if (following && (step !== undefined || depth() > 0)) {
        waiting.push(page);
        settle();
        return;
      }
      real.history.pushState(state, '', page.url);
      shown = indexOf(state);
      ahead = 0;
      queueMicrotask(settle);
    },
    replaceState: (state: State, _, url) => {
      page = { state, url: absolute(real, url) };
      if (waiting.length > 0) waiting[waiting.length - 1] = page;
      else if (step === undefined) {
        replace(depth());
        shown = indexOf(state);
      }
    },
    go: (by = 0) => {
      wantedStep = by;
      if (following) settle();
      else takeStep();
    },
  };

  return {
    window: routerWindow(real, history, {
      add: (listener) => {
        tellRouter = listener;
        real.addEventListener('popstate', onPop);
      },
      remove: () => real.removeEventListener('popstate', onPop),
    }),
    stack: {
      add: (layer) => {
        layers.push(layer);
        queueMicrotask(settle);
        return () => {
          layers.splice(layers.indexOf(layer), 1);
          ahead = 0;
          queueMicrotask(settle);
        };
      },
    },
    start: () => {
      following = true;
      // After a reload nothing is open, whatever entry it was made on.
      queueMicrotask(settle);
      return () => {
        following = false;
        clearTimeout(step);
        step = undefined;
      };
    },
  };
}

/** The parts of a window that the router uses. */
function routerWindow(
  real: Window,
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>,
  popstate: { add(listener: (event: PopStateEvent) => void): void; remove(): void },
): Window {
  const parts = {
    history,
    document: real.document,
    get location() {
      return real.location;
    },
    get sessionStorage() {
      return real.sessionStorage;
    },
    addEventListener: (type: string, listener: (event: Event) => void) => {
      if (type === 'popstate') popstate.add(listener);
      else real.addEventListener(type, listener);
    },
    removeEventListener: (type: string, listener: (event: Event) => void) => {
      if (type === 'popstate') popstate.remove();
      else real.removeEventListener(type, listener);
    },
  };
  return parts as unknown as Window;
}

/** Numbers an entry as the router does. */
function countEntry(real: Window, idx: number) {
  real.history.replaceState({ idx, key: crypto.randomUUID().slice(0, 8) }, '');
}

function readPage(real: Window): Page {
  return { state: withDepth(real.history.state as State, 0), url: real.location.href };
}

function isWritten(real: Window, { state, url }: Page): boolean {
  const written = real.history.state as State;
  return written?.key === state?.key && written?.idx === state?.idx && real.location.href === url;
}

function absolute(real: Window, url: string | URL | null | undefined): string {
  return url ? new URL(url, real.location.href).href : real.location.href;
}

/** The router counts its pages. */
function indexOf(state: State): number | null {
  return typeof state?.idx === 'number' ? state.idx : null;
}

function depthOf(state: State): number {
  return typeof state?.[DEPTH] === 'number' ? state[DEPTH] : 0;
}

function withDepth(state: State, depth: number): State {
  if (state === null) return depth === 0 ? null : { [DEPTH]: depth };
  const { [DEPTH]: _, ...rest } = state;
  return depth === 0 ? rest : { ...rest, [DEPTH]: depth };
}
