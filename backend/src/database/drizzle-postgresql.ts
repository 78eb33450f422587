import { createRequire } from 'node:module';

// As in drizzle.ts.
const load = createRequire(import.meta.url);
const driver: typeof import('drizzle-orm/node-postgres') = load('drizzle-orm/node-postgres');
const migrator: typeof import('drizzle-orm/node-postgres/migrator') = load(
  'drizzle-orm/node-postgres/migrator',
);

export const { drizzle } = driver;
export const { migrate } = migrator;
