import { createRequire } from 'node:module';

// As in drizzle.ts; PGlite in the same form, or it would be there twice.
const load = createRequire(import.meta.url);
const driver: typeof import('drizzle-orm/pglite') = load('drizzle-orm/pglite');
const migrator: typeof import('drizzle-orm/pglite/migrator') = load('drizzle-orm/pglite/migrator');
const engine: typeof import('@electric-sql/pglite') = load('@electric-sql/pglite');

export const { drizzle } = driver;
export const { migrate } = migrator;
export const { PGlite } = engine;
export type PGlite = import('@electric-sql/pglite').PGlite;
