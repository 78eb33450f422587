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

  test('the backend answers the first calls of a page for whom the page opens', async () => {
    const remotes = await releases();
    const checked: string[] = [];
    for (const { pages, path } of pageRoutes({
      schema: 1,
      revision: 1,
      host: null,
      remotes: Object.fromEntries(remotes.map((remote) => [remote.name, remote])),
    })) {
      const choice = choosePage(pages, session, path);
      if (choice.kind !== 'page') continue;
      for (const call of choice.page.page.firstCalls ?? []) {
        const key = `GET ${call.path}` as CallKey;
        checked.push(key);
        const decision = evaluateAccess(identityRule(calls[key].identity), session);
        expect([path, key, decision.allowed]).toEqual([path, key, true]);
      }
    }
    if (session.user?.role === 'candidate' && session.user.candidate_id) {
      expect(checked).toContain('GET /job_demand');
    }
  });
});
