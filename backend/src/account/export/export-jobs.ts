import type { AccountExport } from '@silverjobs/contract';
import { JOB_TIME_LABELS } from '@silverjobs/contract/narrowing-texts';
import type { Database } from '../../database/database.ts';
import { asc, eq } from '../../database/drizzle.ts';
import { jobDemands } from '../../database/schema.ts';
import { timesOfBits } from '../../database/tables/job-times.ts';

/** Jobs of an employer; none of anybody else. */
export async function exportJobs(
  db: Database,
  clientId: number | null,
): Promise<AccountExport['job_demands']> {
  if (clientId === null) return [];
  const rows = await db
    .select()
    .from(jobDemands)
    .where(eq(jobDemands.clientId, clientId))
    .orderBy(asc(jobDemands.id));
  return rows.map(
    ({
      id,
      title,
      description,
      postalCode,
      payHint,
      applicationAddress,
      saidTimes,
      places,
      startsOn,
      street,
      status,
      createdAt,
      externalRef,
    }) => ({
      id,
      title,
      description,
      postal_code: postalCode,
      pay_hint: payHint,
      application_address: applicationAddress,
      times:
        saidTimes === null ? null : timesOfBits(saidTimes).map((time) => JOB_TIME_LABELS[time]),
      places,
      starts_on: startsOn,
      street,
      status,
      reference: externalRef,
      created_at: createdAt.getTime(),
    }),
  );
}
