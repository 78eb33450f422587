import type { PositionSuggestion } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { positions } from '../database/schema.ts';
import { relatedPositions } from '../positions/related-positions.ts';
import { countByPosition } from './count-by-position.ts';
import type { ReadFilter } from './filter-condition.ts';

/** Positions whose jobs are counted, and most that are offered. */
const MAX_COUNTED = 12;
const MAX_OFFERED = 6;

/** Positions related to some that have jobs at the same location, the closest first. */
export async function suggestPositions(
  db: Database,
  filter: ReadFilter,
  ids: readonly number[],
): Promise<PositionSuggestion[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(positions);
  const each = Math.ceil(MAX_COUNTED / ids.length);
  const related = ids.flatMap((id) => relatedPositions(rows, id, each));
  const others = [...new Set(related)].filter(({ id }) => !ids.includes(id));
  if (others.length === 0) return [];
  const jobs = await countByPosition(
    db,
    filter,
    others.map(({ id }) => id),
  );
  return others
    .map(({ id, label }) => ({ search_what_id: id, label, count: jobs.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, MAX_OFFERED);
}
