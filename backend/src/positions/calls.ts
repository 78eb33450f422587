import { asc } from '../database/drizzle.ts';
import { positions } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { nearNames, withSpokenNames } from '../reference/positions/spoken-names.ts';

export const positionCalls = [
  implement('GET /search_what', async (_request, { db }) => {
    const rows = await db.select().from(positions).orderBy(asc(positions.label), asc(positions.id));
    return rows.map(({ id, label, matchingKeywords }) => ({
      id,
      label,
      matching_keywords: withSpokenNames(label, matchingKeywords),
      near_keywords: nearNames(label),
    }));
  }),
];
