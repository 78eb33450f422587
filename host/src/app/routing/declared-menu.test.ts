/** @jest-environment node */
import type { AccessSession } from '@silverjobs/contract/access';
import type { RemoteRelease } from '@silverjobs/federation';
import { accessSessions } from '@silverjobs/testing';
import { choosePage } from '../../../common/choose-page.ts';
import { pageRoutes } from '../../../common/page-table.ts';
import { menuSections } from '../../frame/layout/menu-entries.ts';
import { buildRegistry } from '../../testing/build-registry.ts';
import { workspaceRemotes } from '../../testing/workspace-remotes.ts';

const PLAN = '/what-the-plan-is';

/** Menu entries of a path for a session, and whether the path opens. */
function look(remotes: RemoteRelease[], path: string, session: AccessSession) {
  const route = pageRoutes(buildRegistry(...remotes)).find((candidate) => candidate.path === path);
  const entries = (['production', 'local'] as const).map((environment) =>
    menuSections(remotes, { session, environment })
      .flatMap((section) => section.entries)
      .filter((entry) => entry.path === path),
  );
  return { choice: choosePage(route?.pages ?? [], session, path, PLAN), entries };
}

test.each(Object.entries(accessSessions))(
  'ACC-04 LAY-04 LAY-05 an entry that is open leads to its page, any other to nowhere else than its target: %s',
  async (_, session) => {
    const remotes = await workspaceRemotes();
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
      if (!locked) continue;
      const to = expect.stringContaining(`${PLAN}?feature=`);
      expect([path, choice]).toEqual([path, { kind: 'redirect', to }]);
    }
  },
);
