/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CallKey, calls, evaluateAccess, identityRule } from '@silverjobs/contract';
import type { AccessSession } from '@silverjobs/contract/access';
import type { RemoteConfig, RemoteRelease } from '@silverjobs/federation';
import { menuSections } from '../layout/menu-entries.ts';
import { buildRemote } from '../testing/build-registry.ts';
import { choosePage } from './choose-page.ts';
import { pageRoutes } from './page-table.ts';

const root = join(__dirname, '../../..');

const someone = (role: string, candidate_id: number | null, plan_type: string): AccessSession => ({
  signedIn: true,
  loaded: true,
  user: { role, candidate_id, plan_type },
});
const sessions: Record<string, AccessSession> = {
  visitor: { signedIn: false, loaded: false, user: null },
  'user not loaded': { signedIn: true, loaded: false, user: null },
  'free candidate': someone('candidate', 3, 'free'),
  'paying candidate': someone('candidate', 3, 'paid'),
  'candidate without a profile': someone('candidate', null, 'paid'),
  client: someone('client', null, 'free'),
  'unknown role': someone('admin', 3, 'paid'),
};

/** The releases that would be published of all remotes of the workspace. */
async function releases(): Promise<RemoteRelease[]> {
  const folders = readdirSync(root).filter((name) => name.startsWith('remote-'));
  return Promise.all(
    folders.map(async (folder) => {
      const module = (await import(join(root, folder, 'remote.config.ts'))) as {
        default: RemoteConfig;
      };
      const { name, pages, menu } = module.default;
      return buildRemote({
        name,
        menu,
        pages: pages.map(({ module: _, ...page }) => ({ ...page, files: { js: [], css: [] } })),
      });
    }),
  );
}

/** Calls that give a page its content, where the document does not start them. */
const LATER_CALLS: Record<string, readonly CallKey[]> = {
  'account /account/data': ['GET /account/export'],
  'account /privacy': ['POST /auth/request-email-change', 'PUT /users/{id}'],
  'account /delete-profile': ['DELETE /users/{id}'],
  'ai-assistants /ai-jobs': ['POST /chat/start'],
  'ai-assistants /cover-letter': ['POST /cover-letter/start'],
  'ai-assistants /cv-generator': ['GET /cv', 'PUT /cv', 'DELETE /cv'],
  'ai-assistants /interview': ['POST /interview/start'],
  'ai-assistants /job-coach': ['POST /job-coach/start'],
  'employer /jobs/:id/candidates': ['GET /job_demand/{id}/candidates'],
  'jobs /jobs': ['GET /saved_job'],
  'profile /profile': ['GET /candidate', 'PUT /candidate/{id}'],
  'profile /personal': ['PUT /candidate/{id}'],
  'profile /work-history': ['PUT /candidate/{id}'],
  'profile /education': ['PUT /candidate/{id}'],
  'profile /desired-jobs': ['POST /candidate_matching_positions'],
  'profile /location': ['PUT /candidate/{id}'],
  'silverplus /silverplus/subscription': ['POST /candidate_checkout_session'],
  'silverplus /silverplus/checkout/:id': [
    'GET /candidate_checkout_session/{id}',
    'POST /candidate_checkout_session/{id}/order',
  ],
  'silverplus /courses': ['GET /courses', 'GET /candidate_courses'],
  'silverplus /courses/:key': [
    'GET /courses/{id}',
    'GET /candidate_courses',
    'POST /usercourses',
    'DELETE /usercourses/{id}',
  ],
};

/** Pages that ask for nothing of their own, or only for what every signed-in user may have. */
const WITHOUT_CALLS = [
  // Who does not pay sees here that there is nothing to cancel.
  'silverplus /account/cancel-silverplus',
  'silverplus /silverplus',
];

function callsOf(remote: string, page: RemoteRelease['pages'][number]): CallKey[] {
  const first = (page.firstCalls ?? []).map(({ path }) => `GET ${path}` as CallKey);
  return [...first, ...(LATER_CALLS[`${remote} ${page.path}`] ?? [])];
}

test('ACC-04 every closed route names the calls that give it its content', async () => {
  const silent = (await releases()).flatMap(({ name, pages }) =>
    pages
      .filter((page) => page.access.kind !== 'public' && !page.firstCalls)
      .map(({ path }) => `${name} ${path}`),
  );
  // Add a new page to LATER_CALLS: the table below then checks page and backend against each other.
  expect(silent.filter((page) => !LATER_CALLS[page] && !WITHOUT_CALLS.includes(page))).toEqual([]);
});

/** Menu entries of a path for a session, and whether the path opens. */
function look(remotes: RemoteRelease[], path: string, session: AccessSession) {
  const registry = Object.fromEntries(remotes.map((remote) => [remote.name, remote]));
  const route = pageRoutes({ schema: 1, revision: 1, host: null, remotes: registry }).find(
    (candidate) => candidate.path === path,
  );
  const entries = (['production', 'local'] as const).map((environment) =>
    menuSections(remotes, { session, environment })
      .flatMap((section) => section.entries)
      .filter((entry) => entry.path === path),
  );
  return { choice: choosePage(route?.pages ?? [], session, path), entries };
}

describe.each(Object.entries(sessions))('ACC-04 LAY-04 LAY-05 %s', (_, session) => {
  test('an entry that is open leads to its page, any other to nowhere else than its target', async () => {
    const remotes = await releases();
    const owned = remotes.flatMap(({ name, menu }) => menu.map(({ path }) => ({ name, path })));
    expect(owned.length).toBeGreaterThan(10);
    for (const { name, path } of owned) {
      const { choice, entries } = look(remotes, path, session);
      // /jobs is a page of employers for employers and another for candidates.
      const opens = choice.kind === 'page' && choice.page.remote.name === name;
      for (const shown of entries) {
        expect([path, shown.some((entry) => !entry.locked)]).toEqual([path, opens]);
      }
      // A locked entry shows in production only, and leads to the page that explains the plan.
      const [production = [], local = []] = entries;
      const locked = production.some((entry) => entry.locked);
      expect([path, local.some((entry) => entry.locked)]).toEqual([path, false]);
      if (locked) expect([path, choice]).toEqual([path, { kind: 'redirect', to: '/silverplus' }]);
    }
  });

  test('a page opens for exactly those whom the backend answers its calls, on every route', async () => {
    const remotes = await releases();
    for (const { name, pages } of remotes) {
      for (const page of pages) {
        const opens = evaluateAccess(page.access, session).allowed;
        for (const key of callsOf(name, page)) {
          const answered = evaluateAccess(identityRule(calls[key].identity), session).allowed;
          expect([name, page.path, key, answered]).toEqual([name, page.path, key, opens]);
        }
      }
    }
  });
});
