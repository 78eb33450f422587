import { HOMEOFFICE_MOSTLY_ID } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, gte } from '../database/drizzle.ts';
import { keptReference } from '../database/kept-reference.ts';
import { jobDemands, jobDemandPositions as links, positions } from '../database/schema.ts';
import { relatedPositions } from '../positions/related-positions.ts';
import { NEAREST, NEIGHBOURS } from '../reference/positions/neighbours.ts';
import { lacksTraining } from '../reference/positions/training.ts';

/** Occupations that somebody could do as well. */
export type Related = {
  /** Of the same subsector or with names in common, and what is named as near to it. */
  readonly close: readonly number[];
  /** The same task elsewhere in the sector: a bank clerk and a buyer both work in an office. */
  readonly sameSector: readonly number[];
  /** In subsectors beside: the same simple task, such as the reception, and other work. */
  readonly sameTask: readonly number[];
  readonly beside: readonly number[];
};

/** Most occupations that count as related to one. */
const MOST = 12;
/** The same subsector, or names in common. */
const CLOSE = 5;
/** The same task in the same sector. */
const SAME_SECTOR = 4;
/** Where a training is asked for, names in common as well. */
const CLOSE_TRAINED = 10;

/** The catalogue, which everybody gets the same (operation-29). */
const catalogue = keptReference(async (db: Database, _key: 'all') => db.select().from(positions), {
  size: ({ length }) => length,
  room: 100_000,
});

const relatedTo = keptReference(
  async (db: Database, id: number): Promise<Related> => {
    const rows = await catalogue(db, 'all');
    const idsOf = (least: number) => relatedPositions(rows, id, MOST, least).map((row) => row.id);
    const trained = new Set(idsOf(CLOSE_TRAINED));
    const own = rows.find((row) => row.id === id);
    const subsectors = new Set(own && NEIGHBOURS[own.subsectorId]);
    const beside = rows.filter(
      (row) => subsectors.has(row.subsectorId) && !lacksTraining(id, row.id),
    );
    const sameTask = beside.filter((row) => row.potentialJobId === own?.potentialJobId);
    const open = (ids: readonly number[]) =>
      ids.filter((one) => !lacksTraining(id, one) || trained.has(one));
    const nearest = (NEAREST[own?.subsectorId ?? 0] ?? []).filter((one) => !lacksTraining(id, one));
    return {
      close: [...new Set([...open(idsOf(CLOSE)), ...nearest])],
      sameSector: open(idsOf(SAME_SECTOR)),
      sameTask: sameTask.map((row) => row.id),
      beside: beside.map((row) => row.id),
    };
  },
  { size: ({ close, beside }) => close.length + 2 * beside.length + 1, room: 100_000 },
);

/** What is related to some occupations, without those and without what is not wanted. */
export async function loadRelated(
  db: Database,
  ids: readonly number[],
  unwantedIds: readonly number[],
): Promise<Related> {
  const found = await Promise.all(ids.map((id) => relatedTo(db, id)));
  const known = new Set([...ids, ...unwantedIds]);
  const fresh = (kind: keyof Related) => {
    const ids = new Set(found.flatMap((one) => one[kind]).filter((id) => !known.has(id)));
    for (const id of ids) known.add(id);
    return [...ids];
  };
  return {
    close: fresh('close'),
    sameSector: fresh('sameSector'),
    sameTask: fresh('sameTask'),
    beside: fresh('beside'),
  };
}

/** Occupations of which some jobs can be done from home; the others need not be looked through. */
export const positionsAtHome = keptReference(
  async (db: Database, _key: 'all'): Promise<ReadonlySet<number>> => {
    const rows = await db
      .selectDistinct({ id: links.positionId })
      .from(jobDemands)
      .innerJoin(links, eq(links.jobDemandId, jobDemands.id))
      .where(
        and(eq(jobDemands.status, 'active'), gte(jobDemands.homeofficeId, HOMEOFFICE_MOSTLY_ID)),
      );
    return new Set(rows.map(({ id }) => id));
  },
  { size: (ids) => ids.size, room: 100_000 },
);
