import type { Pay } from '@silverjobs/contract';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { clients, jobDemandPositions, jobDemands } from '../../database/schema.ts';
import { stateOptionId } from '../../places/option-id.ts';
import type { Places } from '../../reference/types.ts';
import { regionOf } from '../../reference/write-reference.ts';
import type { JobDemandRow } from '../jobs/types.ts';

type Columns = {
  readonly payUnit: Pay['pay_unit'];
  readonly payFrom: number | null;
  readonly payTo: number | null;
};

const NOTHING: Columns = { payUnit: null, payFrom: null, payTo: null };
const PER_HOUR = /^(\d{1,3}) (?:bis (\d{1,3}) )?(?:€|CHF) pro Stunde$/;

/** The fields of pay that a demo job says in words: '16 bis 18 € pro Stunde'. */
function payOfHint(hint: string | null): Columns {
  const [, from, to] = PER_HOUR.exec(hint ?? '') ?? [];
  if (!from) return NOTHING;
  return { payUnit: 'hour', payFrom: Number(from) * 100, payTo: to ? Number(to) * 100 : null };
}

/** Id of 'Minijob' among the types of jobs. */
const MINIJOB_TYPE = 1;

type Region = { readonly districtId: number; readonly stateId: number };

function jobRow(
  row: JobDemandRow,
  region: Region | undefined,
  postedPrivate: boolean,
): typeof jobDemands.$inferInsert {
  return {
    id: row.id,
    title: row.title,
    clientId: row.client_id,
    description: row.description,
    postalCode: row.postal_code,
    districtId: region?.districtId ?? null,
    stateId: region?.stateId ?? null,
    radius: row.radius,
    workLoadId: row.work_load_id,
    jobTypeId: row.job_type_id,
    homeofficeId: row.homeoffice_id,
    potentialJobId: row.potential_job_id,
    payHint: row.pay_hint,
    ...payOfHint(row.pay_hint),
    contractKind: row.job_type_id === MINIJOB_TYPE ? 'minijob' : 'permanent',
    postedPrivate,
    status: row.status,
    createdAt: row.created_at,
  };
}

/**
 * Inserts job demands batch by batch, so that a million of them never lie in memory.
 * @param report told the number of jobs written so far
 */
export async function seedJobDemands(
  db: Database,
  batches: Iterable<readonly JobDemandRow[]>,
  country: Pick<Places, 'postal_codes'>,
  report: (written: number) => void = () => {},
): Promise<void> {
  let written = 0;
  const regions = new Map<string, Region>(
    country.postal_codes.map((row) => [
      row.postal_code,
      {
        districtId: regionOf(row),
        stateId: stateOptionId(row.state_id),
      },
    ]),
  );
  const households = await db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.isPrivate, true));
  const ofHousehold = new Set(households.map(({ id }) => id));
  for (const batch of batches) {
    await bulkInsert(
      db,
      jobDemands,
      batch.map((row) => jobRow(row, regions.get(row.postal_code), ofHousehold.has(row.client_id))),
    );
    await bulkInsert(
      db,
      jobDemandPositions,
      batch.flatMap((row) =>
        row.position_ids.map((positionId, rank) => ({ positionId, jobDemandId: row.id, rank })),
      ),
    );
    written += batch.length;
    report(written);
  }
}
