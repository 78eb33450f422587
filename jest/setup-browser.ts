import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Only a test that fails waits so long; a busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 60_000 });

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResizeObserver;
globalThis.scrollTo = () => {};
