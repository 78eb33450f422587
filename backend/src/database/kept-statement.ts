import type { Database } from './database.ts';

/**
 * A statement that is asked again and again: it is put together once for each database, and planned
 * once for each connection (operation-29). Only for statements whose best plan is the same for all
 * values: rows by their keys. What differs is a placeholder.
 * @param build prepares it, with a name that no other statement has
 */
export function keptStatement<Statement>(
  build: (db: Database) => Statement,
): (db: Database) => Statement {
  const kept = new WeakMap<Database, Statement>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const statement = build(db);
    kept.set(db, statement);
    return statement;
  };
}
