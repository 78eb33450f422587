import type { Database } from './database.ts';

/** How long reference data is kept in memory, in milliseconds: only a newer state of the code changes it. */
const KEPT_MS = 300_000;

/**
 * Keeps what everybody gets the same from the reference data, for each database (operation-29).
 * @param load reads it
 * @param size how much room an answer takes; 1 by default
 * @param room how much all take together; when it is full, everything is forgotten
 */
export function keptReference<Key, Found>(
  load: (db: Database, key: Key) => Promise<Found>,
  { size = () => 1, room }: { size?: (found: Found) => number; room: number },
): (db: Database, key: Key) => Promise<Found> {
  type Store = { until: number; used: number; readonly found: Map<string, Found> };
  const stores = new WeakMap<Database, Store>();
  const storeOf = (db: Database): Store => {
    const known = stores.get(db);
    if (known && known.until > Date.now() && known.used < room) return known;
    const store = { until: Date.now() + KEPT_MS, used: 0, found: new Map<string, Found>() };
    stores.set(db, store);
    return store;
  };
  return async (db, key) => {
    const name = JSON.stringify(key);
    const known = storeOf(db).found.get(name);
    if (known !== undefined) return known;
    const found = await load(db, key);
    const taken = size(found);
    // A database that another process is still filling has nothing yet.
    if (taken === 0) return found;
    const store = storeOf(db);
    store.found.set(name, found);
    store.used += taken;
    return found;
  };
}
