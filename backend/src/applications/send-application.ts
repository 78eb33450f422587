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
  outreachTemplates,
  users,
} from '../database/schema.ts';
import { createDeepLink } from '../deep-links/create-deep-link.ts';
import type { CandidateAsker } from '../http/asker.ts';
import { Failure } from '../http/failure.ts';
import { tellMessages } from '../live/told.ts';
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
  asker: CandidateAsker,
  id: number,
): Promise<number | null> {
  if (id === NO_REFERENCE_ID) return null;
  const usable = inArray(outreachTemplates.usersId, [asker.usersId, SHARED_TEMPLATE_USERS_ID]);
  const [row] = await db
    .select({ id: outreachTemplates.id })
    .from(outreachTemplates)
    .where(and(eq(outreachTemplates.id, id), usable));
  if (!row) throw new Failure('not_found', { param: 'outreach_template_id' });
  return row.id;
}

async function storedContact(db: Database, asker: CandidateAsker) {
  const [row] = await db.select().from(candidates).where(eq(candidates.id, asker.candidateId));
  if (!row) throw new Failure('not_found');
  return { ...row, email: asker.email };
}

function onlyOwn(asker: CandidateAsker, application: Application): void {
  if (application.candidate_id !== asker.candidateId) {
    throw new Failure('forbidden', { param: 'candidate_id' });
  }
  if (application.users_id !== asker.usersId) throw new Failure('forbidden', { param: 'users_id' });
}

/**
 * Starts a conversation with the employer of a job (jobs-53) and tells the employer by mail.
 * All of it happens or nothing. A second application to the same job is a conflict, whose payload
 * names the conversation that exists.
 * @throws Failure forbidden, not_found, job_demand.deactivated, validation.failed, conflict
 */
export async function sendApplication(
  services: Services,
  asker: CandidateAsker,
  application: Application,
): Promise<Outreach> {
  onlyOwn(asker, application);
  const outreach = await services.db.transaction(async (db) => {
    const job = await findJob(db, application);
    const outreachTemplateId = await findTemplate(db, asker, application.outreach_template_id);
    const contactData = contactDataOf(application, await storedContact(db, asker));
    const createdAt = services.now();
    const shared = {
      sendingUsersId: asker.usersId,
      contactData,
      createdAt,
      type: 'application',
    } as const;
    const [communication] = await db
      .insert(communications)
      .values({
        ...shared,
        clientId: job.clientId,
        candidateId: asker.candidateId,
        jobDemandId: application.job_demand_id,
        outreachTemplateId,
        lastMessageAt: createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: communications.id });
    if (!communication) throw await alreadySent(db, asker, application.job_demand_id);
    const { id } = communication;
    await db
      .insert(messages)
      .values({ ...shared, communicationId: id, message: application.message });
    await tellMessages(db, { id, candidateId: asker.candidateId, clientId: job.clientId });
    await tellEmployer({ ...services, db }, job, id);
    return {
      id,
      communication_id: id,
      job_demand_id: application.job_demand_id,
      candidate_id: asker.candidateId,
      client_id: job.clientId,
      created_at: createdAt.getTime(),
    };
  });
  services.mailAdded();
  return outreach;
}

async function tellEmployer(
  services: Services,
  { title, employer }: { title: string; employer: { usersId: number; email: string } },
  id: number,
): Promise<void> {
  const link = await createDeepLink(services, employer.usersId, { target: 'communication', id });
  const mail = newApplicationMail(services.publicUrl, title, link);
  await addMail(services.db, services.now(), { recipient: employer.email, ...mail });
}

async function alreadySent(
  db: Database,
  asker: CandidateAsker,
  jobDemandId: number,
): Promise<Failure> {
  const [row] = await db
    .select({ id: communications.id })
    .from(communications)
    .where(
      and(
        eq(communications.candidateId, asker.candidateId),
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
