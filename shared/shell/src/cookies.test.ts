import { keepsCookies, readCookies, writeCookie } from './cookies.ts';
import { openChannel, sessionStore } from './storage.ts';

afterEach(() => jest.restoreAllMocks());

test('TRUST-19 a browser that keeps cookies is told from one that drops them', () => {
  expect(keepsCookies()).toBe(true);
  expect(document.cookie).not.toContain('probe');
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(navigator.cookieEnabled).toBe(true);
  expect(keepsCookies()).toBe(false);
});

test('TRUST-19 where site data is blocked nothing throws', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  const Channel = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = refuse as unknown as typeof BroadcastChannel;
  expect(readCookies()).toBe('');
  expect(() => writeCookie('a=b')).not.toThrow();
  expect(keepsCookies()).toBe(false);
  expect(sessionStore()).toBeNull();
  expect(openChannel('any')).toBeNull();
  globalThis.BroadcastChannel = Channel;
});
