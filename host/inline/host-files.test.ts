import { HOST_FILE_MARK } from '../common/document-names.ts';
import { hostFailureTemplate } from '../server/common/html.ts';
import { watchHostFiles } from './host-files.ts';

watchHostFiles();
beforeEach(() => {
  document.body.innerHTML = `<div id="root">Seite wird geladen …</div>${hostFailureTemplate}
    <script src="/x.js" type="text/plain" ${HOST_FILE_MARK}></script><link href="/other.css">`;
});

const fail = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('error'));

test('FED-04 a file of the host that is refused leaves a message with number and focus, not a spinner', () => {
  fail('script');
  expect(document.body.textContent).not.toContain('Seite wird geladen');
  expect(document.body.textContent).toContain('Fehlernummer HOST-202');
  expect(document.activeElement?.textContent).toBe('silverjobs konnte nicht geladen werden.');
  expect(document.querySelector('button')?.textContent).toBe('Erneut versuchen');
});

test('FED-04 the retry asks for the files anew, past the cache that keeps the refused one', () => {
  const asked = jest.fn(async () => new Promise(() => {}));
  globalThis.fetch = asked as unknown as typeof fetch;
  fail('script');
  document.querySelector('button')?.click();
  expect(asked.mock.calls).toEqual([['/x.js', { cache: 'reload' }]]);
});

test('FED-04 other files that fail leave the page alone', () => {
  fail('link');
  expect(document.body.textContent).toContain('Seite wird geladen');
});

test('FED-04 the host does not start after the message: it has no place to', () => {
  fail('script');
  expect(document.getElementById('root')).toBeNull();
  fail('script');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});
