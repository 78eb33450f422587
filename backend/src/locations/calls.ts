import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { candidates } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { findOption } from './find-option.ts';
import { findOptions } from './find-options.ts';

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
  implement('GET /search_location', async ({ query, requester }, { db }) =>
    findOptions(db, query.search, () => homeOf(db, requester.candidateId)),
  ),
  implement('GET /search_location/{id}', ({ params, query }, { db }) =>
    findOption(db, params.id, query.label),
  ),
];
