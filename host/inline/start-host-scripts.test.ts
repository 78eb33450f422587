import { NEEDED_STYLES_ID, PAGE_CHUNK_MARK } from '../common/document-names.ts';
import { startHostScriptsAfterFirstFrame } from './start-host-scripts.ts';

const scripts = [
  { src: '/releases/host/abc123/a.js', integrity: 'sha256-a' },
  { src: '/releases/host/abc123/b.js' },
];
const styles = [{ src: '/releases/host/abc123/host.css', integrity: 'sha256-c' }];
const start = (prepare = () => true) =>
  startHostScriptsAfterFirstFrame({ scripts, styles }, prepare);
const started = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `<style id="${NEEDED_STYLES_ID}">.a{}</style><style>.page{}</style>`;
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('VIEW-06 scripts start after the first frame, once, in order and with their hashes', () => {
  start();
  expect(started()).toEqual([]);
  jest.runAllTimers();
  expect(
    started().map(({ async, integrity, crossOrigin }) => [async, integrity || null, crossOrigin]),
  ).toEqual([
    [false, 'sha256-a', 'anonymous'],
    [false, null, 'anonymous'],
  ]);
  expect(started().every((script) => script.hasAttribute('data-host-file'))).toBe(true);
});

test("VIEW-06 the page's code is read as soon as it is there, and leaves nothing behind", () => {
  const announce = (file: string, mark: string) =>
    `<link rel="preload" as="script" href="/releases/jobs/def456/${file}" integrity="sha256-d"${mark}>`;
  document.head.innerHTML = announce('entry.js', '') + announce('page.js', ` ${PAGE_CHUNK_MARK}`);
  // jsdom does not know it of links.
  for (const link of document.querySelectorAll('link')) {
    Object.assign(link, { integrity: link.getAttribute('integrity') });
  }
  start();
  jest.runAllTimers();
  const chunks = started().filter(({ src }) => src.includes('/jobs/'));
  expect(
    chunks.map(({ src, async, integrity, crossOrigin }) => [
      src,
      async !== false,
      integrity,
      crossOrigin,
    ]),
  ).toEqual([['http://localhost/releases/jobs/def456/page.js', true, 'sha256-d', 'anonymous']]);
  // One that stays would be waited for by the bundler.
  chunks[0]?.dispatchEvent(new Event('error'));
  expect(chunks[0]?.isConnected).toBe(false);
});

test('FED-06 nothing starts in a document that another takes the place of', () => {
  start(() => false);
  jest.runAllTimers();
  expect(started()).toEqual([]);
});

test('VIEW-05 the policy lets nothing through but these scripts', () => {
  let rule: (url: string) => string | null = () => null;
  const createPolicy = (_: string, rules: { createScriptURL: typeof rule }) => {
    rule = rules.createScriptURL;
    return { createScriptURL: (url: string) => rule(url) ?? '' };
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  start();
  jest.runAllTimers();
  expect(rule('/releases/host/abc123/b.js')).toBe('/releases/host/abc123/b.js');
  expect(rule('https://evil.example/b.js')).toBeNull();
  Reflect.deleteProperty(window, 'trustedTypes');
});

test('VIEW-06 delivery-63 the whole style sheets follow the first frame as files, watched as others, before styles of pages', () => {
  start();
  expect(document.querySelector('link')).toBeNull();
  jest.runAllTimers();
  const [needed, link, page] = document.head.children;
  expect([needed?.textContent, page?.textContent]).toEqual(['.a{}', '.page{}']);
  expect(link).toMatchObject({
    rel: 'stylesheet',
    crossOrigin: 'anonymous',
    integrity: 'sha256-c',
    href: 'http://localhost/releases/host/abc123/host.css',
  });
  expect(link?.hasAttribute('data-host-file')).toBe(true);
});

test('VIEW-04 delivery-65 they count once they are there, without the typefaces that the document has', () => {
  class FaceRule {}
  Object.assign(window, { CSSFontFaceRule: FaceRule });
  start();
  jest.runAllTimers();
  const link = document.querySelector('link') as HTMLLinkElement;
  const cssRules: object[] = [new FaceRule(), { selectorText: '.a' }, new FaceRule()];
  const deleteRule = (place: number) => cssRules.splice(place, 1);
  Object.defineProperty(link, 'sheet', { value: { cssRules, deleteRule } });
  expect(link.media).toBe('not all');
  link.dispatchEvent(new Event('load'));
  expect(link.media).toBe('all');
  expect(cssRules).toEqual([{ selectorText: '.a' }]);
  Reflect.deleteProperty(window, 'CSSFontFaceRule');
});

test('PUB-10 scripts of a document for everybody wait until somebody does something', () => {
  const prepare = jest.fn(() => false);
  // biome-ignore lint/suspicious/noDocumentCookie: nobody is signed in
  document.cookie = 'authToken=; Path=/; Max-Age=0';
  startHostScriptsAfterFirstFrame({ scripts: [], styles: [], onNeed: true }, prepare);
  jest.advanceTimersByTime(60_000);
  expect(prepare).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  expect(prepare).toHaveBeenCalledTimes(1);
});
