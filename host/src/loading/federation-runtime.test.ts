import { init } from '@module-federation/enhanced/runtime';
import { buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { createModuleLoader, loadModule, startFederationRuntime } from './federation-runtime.ts';

init({ name: 'host', remotes: [] });
startFederationRuntime();

const integrity = { 'remoteEntry.js': `sha256-${'A'.repeat(43)}=` };
const requested = () => Array.from(document.scripts, ({ src }) => new URL(src).search);
const entryOf = (search: string) =>
  Array.from(document.scripts).find(({ src }) => new URL(src).search === search);

/** Lets the entry arrive: its script defines the container. */
function evaluate(container: string, search: string): void {
  const get = async (expose: string) => () => ({ expose });
  Object.assign(globalThis, { [container]: { init: () => {}, get } });
  entryOf(search)?.dispatchEvent(new Event('load'));
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  jest.restoreAllMocks();
  for (const script of Array.from(document.scripts)) script.remove();
});

test('TEAM-08 two pages of a remote fetch its entry once', async () => {
  const remote = buildRemote({ integrity });
  const pages = [loadModule(remote, 'JobPoolPage', 0), loadModule(remote, 'JobPage', 0)];
  await turn();
  expect(requested()).toEqual(['']);
  evaluate(remote.container, '');
  expect(await Promise.all(pages)).toEqual([{ expose: './JobPoolPage' }, { expose: './JobPage' }]);
});

test('TEAM-08 two pages that are tried again fetch it once more, under another address', async () => {
  const remote = buildRemote({ integrity, release: 'def456', container: 'jobs_def456' });
  // The runtime warns of every address that takes another's place.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  void loadModule(remote, 'JobPoolPage', 0).catch(() => {});
  await turn();
  const again = loadModule(remote, 'JobPoolPage', 1);
  await turn();
  const pages = [again, loadModule(remote, 'JobPage', 1)];
  await turn();
  expect(requested()).toEqual(['', '?attempt=1']);
  evaluate(remote.container, '?attempt=1');
  expect(await Promise.all(pages)).toEqual([{ expose: './JobPoolPage' }, { expose: './JobPage' }]);
  entryOf('')?.dispatchEvent(new Event('error'));
});

describe('delivery-87 an entry whose hash the document has not', () => {
  const plain = (release: string) =>
    buildRemote({ name: 'far', release, container: `far_${release}` });
  const entries = () => Array.from(document.scripts, ({ integrity }) => integrity);

  test('TEAM-08 is loaded with that of the registry, which two pages and later ones ask for once', async () => {
    const fetchRegistry = jest.fn(async () => buildRegistry({ ...plain('a1'), integrity }));
    const load = createModuleLoader(fetchRegistry);
    const pages = [load(plain('a1'), 'One', 0), load(plain('a1'), 'Two', 0)];
    await turn();
    expect(entries()).toEqual([integrity['remoteEntry.js']]);
    evaluate('far_a1', '');
    expect(await Promise.all(pages)).toEqual([{ expose: './One' }, { expose: './Two' }]);
    await load(plain('a1'), 'Three', 0);
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
  });

  test('FED-04 fails like a file while no registry comes, and is asked for again', async () => {
    const fetchRegistry = jest.fn(async () => buildRegistry({ ...plain('a2'), integrity }));
    fetchRegistry.mockRejectedValueOnce(new Error('The registry answered 503.'));
    const load = createModuleLoader(fetchRegistry);
    await expect(load(plain('a2'), 'One', 0)).rejects.toMatchObject({ reason: 'network' });
    expect(entries()).toEqual([]);
    const page = load(plain('a2'), 'One', 0);
    await turn();
    evaluate('far_a2', '');
    expect(await page).toEqual({ expose: './One' });
  });

  test('FED-04 is refused where another release is live, which the page loader then takes', async () => {
    const load = createModuleLoader(async () => buildRegistry({ ...plain('a4'), integrity }));
    await expect(load(plain('a3'), 'One', 0)).rejects.toMatchObject({ reason: 'incompatible' });
    expect(entries()).toEqual([]);
  });
});
