import type { JobReportReason } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import { eq } from '../database/drizzle.ts';
import { clients, jobDemands, jobReports } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import { mailOperator } from '../mail/mail-operator.ts';
import type { Services } from '../services.ts';
import { contentOfJob } from './content-of-job.ts';
import { jobReportMail } from './report-mail.ts';

/** Reports of one user. */
const REPORTS: Limit = { name: 'job-report', attempts: 20, minutes: 60 };

type Report = { readonly reason: JobReportReason; readonly text?: string | undefined };

/**
 * Stores a report of a job and tells the operator by mail: both or neither.
 * @throws Failure not_found, job_demand.deactivated, conflict when the user has reported the job
 * before, rate.limited
 */
export async function reportJob(
  services: Services,
  requester: Requester,
  jobDemandId: number,
  { reason, text }: Report,
): Promise<void> {
  const { now, publicUrl } = services;
  await countAttempt(services, REPORTS, String(requester.usersId));
  await services.db.transaction(async (db) => {
    const [job] = await db
      .select({
        title: jobDemands.title,
        description: jobDemands.description,
        applicationAddress: jobDemands.applicationAddress,
        street: jobDemands.street,
        status: jobDemands.status,
        employer: clients.profileName,
      })
      .from(jobDemands)
      .innerJoin(clients, eq(clients.id, jobDemands.clientId))
      .where(eq(jobDemands.id, jobDemandId));
    if (!job) throw new Failure('not_found', { message: 'Diese Stelle gibt es nicht.' });
    if (job.status !== 'active') throw new Failure('job_demand.deactivated');
    const createdAt = now();
    const [report] = await db
      .insert(jobReports)
      .values({
        jobDemandId,
        usersId: requester.usersId,
        reason,
        text: text || null,
        reported: contentOfJob(job),
        createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: jobReports.id });
    if (!report) {
      throw new Failure('conflict', { message: 'Sie haben diese Stelle schon gemeldet.' });
    }
    const mail = jobReportMail(publicUrl, {
      ...job,
      jobDemandId,
      reason,
      text,
      from: readableEmail(requester.email),
    });
    const aboutUsersId = requester.usersId;
    await mailOperator(services, db, createdAt, { aboutUsersId, ...mail });
  });
  services.workAdded();
}
