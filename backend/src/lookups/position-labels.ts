import type { Database } from '../database/database.ts';
import { keptReference } from '../database/kept-reference.ts';
import { positions } from '../database/schema.ts';

/** Finds the label of a position; null for an unknown id. */
export type PositionLabels = (positionId: number) => string | null;

const loadAll = keptReference(
  async (db: Database, _key: 'all') => {
    const rows = await db.select({ id: positions.id, label: positions.label }).from(positions);
    return new Map(rows.map(({ id, label }) => [id, label]));
  },
  { size: (labels) => labels.size, room: 100_000 },
);

/** The labels of all positions (operation-29). */
export async function loadPositionLabels(db: Database): Promise<PositionLabels> {
  const labels = await loadAll(db, 'all');
  return (positionId) => labels.get(positionId) ?? null;
}
