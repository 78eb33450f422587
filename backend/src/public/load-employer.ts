import type { PublicEmployerPage } from '@silverjobs/contract';
import { logoOfClient } from '../clients/shown-pictures.ts';
import type { Database } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { clients, jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { loadLabels } from '../lookups/labels.ts';
import { countPublic, everything, listPage } from './list-page.ts';
import { publicProfileOf } from './load-public-job.ts';

/**
 * An employer with a page of its open jobs (public-2).
 * @throws Failure not_found for a household, and for one that has no open job
 */
export async function loadPublicEmployer(
  db: Database,
  id: number,
  page: number,
): Promise<PublicEmployerPage> {
  const filter = { ...everything, ofJob: eq(jobDemands.clientId, sql`${id}::int`) };
  const [[row], counted] = await Promise.all([
    db
      .select({ client: clients, logo: logoOfClient })
      .from(clients)
      .where(and(eq(clients.id, id), eq(clients.isPrivate, false))),
    countPublic(db, filter),
  ]);
  if (!row || counted.count === 0) {
    throw new Failure('not_found', { message: 'Von diesem Arbeitgeber gibt es keine Stellen.' });
  }
  const input = { filter, origin: null, order: 'newest', page, counted } as const;
  return {
    employer: publicProfileOf(row.client, row.logo, await loadLabels(db)),
    ...(await listPage(db, input)),
  };
}
