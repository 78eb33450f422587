require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Only a test that fails waits so long; a busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 15_000 });

// A frame comes as soon as what runs has ended, not in step with 60 Hz: whoever acts in a test acts
// after it, as people do. Else a quick machine presses a button before its dialog has the focus.
window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);

// React's development build keeps the stack of whoever makes an element, for its warnings. Jest keeps a
// hundred lines of each, which costs a page's test a twentieth of its time.
Error.stackTraceLimit = 10;
