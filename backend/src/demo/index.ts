/**
 * Demo data: pure functions that give the rows to insert (the types.ts of each folder has their shape).
 */
export { positions } from '../reference/positions/index.ts';
export { accounts } from './accounts/index.ts';
export { courses } from './courses/index.ts';
export { employers } from './employers/index.ts';
export { jobDemands } from './jobs/index.ts';
