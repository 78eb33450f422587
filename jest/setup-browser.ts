import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine may need longer than the default of one second.
configure({ asyncUtilTimeout: 8_000 });

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResizeObserver;
globalThis.scrollTo = () => {};
