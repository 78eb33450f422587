import { takePreview, takeSecrets } from './address.ts';
import { applyOldTextSize } from './appearance.ts';
import { type FirstCallsInput, startFirstCalls } from './first-calls.ts';

const calls: FirstCallsInput['calls'] = [
  { base: '/api', path: '/auth/me', query: {} },
  {
    base: '/api',
    path: '/job_demand',
    query: {
      mode: 'lean',
      limit: 20,
      search_what_id: { stored: 'position', field: 'id' },
      search_location_id: { stored: 'location', field: 'id', without: -1 },
      scope: { stored: 'refinement', field: 'scope', oneOf: ['fitting', 'near'] },
    },
  },
];

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  history.replaceState(null, '', '/');
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets what the host would
  document.cookie = 'authToken=t%3D1';
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    asked.push(String(url));
    return new Response('[]');
  });
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = 'authToken=; Max-Age=0';
});

const run = (params: Record<string, string> = {}) => {
  applyOldTextSize();
  if (takePreview() && takeSecrets()) startFirstCalls({ calls, params });
};

describe('FED-06 a preview', () => {
  beforeEach(() => sessionStorage.clear());

  test('is kept for this tab and leaves the address', () => {
    history.replaceState(null, '', '/jobs/7?a=1&release=jobs:abc123&preview=t#x');
    run();
    expect(sessionStorage.getItem('silverjobs.preview')).toBe('release=jobs%3Aabc123&preview=t');
    expect(location.pathname + location.search + location.hash).toBe('/jobs/7?a=1#x');
    expect(asked.length).toBeGreaterThan(0);
  });

  test('ends with an empty name', () => {
    sessionStorage.setItem('silverjobs.preview', 'release=jobs%3Aabc123');
    history.replaceState(null, '', '/?release=');
    run();
    expect(sessionStorage.getItem('silverjobs.preview')).toBeNull();
    expect(location.search).toBe('');
  });
});

test('delivery-91 a call of a team begins at the address of its group, with the token and no cookie', () => {
  const [me] = calls;
  const places = { base: 'https://training.example.org/api', path: '/places/{id}', query: {} };
  startFirstCalls({ calls: me ? [me, places] : [], params: { id: '7' } });
  expect(asked).toEqual(['/api/auth/me', 'https://training.example.org/api/places/7']);
  expect(jest.mocked(fetch).mock.lastCall?.[1]).toEqual({
    headers: { Accept: 'application/json', Authorization: 'Bearer t=1' },
    signal: expect.any(AbortSignal),
  });
  expect(Object.keys(window.silverjobsEarlyCalls?.answers ?? {})).toEqual(asked);
});

test('without a token nothing is asked', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = 'authToken=; Max-Age=0';
  run();
  expect(asked).toEqual([]);
});

test('the stored filter goes into the first call, parameters in alphabetical order', () => {
  localStorage.setItem('position', '{"id":7}');
  localStorage.setItem('location', '{"id":12}');
  run();
  expect(asked).toEqual([
    '/api/auth/me',
    '/api/job_demand?limit=20&mode=lean&search_location_id=12&search_what_id=7',
  ]);
  expect(window.silverjobsEarlyCalls?.token).toBe('t=1');
});

test('POOL-09 the URL wins over the storage', () => {
  localStorage.setItem('position', '{"id":7}');
  history.replaceState(null, '', '/?position=%7B%22id%22%3A9%7D');
  run();
  expect(asked[1]).toContain('search_what_id=9');
});

test.each(['{', 'null', '"7"', '[]', '{"id":"7"}', '{"id":1.5}', '{"id":{"a":1}}'])(
  'POOL-10 the broken value %s is left out',
  (broken) => {
    localStorage.setItem('position', broken);
    localStorage.setItem('location', '{"id":-1}');
    run();
    expect(asked[1]).toBe('/api/job_demand?limit=20&mode=lean');
  },
);

test.each([
  ['a scope', '{"scope":"near"}', '/api/job_demand?limit=20&mode=lean&scope=near'],
  ['an unknown one', '{"scope":"nearby"}', '/api/job_demand?limit=20&mode=lean'],
  ['no text', '{"scope":["near"]}', '/api/job_demand?limit=20&mode=lean'],
])('FIND-01 stored text is asked for when all of it fits the pattern: %s', (_, value, url) => {
  localStorage.setItem('refinement', value);
  run();
  expect(asked[1]).toBe(url);
});

test('path parameters are escaped', () => {
  startFirstCalls({
    calls: [{ base: '/api', path: '/job_demand/{id}', query: {} }],
    params: { id: 'a/b' },
  });
  expect(asked).toEqual(['/api/job_demand/a%2Fb']);
});

test('LAY-10 the chosen text size is set before the first paint', () => {
  localStorage.setItem('textSize', '3');
  run();
  expect(document.documentElement.dataset.textSize).toBe('3');
});

test.each([
  [
    '/messages?param2=geheim&id=12&target=communication',
    '/redirects/communication?id=12&target=communication',
  ],
  ['/?param2=geheim&target=profile', '/redirects/profile'],
  ['/redirects/profile?param2=geheim', '/redirects/profile'],
  ['/redirects/%E0%A4%A?param2=geheim', '/redirects/%25E0%25A4%25A'],
  ['/jobs/3?id=4&target=x%2F..%2Fy', '/redirects/x%2F..%2Fy?id=4&target=x%2F..%2Fy'],
])('DEEP-01 the token of %s leaves the address before anything is asked for', (address, clean) => {
  history.replaceState(null, '', address);
  run();
  expect(`${location.pathname}${location.search}`).toBe(clean);
  expect(location.href).not.toContain('geheim');
  expect(asked).toEqual([]);
  expect(window.silverjobsDeepLink?.target).toBe(
    new URL(address, 'http://x').searchParams.get('target') ??
      decodeURIComponent(clean.replace('/redirects/', '')),
  );
  window.silverjobsDeepLink = undefined;
});

test.each([
  ['/email-change?token=geheim', '/email-change'],
  ['/login?from=%2Fmessages&token=geheim#x', '/login?from=%2Fmessages#x'],
])(
  'LOG-06 LOG-08 the token of %s leaves the address before anything is asked for',
  (address, clean) => {
    history.replaceState(null, '', address);
    run();
    expect(`${location.pathname}${location.search}${location.hash}`).toBe(clean);
    expect(window.silverjobsLinkToken).toEqual({ path: location.pathname, token: 'geheim' });
    expect(asked).toHaveLength(2);
    window.silverjobsLinkToken = undefined;
  },
);
