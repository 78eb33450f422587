import {
  type ApplicationInput,
  NO_REFERENCE_ID,
  type Outreach,
  SHARED_TEMPLATE_USERS_ID,
} from '@silverjobs/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  candidates,
  clients,
  communications,
  jobDemands,
  messages,
  messageTemplates,
  users,
} from '../database/schema.ts';
import { createDeepLink } from '../deep-links/create-deep-link.ts';
import { Failure } from '../http/failure.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { notifyMessagesChanged } from '../live/live-notification.ts';
import { addMail } from '../mail/add-mail.ts';
import { newApplicationMail } from '../mail/templates/new-application.ts';
import type { Services } from '../services.ts';
import { contactDataOf } from './contact-data.ts';

type Application = {
  readonly [Field in keyof ApplicationInput]: ApplicationInput[Field] | undefined;
} & Required<Pick<ApplicationInput, 'message' | 'show_contact_details'>> & {
    readonly candidate_id: number;
    readonly users_id: number;
    readonly client_id: number;
    readonly job_demand_id: number;
    readonly outreach_template_id: number;
  };

async function findJob(db: Database, application: Application) {
  const [job] = await db
    .select({
      title: jobDemands.title,
      status: jobDemands.status,
      clientId: jobDemands.clientId,
      employer: { usersId: users.id, email: users.email },
    })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .innerJoin(users, eq(users.id, clients.usersId))
    .where(eq(jobDemands.id, application.job_demand_id));
  if (!job) throw new Failure('not_found', { param: 'job_demand_id' });
  if (job.status !== 'active') throw new Failure('job_demand.deactivated');
  if (job.clientId === application.client_id) return job;
  throw new Failure('validation.failed', {
    param: 'client_id',
    message: 'Diese Stelle gehört zu einem anderen Arbeitgeber.',
  });
}

/** The template's id, or null for none. */
async function findTemplate(
  db: Database,
  requester: CandidateRequester,
  id: number,
): Promise<number | null> {
  if (id === NO_REFERENCE_ID) return null;
  const usable = inArray(messageTemplates.usersId, [requester.usersId, SHARED_TEMPLATE_USERS_ID]);
  const [row] = await db
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, id), usable));
  if (!row) throw new Failure('not_found', { param: 'outreach_template_id' });
  return row.id;
}

async function storedContact(db: Database, requester: CandidateRequester) {
  const [row] = await db.select().from(candidates).where(eq(candidates.id, requester.candidateId));
  if (!row) throw new Failure('not_found');
  return { ...row, email: requester.email };
}

function refuseOthers(requester: CandidateRequester, application: Application): void {
  if (application.candidate_id !== requester.candidateId) {
    throw new Failure('forbidden', { param: 'candidate_id' });
  }
  if (application.users_id !== requester.usersId)
    throw new Failure('forbidden', { param: 'users_id' });
}

/**
 * Starts a conversation with the employer of a job (jobs-53) and tells the employer by mail.
 * All of it happens or nothing. A second application to the same job is a conflict, whose payload
 * names the conversation that exists.
 * @throws Failure forbidden, not_found, job_demand.deactivated, validation.failed, conflict
 */
export async function sendApplication(
  services: Services,
  requester: CandidateRequester,
  application: Application,
): Promise<Outreach> {
  refuseOthers(requester, application);
  const outreach = await services.db.transaction(async (db) => {
    const job = await findJob(db, application);
    const messageTemplateId = await findTemplate(db, requester, application.outreach_template_id);
    const contactData = contactDataOf(application, await storedContact(db, requester));
    const createdAt = services.now();
    const shared = {
      sendingUsersId: requester.usersId,
      contactData,
      createdAt,
      type: 'application',
    } as const;
    const [conversation] = await db
      .insert(communications)
      .values({
        ...shared,
        clientId: job.clientId,
        candidateId: requester.candidateId,
        jobDemandId: application.job_demand_id,
        messageTemplateId,
        lastMessageAt: createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: communications.id });
    if (!conversation) throw await alreadySent(db, requester, application.job_demand_id);
    const { id } = conversation;
    await db
      .insert(messages)
      .values({ ...shared, conversationId: id, message: application.message });
    await notifyMessagesChanged(db, {
      id,
      candidateId: requester.candidateId,
      clientId: job.clientId,
    });
    await notifyEmployer({ ...services, db }, job, id);
    return {
      id,
      communication_id: id,
      job_demand_id: application.job_demand_id,
      candidate_id: requester.candidateId,
      client_id: job.clientId,
      created_at: createdAt.getTime(),
    };
  });
  services.mailAdded();
  return outreach;
}

async function notifyEmployer(
  services: Services,
  { title, employer }: { title: string; employer: { usersId: number; email: string } },
  id: number,
): Promise<void> {
  const link = await createDeepLink(services, employer.usersId, { target: 'communication', id });
  const mail = newApplicationMail(services.publicUrl, title, link);
  await addMail(services.db, services.now(), {
    recipient: employer.email,
    usersId: employer.usersId,
    ...mail,
  });
}

async function alreadySent(
  db: Database,
  requester: CandidateRequester,
  jobDemandId: number,
): Promise<Failure> {
  const [row] = await db
    .select({ id: communications.id })
    .from(communications)
    .where(
      and(
        eq(communications.candidateId, requester.candidateId),
        eq(communications.jobDemandId, jobDemandId),
        eq(communications.type, 'application'),
      ),
    );
  return new Failure('conflict', {
    message: 'Sie haben diesen Arbeitgeber zu dieser Stelle schon angeschrieben.',
    param: 'job_demand_id',
    ...(row ? { payload: { communication_id: row.id } } : {}),
  });
}
