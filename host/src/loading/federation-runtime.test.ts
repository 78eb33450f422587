import { init } from '@module-federation/enhanced/runtime';
import { buildRemote } from '../testing/build-registry.ts';
import { loadModule, startFederationRuntime } from './federation-runtime.ts';

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
