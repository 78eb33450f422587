/** @jest-environment <rootDir>/shared/testing/src/jest/jsdom-environment.cjs */
import { buildCandidateUser } from '@silverjobs/testing';
import type { RemotePage } from '../../common/page-table.ts';
import { buildPage, buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage({ path: '/jobs/:id', expose: 'JobPage', under: '/' }),
      buildPage({ path: '/', expose: 'PoolPage' }),
      buildPage({ path: '/ads', expose: 'AdsPage', access: { kind: 'client' } }),
      buildPage({ path: '/ads/:id', expose: 'AdPage', under: '/', access: { kind: 'client' } }),
    ],
  }),
);
const user = buildCandidateUser();
const fetched: string[] = [];
const expected: string[] = [];
const refresh = jest.fn(async () => {});
const data = {
  prefetch: async ({ page }: RemotePage, { pathname }: { pathname: string }) =>
    void expected.push(`${page.expose} ${pathname}`),
};
let navigate: (pathname: string) => void = () => {};
let stop = () => {};
function follow(options: { saves?: boolean; disabled?: string[]; failures?: number } = {}) {
  const { saves = false, disabled = [] } = options;
  let { failures = 0 } = options;
  stop = prefetchOnIntent({
    registry: { current: () => ({ ...registry, disabled }), refresh, look: refresh },
    access: () => ({ signedIn: true, loaded: true, user }),
    loader: { prefetch: ({ page }) => fetched.push(page.expose) },
    router: {
      subscribe: (listener) => {
        navigate = (pathname) =>
          listener({ navigation: { location: { pathname, search: '' } } } as never, {} as never);
        return () => {};
      },
    },
    importData: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('no code');
      return data;
    },
    whenIdle: (work) => void work(),
    savesData: () => saves,
  });
}
const touch = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event('touchstart', { bubbles: true }));
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  fetched.length = 0;
  expected.length = 0;
  refresh.mockClear();
  window.history.replaceState(null, '', '/impressum');
  document.body.innerHTML = `<a id="job" href="/jobs/7"><b id="inside">Stelle</b></a>
    <a id="ads" href="/ads">Anzeigen</a><a id="out" href="https://example.org/jobs/7">Fremd</a>
    <a id="tab" href="/jobs/8" target="_blank">Neu</a><p id="text">Text</p>`;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('VIEW-08 a touch or the focus on a link fetches code and data of its page', async () => {
  follow();
  touch('inside');
  document.getElementById('job')?.focus();
  await settle();
  expect(fetched).toEqual(['JobPage', 'JobPage']);
  expect(expected).toEqual(['JobPage /jobs/7', 'JobPage /jobs/7']);
  expect(refresh).toHaveBeenCalled();
});

test('FED-04 code that does not arrive is fetched again with the next intention', async () => {
  follow({ failures: 1 });
  window.history.replaceState(null, '', '/');
  document.dispatchEvent(new Event('pointermove'));
  await settle();
  touch('inside');
  await settle();
  expect(expected).toEqual(['JobPage /jobs/7']);
});

test('VIEW-08 a pointer must rest on the link', () => {
  follow();
  const over = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  over('job');
  jest.advanceTimersByTime(100);
  over('text');
  jest.advanceTimersByTime(1_000);
  expect(fetched).toEqual([]);
  over('job');
  jest.advanceTimersByTime(150);
  expect(fetched).toEqual(['JobPage']);
});

test.each(['ads', 'out', 'tab', 'text'])('VIEW-08 nothing is fetched for %s', async (id) => {
  follow();
  touch(id);
  await settle();
  expect([...fetched, ...expected]).toEqual([]);
});

test.each([{ saves: true }, { disabled: ['jobs'] }])(
  'VIEW-08 nothing is fetched with %j',
  async (options) => {
    follow(options);
    touch('job');
    navigate('/jobs/7');
    await settle();
    expect([...fetched, ...expected]).toEqual([]);
  },
);

test('VIEW-08 data is asked for once with the navigation, beside the code', async () => {
  follow();
  navigate('/jobs/7');
  await settle();
  expect([...fetched, ...expected]).toEqual(['JobPage /jobs/7']);
  navigate('/ads');
  await settle();
  expect(expected).toHaveLength(1);
});

test('VIEW-08 whoever does anything on a list gets the code of the page of its entries', () => {
  window.history.replaceState(null, '', '/');
  follow();
  expect(fetched).toEqual([]);
  for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event('scroll'));
  expect(fetched).toEqual(['JobPage']);
});

test('VIEW-08 not so for who saves data', () => {
  window.history.replaceState(null, '', '/');
  follow({ saves: true });
  document.dispatchEvent(new Event('scroll'));
  expect(fetched).toEqual([]);
});
