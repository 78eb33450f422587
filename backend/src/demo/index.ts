/**
 * Demo data: pure functions that give the rows to insert (see types.ts for their shape and
 * README.md for sources and licences).
 */
export { accounts } from './accounts/index.ts';
export { type DemoLogin, demoLogins } from './accounts/logins.ts';
export { courses } from './courses/index.ts';
export { employers } from './employers/index.ts';
export { FEATURED_JOB_COUNT } from './jobs/featured.ts';
export { jobDemands } from './jobs/index.ts';
export { lookups } from './lookups/index.ts';
export { loadPlaces } from './places/index.ts';
export { positions } from './positions/index.ts';
export type * from './types.ts';
