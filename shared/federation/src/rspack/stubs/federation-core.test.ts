/** @jest-environment <rootDir>/jest/jsdom-environment.cjs */
import { ModuleFederation } from './federation-core.ts';

const page = window as unknown as Record<string, unknown>;
const library = () => 'library';
const asking = (requiredVersion = '^2.1.0') => ({
  customShareInfo: { shareConfig: { requiredVersion } },
});
const remote = { name: 'jobs_1', entry: '/jobs.js', entryGlobalName: 'jobs_1' };

function hostWith(get: () => (() => unknown) | Promise<() => unknown>) {
  return new ModuleFederation({ name: 'host', shared: { ui: [{ version: '2.1.0', get }] } });
}

test('FED-02 what the host gives is made once, for itself and for a remote', async () => {
  const get = jest.fn(() => library);
  const host = hostWith(get);
  const other = new ModuleFederation({ name: 'jobs_1' });
  other.initShareScopeMap('default', host.shareScopeMap.default ?? {});
  expect(host.loadShareSync('ui', asking())).toBe(library);
  expect(await other.loadShare('ui', asking())).toBe(library);
  expect(get).toHaveBeenCalledTimes(1);
});

test('FED-02 two that ask at once wait for the same', async () => {
  const get = jest.fn(async () => library);
  const host = hostWith(get);
  expect(
    await Promise.all([host.loadShare('ui', asking()), host.loadShare('ui', asking())]),
  ).toEqual([library, library]);
  expect(get).toHaveBeenCalledTimes(1);
});

test('FED-04 a library that failed is asked for again', async () => {
  const get = jest.fn<Promise<() => unknown>, []>(async () => library);
  get.mockRejectedValueOnce(new Error('no network'));
  const host = hostWith(get);
  await expect(host.loadShare('ui', asking())).rejects.toThrow('no network');
  expect(await host.loadShare('ui', asking())).toBe(library);
});

test('FED-04 another version, none at all, or one that is not there yet is told', async () => {
  const host = hostWith(async () => library);
  await expect(host.loadShare('ui', asking('^3.0.0'))).rejects.toThrow(
    'of shared singleton module ui',
  );
  expect(await host.loadShare('maps', asking())).toBe(false);
  expect(() => host.loadShareSync('ui', asking())).toThrow('#RUNTIME-005');
});

describe('a remote', () => {
  const init = jest.fn<Promise<void>, unknown[]>();
  const get = jest.fn(async (expose: string) => () => `module ${expose}`);

  beforeEach(() => {
    page.jobs_1 = { init, get };
    init.mockReset().mockResolvedValue();
  });

  test("FED-01 is given the host's libraries, once, and gives its modules", async () => {
    const host = hostWith(() => library);
    host.registerRemotes([remote]);
    expect(await Promise.all([host.loadRemote('jobs_1/A'), host.loadRemote('jobs_1/B')])).toEqual([
      'module ./A',
      'module ./B',
    ]);
    expect(init).toHaveBeenCalledTimes(1);
    expect(init).toHaveBeenCalledWith(host.shareScopeMap.default, [], expect.anything());
  });

  test('FED-04 that could not be opened is opened again', async () => {
    const host = hostWith(() => library);
    host.registerRemotes([remote]);
    init.mockRejectedValueOnce(new Error('not now'));
    await expect(host.loadRemote('jobs_1/A')).rejects.toThrow('not now');
    expect(await host.loadRemote('jobs_1/A')).toBe('module ./A');
  });

  test('FED-04 keeps its address unless another one is meant', async () => {
    const urls: string[] = [];
    const refuse = ({ url }: { url: string }): never => {
      urls.push(url);
      throw new Error('refused');
    };
    delete page.jobs_1;
    const host = new ModuleFederation({ name: 'host', plugins: [{ createScript: refuse }] });
    const load = () => host.loadRemote('jobs_1/A').catch(() => {});
    host.registerRemotes([remote]);
    await load();
    host.registerRemotes([{ ...remote, entry: '/jobs.js?attempt=1' }]);
    await load();
    host.registerRemotes([{ ...remote, entry: '/jobs.js?attempt=1' }], { force: true });
    await load();
    expect(urls).toEqual(['/jobs.js', '/jobs.js', '/jobs.js?attempt=1']);
  });

  test('FED-04 that nobody has named is told', async () => {
    await expect(hostWith(() => library).loadRemote('none/A')).rejects.toThrow('#RUNTIME-004');
  });
});
