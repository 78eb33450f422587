import type { PositionSuggestion } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { positions } from '../database/schema.ts';
import { relatedPositions } from '../positions/related-positions.ts';
import { countByPosition } from './count-by-position.ts';
import type { ReadFilter } from './filter-condition.ts';

/** Positions whose jobs are counted, and most that are offered. */
const MAX_COUNTED = 12;
const MAX_OFFERED = 6;

/** Related positions that have jobs at the same location, the closest first. */
export async function suggestPositions(
  db: Database,
  filter: ReadFilter,
): Promise<PositionSuggestion[]> {
  if (filter.positionId === undefined) return [];
  const related = relatedPositions(
    await db.select().from(positions),
    filter.positionId,
    MAX_COUNTED,
  );
  if (related.length === 0) return [];
  const jobs = await countByPosition(
    db,
    filter,
    related.map(({ id }) => id),
  );
  return related
    .map(({ id, label }) => ({ search_what_id: id, label, count: jobs.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, MAX_OFFERED);
}
