import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { candidates } from '../database/schema.ts';
import { noteEmptySearch } from '../figures/empty-searches.ts';
import { implement } from '../http/implement.ts';
import { findOption } from './find-option.ts';
import { findOptions } from './find-options.ts';

/** Of fewer letters nobody knows yet what is being typed. */
const LONG_ENOUGH = 4;

/** Postal code of the candidate who asks; null for others and those who gave none. */
async function homeOf(db: Database, candidateId: number | null): Promise<string | null> {
  if (candidateId === null) return null;
  const [row] = await db
    .select({ code: candidates.postalCode })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  return row?.code ?? null;
}

export const locationCalls = [
  implement('GET /search_location', async ({ query, requester }, services) => {
    const { db } = services;
    const options = await findOptions(db, query.search, () => homeOf(db, requester.candidateId));
    if (options.length === 0 && query.search.length >= LONG_ENOUGH) {
      const visitor = String(requester.usersId);
      await noteEmptySearch(services, { place: 'location', words: query.search, visitor });
    }
    return options;
  }),
  implement('GET /search_location/{id}', ({ params, query }, { db }) =>
    findOption(db, params.id, query.label),
  ),
];
