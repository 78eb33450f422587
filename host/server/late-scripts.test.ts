/** @jest-environment <rootDir>/jest/jsdom-environment.cjs */
import { startScripts } from './late-scripts.ts';

const scripts = [
  { src: '/releases/host/abc123/a.js', integrity: 'sha256-a' },
  { src: '/releases/host/abc123/b.js' },
];
const started = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('VIEW-06 scripts start after the first frame, once, in order and with their hashes', () => {
  startScripts(scripts, 'data-host-file', 'host-scripts');
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

test('VIEW-05 the policy lets nothing through but these scripts', () => {
  let rule: (url: string) => string | null = () => null;
  const createPolicy = (_: string, rules: { createScriptURL: typeof rule }) => {
    rule = rules.createScriptURL;
    return { createScriptURL: (url: string) => rule(url) ?? '' };
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  startScripts(scripts, 'data-host-file', 'host-scripts');
  expect(rule('/releases/host/abc123/b.js')).toBe('/releases/host/abc123/b.js');
  expect(rule('https://evil.example/b.js')).toBeNull();
  Reflect.deleteProperty(window, 'trustedTypes');
});
