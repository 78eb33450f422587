/** @jest-environment node */
import { paths } from '@silverjobs/contract/paths';
import { PURPOSES, type RegistryPage } from '@silverjobs/federation';
import { checkRemoteRelease } from '@silverjobs/federation/store';
import { hostPaths } from '../../../common/host-paths.ts';
import { declaredPages, purposePath } from '../../../common/page-table.ts';
import { destinationOf } from '../../model/destination.ts';
import { buildRegistry } from '../../testing/build-registry.ts';
import { workspaceRemotes } from '../../testing/workspace-remotes.ts';

let pages: RegistryPage[];
beforeAll(async () => {
  pages = declaredPages(buildRegistry(...(await workspaceRemotes())));
});

test('every path that teams promise each other is that of a page', () => {
  const declared = [...Object.values<string>(hostPaths), ...pages.map(({ path }) => path)];
  expect(Object.values<string>(paths).filter((path) => !declared.includes(path))).toEqual([]);
});

test('no two remotes claim the same path, purpose or deep link', async () => {
  const remotes = await workspaceRemotes();
  const problems = remotes.flatMap((remote) =>
    checkRemoteRelease(remote, buildRegistry(...remotes)),
  );
  expect(problems.filter((text) => / is claimed by | both /.test(text))).toEqual([]);
});

test.each(PURPOSES)('there is a page for %s', (purpose) => {
  expect(purposePath(pages, purpose)).toMatch(/^\//);
});

test('a first call takes from the address only what the path has', () => {
  for (const { path, firstCalls = [] } of pages) {
    for (const call of firstCalls) {
      const taken = Object.values(call.query ?? {}).flatMap((value) =>
        typeof value === 'object' && 'param' in value ? [value.param] : [],
      );
      const filled = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      for (const name of [...taken, ...filled]) expect(path).toContain(`:${name}`);
    }
  }
});

test.each([
  ['finance', 3, '/finances', null],
  ['invoice', null, '/finances', null],
  ['communication', 3, '/messages/:id', 'message_id'],
  ['Message', 3, '/messages/:id', 'message_id'],
  ['communication', null, '/messages', null],
  ['job_demand', 3, '/jobs/:id', 'job_demand_id'],
  ['job_demand', null, '/', null],
  ['candidate_detail', 3, '/details/:id', null],
  ['candidate_detail', null, '/', null],
  ['jobs', 3, '/jobs', null],
  ['profile', null, '/profile', null],
  ['nobody-knows', 3, '/', null],
])('DEEP-02 DEEP-03 the target %s with id %j leads to %s', (target, id, path, record) => {
  expect(destinationOf(pages, { target, id })).toEqual({ path, record });
});
