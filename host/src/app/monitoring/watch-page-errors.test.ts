import { watchPageErrors } from './watch-page-errors.ts';

const REMOTE = 'https://silverjobs.example/releases/jobs/abc123/JobPoolPage.js';
const HOST = 'https://silverjobs.example/releases/host/abc123/host.js';

function errorAt(...files: string[]): Error {
  const error = new Error('broken');
  error.stack = ['Error: broken', ...files.map((file) => `    at work (${file}:1:2)`)].join('\n');
  return error;
}

const notify = jest.fn();
let stop: () => void;
beforeEach(() => {
  notify.mockReset();
  stop = watchPageErrors({ notify });
});
afterEach(() => stop());

const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('FED-04 an error after a click in a remote is told', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: errorAt(HOST, REMOTE) }));
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('Fehlernummer FED-109') }),
  );
});

test('FED-04 a promise of a remote that nobody caught is told', () => {
  rejected(errorAt(REMOTE));
  expect(notify).toHaveBeenCalledTimes(1);
});

test.each([
  ['the host alone', errorAt(HOST)],
  ['an extension', errorAt('https://extension.example/x.js')],
  ['a text', 'broken'],
  ['nothing', undefined],
])('an error of %s is no matter of a page', (_, reason) => {
  rejected(reason);
  window.dispatchEvent(new ErrorEvent('error', { error: reason }));
  expect(notify).not.toHaveBeenCalled();
});

test('after its end nothing is told', () => {
  stop();
  rejected(errorAt(REMOTE));
  expect(notify).not.toHaveBeenCalled();
});
