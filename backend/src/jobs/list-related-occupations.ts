import type { RelatedOccupation } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { positions } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { relatedPositions } from '../positions/related-positions.ts';
import { countByPosition } from './count-by-position.ts';
import type { ReadFilter } from './filter-condition.ts';
import { narrowFilter } from './narrow-filter.ts';
import { loadSearcher } from './search-profile.ts';

/** Related occupations of each one that is asked for, and most of them together. */
const RELATED_EACH = 4;
const RELATED_MOST = 6;

/**
 * Occupations with those related to them, each with its number of jobs; one related to several comes
 * first (guide-14).
 * @param ids unknown ones are left out
 */
export async function listRelatedOccupations(
  db: Database,
  requester: Pick<Requester, 'candidateId'>,
  ids: readonly number[],
): Promise<RelatedOccupation[]> {
  const rows = await db.select().from(positions);
  const own = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const votes = new Map<(typeof rows)[number], number>();
  for (const { id } of own) {
    for (const [place, row] of relatedPositions(rows, id, RELATED_EACH).entries()) {
      if (!ids.includes(row.id)) votes.set(row, (votes.get(row) ?? 0) + RELATED_EACH - place);
    }
  }
  const related = [...votes].sort((a, b) => b[1] - a[1]).slice(0, RELATED_MOST);
  const all = [...own, ...related.map(([row]) => row)];
  const { profile, hiddenIds } = await loadSearcher(db, requester.candidateId);
  const anywhere: ReadFilter = {
    positionId: undefined,
    location: { kind: 'all' as const },
    hiddenIds,
  };
  const count = (filter: ReadFilter) =>
    countByPosition(
      db,
      filter,
      all.map(({ id }) => id),
    );
  const [everywhere, near] = await Promise.all([
    count(anywhere),
    profile?.home ? count(narrowFilter(anywhere, profile, 'near')) : null,
  ]);
  return all.map(({ id, label }, place) => ({
    id,
    label,
    related: place >= own.length,
    near: near && (near.get(id) ?? 0),
    all: everywhere.get(id) ?? 0,
  }));
}
