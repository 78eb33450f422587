import type { WhereOption } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, eq, like, lte, or, sql } from '../database/drizzle.ts';
import { postalCodes, regions } from '../database/schema.ts';
import { LAST_GERMAN_STATE_ID } from '../places/option-id.ts';
import { regionOption } from './options.ts';
import { selectRegions } from './select-regions.ts';
import { startsWord } from './starts-word.ts';

/** The 16 Länder by name; their ids come before those of the neighbours. */
export async function listStates(db: Database): Promise<WhereOption[]> {
  const rows = await db
    .select()
    .from(regions)
    .where(and(eq(regions.kind, 'state'), lte(regions.id, LAST_GERMAN_STATE_ID)))
    .orderBy(asc(regions.label));
  return rows.map((row) => regionOption({ ...row, stateLabel: row.label }));
}

/** What people call some Länder, by the short form in their search key. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  rlp: 'rp',
  bawu: 'bw',
  meckpom: 'mv',
  meckpomm: 'mv',
  mcpomm: 'mv',
  meckpo: 'mv',
};

/** Länder, then districts, whose words begin with all the typed words; the largest town first. */
export async function searchRegions(
  db: Database,
  given: readonly string[],
  limit: number,
): Promise<WhereOption[]> {
  const short = SHORT_NAMES[given.join('')];
  const words = short ? [short] : given;
  if (words.length === 0) return [];
  const typed = words.join(' ');
  const towns = db
    .select({
      districtId: postalCodes.districtId,
      largest: sql<number>`max(${postalCodes.population})`.as('largest'),
    })
    .from(postalCodes)
    .groupBy(postalCodes.districtId)
    .as('towns');
  const rows = await selectRegions(db)
    .leftJoin(towns, eq(towns.districtId, regions.id))
    .where(and(...words.map((word) => startsWord(regions.searchKey, word))))
    .orderBy(
      sql`${eq(regions.kind, 'state')} desc`,
      sql`${or(eq(regions.searchKey, typed), like(regions.searchKey, `${typed}%`))} desc`,
      sql`coalesce(${towns.largest}, 0) desc`,
      asc(regions.label),
      asc(regions.id),
    )
    .limit(limit);
  return rows.map(regionOption);
}
