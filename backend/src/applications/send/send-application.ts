import { NO_REFERENCE_ID, type Outreach, SHARED_TEMPLATE_USERS_ID } from '@silverjobs/contract';
import { mailReaders } from '../../colleagues/mail-readers.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, inArray } from '../../database/drizzle.ts';
import { candidates, communications, messages, messageTemplates } from '../../database/schema.ts';
import { createDeepLink } from '../../deep-links/create-deep-link.ts';
import { Failure } from '../../http/failure.ts';
import type { CandidateRequester } from '../../http/requester.ts';
import { notifyMessagesChanged } from '../../live/live-notification.ts';
import { addMail } from '../../mail/add-mail.ts';
import { applicationReceiptMail } from '../../mail/templates/application-receipt.ts';
import { newApplicationMail } from '../../mail/templates/new-application.ts';
import { attachPapers, papersOfMessages } from '../../papers/papers.ts';
import type { Services } from '../../services.ts';
import { addEvent } from '../../webhooks/add-event.ts';
import { contactDataOf } from '../contact-data.ts';
import { alreadySent } from './already-sent.ts';
import type { Application } from './application.ts';
import { findJob } from './find-job.ts';

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
    const [sent] = await db
      .insert(messages)
      .values({ ...shared, conversationId: id, message: application.message })
      .returning({ id: messages.id });
    if (!sent) throw new Error('The message was not inserted');
    await attachPapers(db, requester, sent.id, application.paper_ids);
    await notifyMessagesChanged(db, {
      id,
      candidateId: requester.candidateId,
      clientId: job.clientId,
    });
    await notifyEmployer({ ...services, db }, job, id);
    const told = { communication_id: id, job_demand_id: application.job_demand_id };
    await addEvent({ ...services, db }, job.clientId, 'application.created', told);
    const attached = (await papersOfMessages(db, [sent.id])).get(sent.id) ?? [];
    const receipt = {
      id,
      ...job,
      sentAt: createdAt,
      message: application.message,
      contactData,
      papers: attached.flatMap(({ paper }) => paper?.name ?? []),
    };
    await addMail(db, createdAt, {
      ...applicationReceiptMail(services.publicUrl, receipt),
      recipient: requester.email,
      usersId: requester.usersId,
      key: `receipt:${id}`,
    });
    return {
      id,
      communication_id: id,
      job_demand_id: application.job_demand_id,
      candidate_id: requester.candidateId,
      client_id: job.clientId,
      created_at: createdAt.getTime(),
    };
  });
  services.workAdded();
  return outreach;
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

/** Writes the mails that tell the employer's people of it (employers-92). */
async function notifyEmployer(
  services: Services,
  { title, clientId }: { title: string; clientId: number },
  id: number,
): Promise<void> {
  for (const { usersId, email } of await mailReaders(services.db, clientId, 'applications')) {
    const link = await createDeepLink(services, usersId, { target: 'communication', id });
    const mail = newApplicationMail(services.publicUrl, title, link);
    await addMail(services.db, services.now(), { recipient: email, usersId, ...mail });
  }
}
