import type { OpenLayer } from '@silverjobs/ui';
import {
  depthOf,
  type EntryState,
  type HistoryPage,
  indexOf,
  isEntryOf,
  numberEntry,
  readPage,
  withDepth,
} from './history-entry.ts';

/** Longer than a step within a document ever takes. */
const STEP_MS = 1_000;

/**
 * Keeps the entries of the browser's history in line with the layers that are open over a page. All
 * entries of one page have its address; their state counts the layers.
 */
export class LayeredHistory {
  /** Told of every step to another page. */
  tellRouter: (event: PopStateEvent) => void = () => {};
  /** The page as the router knows it. */
  page: HistoryPage;
  private readonly real: Window;
  private readonly layers: OpenLayer[] = [];
  private following = false;
  /** Index of the page whose entries the browser is on. */
  private shownIndex: number | null;
  /** New pages that wait until the entries of layers are given back. */
  private pendingPages: HistoryPage[] = [];
  /** How far the router wants to go after that. */
  private pendingGo: number | null = null;
  /** Entries of layers that going back has left ahead. */
  private entriesAhead = 0;
  /** Runs while a step of ours is under way. */
  private stepTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(real: Window) {
    this.real = real;
    this.page = readPage(real);
    this.shownIndex = indexOf(this.page.state);
  }

  /** Begins to follow the layers; returns what ends it. */
  start(): () => void {
    this.following = true;
    // After a reload nothing is open, whatever entry it was made on.
    queueMicrotask(() => this.sync());
    return () => {
      this.following = false;
      this.endStep();
    };
  }

  /** A layer has opened; returns what to call when it is closed. */
  addLayer(layer: OpenLayer): () => void {
    this.layers.push(layer);
    queueMicrotask(() => this.sync());
    return () => {
      this.layers.splice(this.layers.indexOf(layer), 1);
      this.entriesAhead = 0;
      queueMicrotask(() => this.sync());
    };
  }

  /** The router goes to a new page. */
  push(page: HistoryPage): void {
    this.page = page;
    if (this.following && (this.isStepping() || this.depth() > 0)) {
      this.pendingPages.push(page);
      this.sync();
      return;
    }
    this.real.history.pushState(page.state, '', page.url);
    this.shownIndex = indexOf(page.state);
    this.entriesAhead = 0;
    queueMicrotask(() => this.sync());
  }

  /** The router gives its page another state or address. */
  replace(page: HistoryPage): void {
    this.page = page;
    if (this.pendingPages.length > 0) this.pendingPages[this.pendingPages.length - 1] = page;
    else if (!this.isStepping()) {
      this.rewriteEntry(this.depth());
      this.shownIndex = indexOf(page.state);
    }
  }

  /** The router goes back or forward. */
  go(by: number): void {
    this.pendingGo = by;
    if (this.following) this.sync();
    else this.takePendingGo();
  }

  /** The browser has gone to another entry. */
  onPop(event: PopStateEvent): void {
    const wasOurs = this.isStepping();
    this.endStep();
    const { real } = this;
    // A link to a place on the page has made this entry, past the router.
    if (indexOf(real.history.state) === null) numberEntry(real, (this.shownIndex ?? -1) + 1);
    const index = indexOf(real.history.state);
    if (!this.following || index !== this.shownIndex) {
      this.page = readPage(real);
      this.shownIndex = index;
      this.pendingPages = [];
      this.entriesAhead = 0;
      this.tellRouter(event);
    } else if (!wasOurs && this.depth() < this.layers.length) {
      this.entriesAhead = this.layers.length;
      this.layers.at(-1)?.onBack();
    }
    if (wasOurs) this.sync();
    else this.syncAfterClosing();
  }

  /** Brings the entries in line with the layers that are open, one step after the other. */
  private sync(): void {
    if (!this.following || this.isStepping()) return;
    const depth = this.depth();
    const leaves = this.pendingPages.length > 0 || this.pendingGo !== null;
    const wanted = leaves ? 0 : this.layers.length;
    if (depth > wanted) this.step(wanted - depth);
    else if (this.pendingGo !== null) this.takePendingGo();
    else if (this.pendingPages.length > 0) this.writePendingPages();
    else {
      if (!isEntryOf(this.real, this.page)) this.rewriteEntry(depth);
      if (depth < wanted) this.enterLayer(depth, wanted);
    }
  }

  /** Takes the next entry; one that going back has left is still there. */
  private enterLayer(depth: number, wanted: number): void {
    if (this.entriesAhead > depth) {
      this.step(Math.min(this.entriesAhead, wanted) - depth);
      return;
    }
    this.real.history.pushState(withDepth(this.page.state, depth + 1), '', this.page.url);
    this.sync();
  }

  private step(by: number): void {
    this.stepTimer = setTimeout(() => {
      this.endStep();
      this.entriesAhead = 0;
      // There is no such entry: this one is the page's own.
      if (by < 0) this.rewriteEntry(0);
      this.sync();
    }, STEP_MS);
    this.real.history.go(by);
  }

  private takePendingGo(): void {
    const by = this.pendingGo ?? 0;
    this.pendingGo = null;
    this.real.history.go(by);
  }

  private writePendingPages(): void {
    for (const { state, url } of this.pendingPages) this.real.history.pushState(state, '', url);
    this.pendingPages = [];
    this.shownIndex = indexOf(this.page.state);
    this.syncAfterClosing();
  }

  /** Layers that close have done so by then. */
  private syncAfterClosing(): void {
    setTimeout(() => this.sync());
  }

  private rewriteEntry(depth: number): void {
    this.real.history.replaceState(withDepth(this.page.state, depth), '', this.page.url);
  }

  private depth(): number {
    return depthOf(this.real.history.state as EntryState);
  }

  private isStepping(): boolean {
    return this.stepTimer !== undefined;
  }

  private endStep(): void {
    clearTimeout(this.stepTimer);
    this.stepTimer = undefined;
  }
}
