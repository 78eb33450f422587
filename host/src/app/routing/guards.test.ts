import type { AccessSession } from '@silverjobs/contract/access';
import type { Registry } from '@silverjobs/federation';
import type { PageLoader } from '../../loading/load-page.ts';
import type { SessionService } from '../../session/session-service.ts';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { noRenewal } from '../../testing/render-host.tsx';
import { loadPageRoute } from './guards.ts';

const session: AccessSession = {
  signedIn: true,
  loaded: true,
  user: { role: 'candidate', candidate_id: 3, plan_type: 'free' },
};
const page = buildPage({ path: '/messages' });
const mine = { remote: buildRemote({ pages: [page] }), page };
const later = buildRemote({ release: 'def456', container: 'jobs_def456', pages: [page] });

function open(
  registry: Registry,
  { loaded = false, unsaved = [] as string[], as = session, wanted = '/messages?a=1' } = {},
) {
  const load = jest.fn<ReturnType<PageLoader['load']>, Parameters<PageLoader['load']>>(
    async ({ remote }) => ({
      kind: 'loaded',
      Component: () => null,
      remote: remote.name,
      release: remote.release,
    }),
  );
  const answer = loadPageRoute([mine], wanted, {
    session: { settled: async () => as } as SessionService,
    loader: { load, has: () => loaded, prefetch: () => {} },
    redirect: { remember: () => {}, forget: () => {}, take: () => null },
    registry: { current: () => registry, refresh: async () => {}, look: async () => {} },
    unsaved: () => unsaved,
    linkToken: () => null,
    renewal: noRenewal(registry),
  });
  return { answer, load };
}

const loadedRelease = (load: ReturnType<typeof open>['load']) =>
  load.mock.calls[0]?.[0].remote.release;

test('a page that was not loaded yet is taken from the live release', async () => {
  const { answer, load } = open(buildRegistry(later));
  await answer;
  expect(loadedRelease(load)).toBe('def456');
});

test('FED-03 a remote that is loaded in another release is opened in a new document', async () => {
  const { answer, load } = open(buildRegistry(later), { loaded: true });
  const response = (await answer) as Response;
  expect(response.headers.get('Location')).toBe('/messages?a=1');
  expect(response.headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(load).not.toHaveBeenCalled();
});

test('FED-03 with unsaved input the tab keeps its own release', async () => {
  const { answer, load } = open(buildRegistry(later), { loaded: true, unsaved: ['Nachricht'] });
  await answer;
  expect(loadedRelease(load)).toBe('abc123');
});

test('a remote that is switched off says so, with a number, and is not loaded', async () => {
  const { answer, load } = open({ ...buildRegistry(mine.remote), disabled: ['jobs'] });
  expect(await answer).toMatchObject({ result: { failure: { number: 'FED-107' } } });
  expect(load).not.toHaveBeenCalled();
});

test('OPER-08 operators-1 an operator gets a document of the back-office instead of any other page', async () => {
  const as = { ...session, user: { role: 'operator', candidate_id: null, plan_type: 'free' } };
  const { answer, load } = open(buildRegistry(later), { as });
  const response = (await answer) as Response;
  expect(response.headers.get('Location')).toBe('/operator/reports');
  expect(response.headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(load).not.toHaveBeenCalled();
});
