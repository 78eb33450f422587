import {
  BASE_PATH_ATTRIBUTE,
  basePath,
  basePathOf,
  cookiePath,
  isBelow,
  renderBelow,
  withBasePath,
  withoutBasePath,
} from './base-path.ts';

const showBelow = (path: string | null) =>
  Object.assign(globalThis, {
    document: {
      documentElement: {
        getAttribute: (name: string) => (name === BASE_PATH_ATTRIBUTE ? path : null),
      },
    },
  });
afterEach(() => showBelow(null));

test('TEAM-14 at the root of an origin a path is its address', () => {
  expect([basePath(), cookiePath()]).toEqual(['', '/']);
  expect(withBasePath('/messages?seite=2')).toBe('/messages?seite=2');
  expect(withoutBasePath('/jobs/7#unten')).toBe('/jobs/7#unten');
  expect(isBelow('/')).toBe(true);
});

test('TEAM-14 below a path each is found from the other', () => {
  showBelow('/jobs');
  expect([basePath(), cookiePath()]).toEqual(['/jobs', '/jobs']);
  for (const path of ['/', '/messages?seite=2', '/jobs/7', '/?was=1', '/#unten']) {
    expect(withoutBasePath(withBasePath(path))).toBe(path);
  }
});

test.each([
  ['/jobs', '/'],
  ['/jobs?was=1', '/?was=1'],
  ['/jobs#unten', '/#unten'],
  ['/jobs/jobs/7', '/jobs/7'],
  // Of somebody else on the same origin.
  ['/jobsuche', '/jobsuche'],
  ['/', '/'],
])('TEAM-14 below /jobs the address %s is the path %s', (address, path) => {
  expect(withoutBasePath(address, '/jobs')).toBe(path);
});

test.each([
  [undefined, ''],
  ['https://example.org', ''],
  ['https://example.org/', ''],
  ['https://example.org/jobs', '/jobs'],
  ['https://example.org/a/jobs/', '/a/jobs'],
])('TEAM-14 the public address %s lies below %p', (url, path) => {
  expect(basePathOf(url)).toBe(path);
});

test('TEAM-14 where a server renders, pages are told of the path', () => {
  Reflect.deleteProperty(globalThis, 'document');
  expect(basePath()).toBe('');
  renderBelow('/jobs');
  expect(withBasePath('/stelle-qr/7.svg')).toBe('/jobs/stelle-qr/7.svg');
  renderBelow('');
});
