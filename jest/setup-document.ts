import '@testing-library/jest-dom';
import { createRequire } from 'node:module';
import { configure } from '@testing-library/dom';

// Only a test that fails waits so long; a busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 15_000 });

// A frame comes as soon as what runs has ended, not in step with 60 Hz: whoever acts in a test acts
// after it, as people do. Else a quick machine presses a button before its dialog has the focus.
window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);

// React keeps the stack of whoever makes an element, for its warnings, which costs a page's test an
// eighth of its time. Beyond ten thousand elements a second it leaves that out: here for all.
const requireAsTests = createRequire(require.resolve('@testing-library/react'));
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  requireAsTests('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
