import { callKeys } from '@silverjobs/contract';
import type { FirstCall, TeamCall } from './remote-config.ts';

const calls: FirstCall[] = [
  { group: 'main', path: '/job_demand/{id}' },
  { group: 'main', path: '/job_demand', query: { mode: 'count', search_what_id: { param: 'id' } } },
];

test('first calls are calls of the contract', () => {
  for (const { path } of calls) expect(callKeys).toContain(`GET ${path}`);
});

/** Compiles only while each call below is an error; the project is type-checked with its tests. */
export function refusedByTypes(): FirstCall[] {
  return [
    // @ts-expect-error no call has this path
    { group: 'main', path: '/job_demands' },
    // @ts-expect-error this path is not read
    { group: 'main', path: '/job_report' },
    // @ts-expect-error it belongs to another group
    { group: 'billing', path: '/job_demand' },
    // @ts-expect-error it has no such parameter
    { group: 'main', path: '/job_demand', query: { size: 20 } },
  ];
}

/** The same: of a team's call types know its form alone. */
export function refusedOfTeams(): TeamCall[] {
  return [
    { group: 'training', path: '/anything/{id}', query: { near: { param: 'id' } } },
    // @ts-expect-error it would be no path below the group's address
    { group: 'training', path: 'places' },
    // @ts-expect-error nobody fills it with that
    { group: 'training', path: '/places', query: { near: { cookie: 'id' } } },
  ];
}
