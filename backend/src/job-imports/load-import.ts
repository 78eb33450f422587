import type { JobImport, JobImportSummary } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, count, desc, eq, lt, sql } from '../database/drizzle.ts';
import { jobImportRows, jobImports } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';

/** Imports that are listed. */
const SHOWN = 20;
/** How long they are kept. */
const KEPT_MS = 30 * 86_400_000;

export type ImportRow = typeof jobImports.$inferSelect;

const summaryOf = (
  { id, name, state, createdAt }: ImportRow,
  counted: { rows: number; handled: number },
): JobImportSummary => ({ id, name, state, created_at: createdAt.getTime(), ...counted });

/**
 * An import of the employer.
 * @param lock holds it until the transaction ends
 * @throws Failure not_found
 */
export async function findImport(
  db: Database,
  { clientId }: Pick<ClientRequester, 'clientId'>,
  id: number,
  { lock = false } = {},
): Promise<ImportRow> {
  const query = db
    .select()
    .from(jobImports)
    .where(and(eq(jobImports.id, id), eq(jobImports.clientId, clientId)));
  const [row] = await (lock ? query.for('update') : query);
  if (row) return row;
  throw new Failure('not_found', {
    param: 'id',
    message: 'Diese Vorschau gibt es nicht mehr. Bitte lesen Sie die Datei noch einmal ein.',
  });
}

/** An import with what becomes of each advertisement. @throws Failure not_found */
export async function loadImport(
  db: Database,
  requester: Pick<ClientRequester, 'clientId'>,
  id: number,
): Promise<JobImport> {
  const found = await findImport(db, requester, id);
  const rows = await db
    .select()
    .from(jobImportRows)
    .where(eq(jobImportRows.importId, id))
    .orderBy(asc(jobImportRows.position));
  const handled = rows.filter(({ outcome }) => outcome !== null).length;
  return {
    ...summaryOf(found, { rows: rows.length, handled }),
    format: found.format,
    unreadable: found.unreadable,
    end_missing: found.endMissing,
    ends_kept: found.endsKept,
    net_cents: rows.reduce((sum, { netCents }) => sum + netCents, 0),
    list: rows.map((row) => ({
      position: row.position,
      reference: row.reference,
      title: row.title,
      act: row.act,
      changes: [...row.changes],
      net_cents: row.netCents,
      note: row.note,
      hints: [...row.hints],
      job_demand_id: row.jobDemandId,
      outcome: row.outcome,
    })),
  };
}

/** The last imports of an employer. */
export async function listImports(
  db: Database,
  { clientId }: Pick<ClientRequester, 'clientId'>,
): Promise<JobImportSummary[]> {
  const rows = await db
    .select({
      one: jobImports,
      rows: count(jobImportRows.id),
      handled: sql<number>`count(${jobImportRows.outcome})::int`,
    })
    .from(jobImports)
    .leftJoin(jobImportRows, eq(jobImportRows.importId, jobImports.id))
    .where(eq(jobImports.clientId, clientId))
    .groupBy(jobImports.id)
    .orderBy(desc(jobImports.createdAt), desc(jobImports.id))
    .limit(SHOWN);
  return rows.map(({ one, ...counted }) => summaryOf(one, counted));
}

/** Forgets imports after 30 days; the advertisements stay. */
export async function deleteOldImports(db: Database, now: Date): Promise<void> {
  await db.delete(jobImports).where(lt(jobImports.createdAt, new Date(now.getTime() - KEPT_MS)));
}
