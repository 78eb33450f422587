/** @jest-environment node */
import { buildPage, buildRegistry, buildRemote } from '../src/testing/build-registry.ts';
import { firstCallsOf } from './first-calls.ts';

test('VIEW-08 the table has the first calls of each page, and none of the back-office', () => {
  const calls = [{ group: 'main' as const, path: '/job_demand' }];
  const ofTeam = [{ group: 'training', path: '/places' }];
  const registry = buildRegistry(
    buildRemote({
      pages: [
        buildPage({ expose: 'JobPage', firstCalls: calls }),
        buildPage({ path: '/legal', expose: 'LegalPage' }),
        buildPage({ path: '/places', expose: 'PlacesPage', firstTeamCalls: ofTeam }),
        buildPage({
          path: '/office',
          expose: 'OfficePage',
          access: { kind: 'operator' },
          firstCalls: calls,
        }),
      ],
    }),
  );
  const { container = '' } = Object.values(registry.remotes)[0] ?? {};
  expect(firstCallsOf(registry)).toEqual({
    [`${container}/JobPage`]: calls,
    [`${container}/PlacesPage`]: ofTeam,
  });
});
