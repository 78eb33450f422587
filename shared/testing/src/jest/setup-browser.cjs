class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResizeObserver;
globalThis.scrollTo = () => {};

// A test without a document, as of a store or a rule, needs nothing of what pages are tested with.
if (typeof document !== 'undefined') require('./setup-document.cjs');
