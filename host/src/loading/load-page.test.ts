/** @jest-environment node */
import { buildPage, buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { LoadError, reasonOf } from './load-failure.ts';
import { createPageLoader, type FileState, type LoaderParts, loadingTime } from './load-page.ts';

function JobPoolPage() {
  return null;
}

const remote = buildRemote();
const target = { remote, page: buildPage() };
const scriptError = () => new Error('Failed to load script resources. #RUNTIME-008');

function setUp(loadModule: LoaderParts['loadModule'], live = buildRegistry(remote)) {
  const report = jest.fn();
  const wait = jest.fn(async () => {});
  const inspectFile = jest.fn<Promise<FileState>, Parameters<LoaderParts['inspectFile']>>(
    async () => 'unknown',
  );
  const fetchRegistry = async () => live;
  const loader = createPageLoader({ loadModule, fetchRegistry, inspectFile, report, wait });
  return { loader, report, inspectFile };
}

test('a page that loads is loaded once and given again', async () => {
  const loadModule = jest.fn(async () => ({ JobPoolPage }));
  const { loader, report } = setUp(loadModule);
  expect(await loader.load(target)).toMatchObject({ kind: 'loaded', Component: JobPoolPage });
  await loader.load(target);
  expect(loadModule).toHaveBeenCalledTimes(1);
  expect(report).not.toHaveBeenCalled();
});

test('FED-04 after a network failure two further attempts are made, each told its number', async () => {
  const loadModule = jest
    .fn<Promise<unknown>, Parameters<LoaderParts['loadModule']>>()
    .mockRejectedValueOnce(scriptError())
    .mockRejectedValueOnce(scriptError())
    .mockResolvedValueOnce({ JobPoolPage });
  const { loader } = setUp(loadModule);
  expect((await loader.load(target)).kind).toBe('loaded');
  expect(loadModule.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1, 2]);
});

test('FED-04 a failure has a number, is reported once, and the next call tries again', async () => {
  const loadModule = jest.fn().mockRejectedValue(scriptError());
  const { loader, report } = setUp(loadModule);
  expect(await loader.load(target)).toMatchObject({
    kind: 'failed',
    failure: { reason: 'network', number: 'FED-102', remote: 'jobs', release: 'abc123' },
  });
  expect(report).toHaveBeenCalledTimes(1);
  loadModule.mockResolvedValue({ JobPoolPage });
  expect((await loader.load(target)).kind).toBe('loaded');
});

test('FED-04 attempts are numbered on until the page is there: a hanging address is never asked again', async () => {
  const loadModule = jest.fn().mockRejectedValue(new LoadError('timeout', 'hangs'));
  const { loader } = setUp(loadModule);
  await loader.load(target);
  await loader.load(target);
  loadModule.mockResolvedValue({ JobPoolPage });
  await loader.load(target);
  expect(loadModule.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1, 2]);
});

test('FED-04 no attempt begins when the time is over; the failure keeps its reason', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const loadModule = jest.fn(async () => {
    clock.mockReturnValue(8_900);
    throw scriptError();
  });
  const { loader } = setUp(loadModule);
  const result = await loader.load(target);
  clock.mockRestore();
  expect(result).toMatchObject({ failure: { reason: 'network' } });
  expect(loadModule).toHaveBeenCalledTimes(1);
});

test('FED-04 a newer release in the registry is tried when this one fails', async () => {
  const newer = buildRemote({ release: 'def456', container: 'jobs_def456' });
  const loadModule: LoaderParts['loadModule'] = async ({ release }) => {
    if (release === 'abc123') throw scriptError();
    return { JobPoolPage };
  };
  const { loader } = setUp(loadModule, buildRegistry(newer));
  expect(await loader.load(target)).toMatchObject({ kind: 'loaded', release: 'def456' });
});

test('FED-04 a file that is another than the registry says is refused for safety, and the next call tries again', async () => {
  const loadModule = jest.fn().mockRejectedValue(scriptError());
  const { loader, inspectFile, report } = setUp(loadModule);
  inspectFile.mockResolvedValue('altered');
  expect(await loader.load(target)).toMatchObject({
    failure: { reason: 'integrity', number: 'FED-103' },
  });
  expect(report).toHaveBeenCalledTimes(1);
  loadModule.mockResolvedValue({ JobPoolPage });
  expect((await loader.load(target)).kind).toBe('loaded');
});

test('FED-04 a failure that comes again is reported once, another one of the page too', async () => {
  const { loader, inspectFile, report } = setUp(() => Promise.reject(scriptError()));
  for (const state of ['unknown', 'altered', 'altered', 'unknown'] as const) {
    inspectFile.mockResolvedValue(state);
    await loader.load(target);
  }
  await loader.load({ remote, page: buildPage({ path: '/jobs/:id', expose: 'JobPage' }) });
  const told = report.mock.calls.map(([{ number, expose }]) => `${number} ${expose}`);
  expect(told).toEqual(['FED-102 JobPoolPage', 'FED-103 JobPoolPage', 'FED-102 JobPage']);
});

test('FED-04 a file that was mended in the meantime is loaded without a message', async () => {
  const loadModule = jest.fn().mockRejectedValue(scriptError());
  const { loader, inspectFile, report } = setUp(loadModule);
  inspectFile.mockImplementation(async () => {
    loadModule.mockResolvedValue({ JobPoolPage });
    return 'sound';
  });
  expect((await loader.load(target)).kind).toBe('loaded');
  expect(report).not.toHaveBeenCalled();
});

test('FED-04 a look at the file that fails or hangs leaves the failure as it was', async () => {
  const { loader, inspectFile } = setUp(() => Promise.reject(scriptError()));
  inspectFile.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loader.load(target)).toMatchObject({ failure: { reason: 'network' } });
});

test('FED-08 a release that needs what this host does not give is refused before it runs, with the reason', async () => {
  const loadModule = jest.fn(async () => ({ JobPoolPage }));
  const loader = createPageLoader({
    loadModule,
    fetchRegistry: async () => buildRegistry(remote),
    inspectFile: async () => 'unknown',
    report: () => {},
    wait: async () => {},
    gives: { provides: { '@silverjobs/ui': '1.4.0' } },
  });
  const newer = buildRemote({ requires: { '@silverjobs/ui': '^2.0.0' } });
  expect(await loader.load({ remote: newer, page: buildPage() })).toMatchObject({
    failure: {
      number: 'FED-104',
      cause: { message: 'jobs needs @silverjobs/ui ^2.0.0; the host gives 1.4.0.' },
    },
  });
  expect(loadModule).not.toHaveBeenCalled();
});

test('TEAM-09 a release that takes an earlier version is loaded while the host gives it', async () => {
  const parts = {
    loadModule: async () => ({ JobPoolPage }),
    fetchRegistry: async () => buildRegistry(remote),
    inspectFile: async () => 'unknown' as const,
    report: () => {},
    wait: async () => {},
  };
  const earlier = [{ package: '@silverjobs/ui', version: '3.0.0', until: '2027-03-31' }];
  const provides = { '@silverjobs/ui': '4.0.0' };
  const sideBySide = ['@silverjobs/ui'];
  const older = buildRemote({ requires: { '@silverjobs/ui': '^3.0.0' }, sideBySide });
  const load = (gives: LoaderParts['gives']) =>
    createPageLoader({ ...parts, ...(gives && { gives }) }).load({
      remote: older,
      page: buildPage(),
    });
  expect(await load({ provides, earlier })).toMatchObject({ kind: 'loaded' });
  expect(await load({ provides })).toMatchObject({ failure: { number: 'FED-104' } });
});

test.each([
  ['an empty module', {}],
  ['no module', undefined],
  ['something that is no component', { JobPoolPage: 'text' }],
])('FED-04 %s is an invalid module, and is not tried again', async (_, module) => {
  const loadModule = jest.fn(async () => module);
  const { loader } = setUp(loadModule);
  expect(await loader.load(target)).toMatchObject({ failure: { reason: 'invalid-module' } });
  expect(loadModule).toHaveBeenCalledTimes(1);
});

test('FED-04 a remote that never answers fails with a time-out within 10 s', async () => {
  jest.useFakeTimers();
  const { loader } = setUp(() => new Promise(() => {}));
  const result = loader.load(target);
  await jest.advanceTimersByTimeAsync(9_999);
  jest.useRealTimers();
  expect(await result).toMatchObject({ failure: { reason: 'timeout', number: 'FED-101' } });
});

test.each([
  ['integrity', new LoadError('integrity', 'no hash')],
  ['timeout', Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type: 'timeout' })],
  ['timeout', new Error('#RUNTIME-008: ScriptNetworkError: Script "x.js" timed out.')],
  ['network', Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type: 'error' })],
  ['incompatible', new Error('#RUNTIME-012: no shared module')],
  ['incompatible', new Error(' #RUNTIME-005')],
  [
    'incompatible',
    new Error('Version 19.3.1 of shared singleton module react does not satisfy the requirement'),
  ],
  ['invalid-module', new Error('#RUNTIME-001: no container')],
  ['crashed', new TypeError('x is not a function')],
  ['crashed', 'thrown text'],
])('the reason is %s for %s', (reason, error) => {
  expect(reasonOf(error)).toBe(reason);
});

test.each([
  ['the first page, the host started at once', true, 0, 8_000],
  ['the first page, the host started slowly', true, 2_000, 6_000],
  ['the first page, the host started very slowly', true, 30_000, 5_000],
  ['a later page', false, 60_000, 8_000],
])('FED-04 a failure shows within 10 s: %s', (_, first, sinceDocument, time) => {
  expect(loadingTime(first, sinceDocument)).toBe(time);
});

test('VIEW-08 code that was fetched in advance is not fetched again', async () => {
  const loadModule = jest.fn(async () => ({ JobPoolPage }));
  const { loader, report } = setUp(loadModule);
  loader.prefetch(target);
  loader.prefetch(target);
  expect((await loader.load(target)).kind).toBe('loaded');
  loader.prefetch(target);
  expect(loadModule).toHaveBeenCalledTimes(1);
  expect(report).not.toHaveBeenCalled();
});

test('VIEW-08 code that could not be fetched in advance is fetched when it is wanted', async () => {
  const loadModule = jest
    .fn<Promise<unknown>, Parameters<LoaderParts['loadModule']>>()
    .mockRejectedValueOnce(scriptError())
    .mockResolvedValueOnce({ JobPoolPage });
  const { loader, report } = setUp(loadModule);
  loader.prefetch(target);
  await Promise.resolve();
  await Promise.resolve();
  expect((await loader.load(target)).kind).toBe('loaded');
  expect(loadModule.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1]);
  expect(report).not.toHaveBeenCalled();
});

/** A loader whose modules come or fail when the test says so. */
function setUpOpen() {
  const open: { expose: string; attempt: number; settle: (module?: unknown) => void }[] = [];
  const loadModule: LoaderParts['loadModule'] = (_, expose, attempt) =>
    new Promise((resolve, reject) => {
      const settle = (module?: unknown) => (module ? resolve(module) : reject(scriptError()));
      open.push({ expose, attempt, settle });
    });
  return { ...setUp(loadModule), open };
}
const other = { remote, page: { ...buildPage(), expose: 'JobPage' } };
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('TEAM-08 pages of a remote that are wanted at the same time belong to one attempt', async () => {
  const { loader, open } = setUpOpen();
  const shown = loader.load(target);
  // The hover timer after a quick click, then Tab over further links.
  loader.prefetch(target);
  loader.prefetch(other);
  const again = loader.load(target);
  expect(open.map(({ expose, attempt }) => [expose, attempt])).toEqual([
    ['JobPoolPage', 0],
    ['JobPage', 0],
  ]);
  open[0]?.settle({ JobPoolPage });
  expect([(await shown).kind, (await again).kind]).toEqual(['loaded', 'loaded']);
});

test('TEAM-08 pages that fail together are tried again together, as one further attempt', async () => {
  const { loader, open } = setUpOpen();
  const both = [loader.load(target), loader.load(other)];
  for (const { settle } of open) settle();
  await nextTurn();
  expect(open.slice(2).map(({ attempt }) => attempt)).toEqual([1, 1]);
  open[2]?.settle({ JobPoolPage });
  open[3]?.settle({ JobPage: JobPoolPage });
  expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(['loaded', 'loaded']);
});

test('TEAM-08 a page that hangs is asked for anew by whoever comes after its time was over', async () => {
  jest.useFakeTimers();
  const { loader, open } = setUpOpen();
  loader.prefetch(other);
  const first = loader.load(target);
  await jest.advanceTimersByTimeAsync(9_999);
  jest.useRealTimers();
  expect((await first).kind).toBe('failed');
  const later = loader.load(other);
  expect(open.at(-1)).toMatchObject({ expose: 'JobPage', attempt: 1 });
  open.at(-1)?.settle({ JobPage: JobPoolPage });
  expect((await later).kind).toBe('loaded');
});
