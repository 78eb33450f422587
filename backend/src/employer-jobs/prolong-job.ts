import type { EmployerJob, ProlongedJob } from '@silverjobs/contract';
import { countAttempt, LIMITS } from '../auth/attempts.ts';
import { redeemLinkToken } from '../auth/link-tokens/redeem-link-token.ts';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { employerMembers, jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { prolongedEnd } from './end-of-job.ts';
import { findEmployerJob } from './find-employer-job.ts';
import { loadEmployerJob } from './list-employer-jobs.ts';

/** @throws Failure job_demand.deactivated for a closed one, conflict for one that is held (safety-8) */
async function prolong(
  db: Database,
  now: Date,
  { id, status, endsAt, heldFor }: typeof jobDemands.$inferSelect,
): Promise<Date> {
  if (heldFor) {
    throw new Failure('conflict', {
      message: 'Diese Anzeige wird gerade geprüft. Ihre Laufzeit beginnt erst danach.',
    });
  }
  if (status === 'closed') {
    throw new Failure('job_demand.deactivated', {
      message:
        'Diese Anzeige ist geschlossen. Bis zum Ende ihrer Laufzeit können Sie sie wieder öffnen.',
    });
  }
  const next = prolongedEnd(now, endsAt);
  await db.update(jobDemands).set({ endsAt: next, endToldAt: null }).where(eq(jobDemands.id, id));
  return next;
}

/**
 * Lets an advertisement run 60 days longer, free of charge (employers-37).
 * @throws Failure not_found, job_demand.deactivated for a closed one
 */
export function prolongJob(
  { db: database, now }: Services,
  requester: ClientRequester,
  id: number,
): Promise<EmployerJob> {
  return database.transaction(async (db) => {
    const job = await findEmployerJob(db, requester, id, { lock: true });
    await prolong(db, now(), job);
    const prolonged = await loadEmployerJob(db, requester, id);
    if (!prolonged) throw new Failure('not_found');
    return prolonged;
  });
}

/**
 * The same with the link of the mail, once and without signing in (employers-41).
 * @throws Failure rate.limited, link.invalid, link.expired, job_demand.deactivated
 */
export async function prolongByLink(
  services: Services,
  token: string,
  network: string,
): Promise<ProlongedJob> {
  await countAttempt(services, LIMITS.link, network);
  return services.db.transaction(async (db) => {
    const link = await redeemLinkToken(db, services.now(), ['job-prolong'], token);
    const [row] = await db
      .select({ job: jobDemands })
      .from(jobDemands)
      .innerJoin(employerMembers, eq(employerMembers.clientId, jobDemands.clientId))
      .where(
        and(
          eq(jobDemands.id, link.jobDemandId ?? 0),
          eq(employerMembers.usersId, link.usersId),
          eq(employerMembers.role, 'owner'),
        ),
      )
      .for('update', { of: jobDemands });
    if (!row) throw new Failure('link.invalid');
    const endsAt = await prolong(db, services.now(), row.job);
    return { title: row.job.title, ends_at: endsAt.getTime() };
  });
}
