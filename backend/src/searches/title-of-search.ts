import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { type jobSearches, positions } from '../database/schema.ts';
import { loadLocationFacts } from './location-facts/location-facts.ts';
import { AUTO_TITLE, searchTitle } from './search-texts.ts';

/** What a search is called, also one without a title of its own. */
export async function titleOf(
  db: Database,
  search: typeof jobSearches.$inferSelect,
): Promise<string> {
  if (search.title !== null) return search.title;
  if (search.type === 'auto') return AUTO_TITLE;
  const [what] = await db
    .select({ label: positions.label })
    .from(positions)
    .where(eq(positions.id, search.searchWhatId ?? 0));
  const placeId = search.searchLocationId;
  const facts = placeId === null ? null : await loadLocationFacts(db, [placeId]);
  const place = facts?.get(placeId ?? 0)?.label ?? null;
  return searchTitle(what?.label ?? null, place, search.narrowing);
}
