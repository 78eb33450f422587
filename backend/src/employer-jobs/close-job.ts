import type { Database } from '../database/database.ts';
import { and, eq, isNull, notInArray, or } from '../database/drizzle.ts';
import { candidates, communications, jobDemands, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { jobClosedMail } from '../mail/templates/job-end.ts';
import { addJobEvent } from '../webhooks/add-event.ts';
import type { EmployerJobRow } from './find-employer-job.ts';

type Parts = { readonly db: Database; readonly now: () => Date; readonly publicUrl: string };

/**
 * Closes an advertisement that the transaction holds and tells everybody who has applied and was
 * neither hired nor declined, each once (employers-38).
 */
export async function closeJob({ db, now, publicUrl }: Parts, job: EmployerJobRow): Promise<void> {
  const { id, title } = job;
  await addJobEvent({ db, now }, 'advertisement.ended', { ...job, status: 'closed' });
  await db.update(jobDemands).set({ status: 'closed' }).where(eq(jobDemands.id, id));
  const applicants = await db
    .select({ communicationId: communications.id, email: users.email, usersId: users.id })
    .from(communications)
    .innerJoin(candidates, eq(candidates.id, communications.candidateId))
    .innerJoin(users, eq(users.id, candidates.usersId))
    .where(
      and(
        eq(communications.jobDemandId, id),
        eq(communications.type, 'application'),
        or(
          isNull(communications.decision),
          notInArray(communications.decision, ['declined', 'hired']),
        ),
        users.messageMail,
      ),
    );
  for (const { communicationId, email, usersId } of applicants) {
    await addMail(db, now(), {
      ...jobClosedMail(publicUrl, title),
      recipient: email,
      usersId,
      key: `job-closed:${communicationId}`,
    });
  }
}
