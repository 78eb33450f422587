import type { guestReportInput } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import { clients, jobDemands, jobReports } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { addMail } from '../mail/add-mail.ts';
import { mailOperator } from '../mail/mail-operator.ts';
import type { Services } from '../services.ts';
import { contentOfJob } from './content-of-job.ts';
import { guestReceiptMail, jobReportMail } from './report-mail.ts';

type GuestReport = ReturnType<(typeof guestReportInput)['parse']>;

/** Reports from one network address. */
const OF_ADDRESS: Limit = { name: 'guest-report-ip', attempts: 10, minutes: 60, perAddress: true };
/** Confirmations to one mail address: anybody can name anybody's. */
const RECEIPTS: Limit = { name: 'guest-report-mail', attempts: 3, minutes: 60 };

/**
 * Stores a report of somebody without an account, tells the operator, and confirms it by mail. The
 * same report twice is one (operators-24).
 * @throws Failure rate.limited, not_found
 */
export async function reportAsGuest(
  services: Services,
  { job_demand_id: jobDemandId, reason, text, name, email }: GuestReport,
  network: string,
): Promise<void> {
  const { now, publicUrl } = services;
  await countAttempt(services, OF_ADDRESS, network);
  await countAttempt(services, RECEIPTS, email);
  await services.db.transaction(async (db) => {
    const [job] = await db
      .select({
        title: jobDemands.title,
        description: jobDemands.description,
        applicationAddress: jobDemands.applicationAddress,
        street: jobDemands.street,
        employer: clients.profileName,
      })
      .from(jobDemands)
      .innerJoin(clients, eq(clients.id, jobDemands.clientId))
      .where(eq(jobDemands.id, jobDemandId))
      // Two of the same at once: the second one waits and finds the first.
      .for('update', { of: jobDemands });
    if (!job) throw new Failure('not_found', { message: 'Diese Anzeige gibt es nicht.' });
    const same = and(
      eq(jobReports.jobDemandId, jobDemandId),
      eq(jobReports.reporterEmail, email),
      isNull(jobReports.decisionId),
    );
    if ((await db.$count(jobReports, same)) > 0) return;
    const createdAt = now();
    await db.insert(jobReports).values({
      jobDemandId,
      reporterName: name,
      reporterEmail: email,
      reason,
      text,
      reported: contentOfJob(job),
      createdAt,
    });
    const from = `${name} (${readableEmail(email)}, ohne Konto)`;
    await mailOperator(services, db, createdAt, {
      aboutUsersId: null,
      ...jobReportMail(publicUrl, { ...job, jobDemandId, reason, text, from }),
    });
    await addMail(db, createdAt, {
      recipient: email,
      usersId: null,
      owed: true,
      ...guestReceiptMail(publicUrl, jobDemandId, text),
    });
  });
  services.workAdded();
}
