import type { SafetyWarning } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, inArray, sql } from '../../database/drizzle.ts';
import { clients, hiddenJobs, jobDemands, postalCodes } from '../../database/schema.ts';
import { placeLabel } from '../../jobs/lean-job.ts';
import { loadLabels } from '../../lookups/labels.ts';
import { jobWarnings } from '../../safety/job-warnings.ts';

/** A job as a mail shows it. */
export type AlertJob = { readonly id: number; readonly title: string; readonly facts: string[] };

/** 'Bitte Vorsicht: Geld im Voraus, Bankdaten'; the page of the job explains it (safety-5). */
function warningFact(warnings: readonly SafetyWarning[]): string | null {
  if (warnings.length === 0) return null;
  return `Bitte Vorsicht: ${warnings.map(({ title }) => title).join(', ')}`;
}

/** The jobs that can still be applied for and that the candidate has not hidden, newest first. */
export async function loadAlertJobs(
  db: Database,
  publicUrl: string,
  candidateId: number,
  ids: readonly number[],
): Promise<AlertJob[]> {
  const hidden = db
    .select({ id: hiddenJobs.jobDemandId })
    .from(hiddenJobs)
    .where(eq(hiddenJobs.candidateId, candidateId));
  const rows = await db
    .select({
      id: jobDemands.id,
      title: jobDemands.title,
      employer: clients.profileName,
      description: jobDemands.description,
      payHint: jobDemands.payHint,
      profileLink: clients.profileLink,
      postalCode: jobDemands.postalCode,
      place: postalCodes.place,
      workLoadId: jobDemands.workLoadId,
    })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(
      and(
        inArray(jobDemands.id, [...ids]),
        eq(jobDemands.status, 'active'),
        sql`${jobDemands.id} not in ${hidden}`,
      ),
    )
    .orderBy(desc(jobDemands.createdAt), desc(jobDemands.id));
  const labels = await loadLabels(db);
  return rows.map(
    ({ id, title, employer, postalCode, place, workLoadId, profileLink, ...text }) => ({
      id,
      title,
      facts: [
        employer,
        placeLabel(postalCode, place),
        labels('work_load', workLoadId),
        warningFact(jobWarnings({ title, ...text }, [publicUrl, profileLink ?? ''])),
      ].flatMap((fact) => fact ?? []),
    }),
  );
}
