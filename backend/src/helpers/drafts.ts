import {
  HELPER_DRAFTS_MAX,
  type HelperDraft,
  NO_REFERENCE_ID,
  type ParsedBodyOf,
} from '@silverjobs/contract';
import { sendApplication } from '../applications/send/send-application.ts';
import type { Database } from '../database/database.ts';
import { and, asc, eq, isNotNull, sql } from '../database/drizzle.ts';
import { communications, helperDrafts, helpers, jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { addMail } from '../mail/add-mail.ts';
import { helperDraftMail } from '../mail/templates/helper.ts';
import { findConversation } from '../messages/find-conversation.ts';
import { sendMessage } from '../messages/send/send-message.ts';
import { listPapers } from '../papers/papers.ts';
import type { Services } from '../services.ts';

/** Texts of the candidate's helpers; a helper has the own ones (account-73). */
function draftsOf({ usersId, helper }: CandidateRequester) {
  return and(eq(helpers.usersId, usersId), helper ? eq(helpers.id, helper.id) : undefined);
}

/** Texts that wait for the candidate, oldest first. */
export async function listDrafts(
  db: Database,
  requester: CandidateRequester,
): Promise<HelperDraft[]> {
  const rows = await db
    .select({ draft: helperDrafts, author: helpers.name, title: jobDemands.title })
    .from(helperDrafts)
    .innerJoin(helpers, eq(helpers.id, helperDrafts.helperId))
    .leftJoin(communications, eq(communications.id, helperDrafts.communicationId))
    .leftJoin(
      jobDemands,
      sql`${jobDemands.id} = coalesce(${helperDrafts.jobDemandId}, ${communications.jobDemandId})`,
    )
    .where(draftsOf(requester))
    .orderBy(asc(helperDrafts.updatedAt), asc(helperDrafts.id));
  const chosen = new Set(rows.flatMap(({ draft }) => draft.paperIds));
  const known = chosen.size === 0 ? [] : await listPapers(db, requester);
  return rows.map(({ draft, author, title }) => ({
    id: draft.id,
    job_demand_id: draft.jobDemandId,
    communication_id: draft.communicationId,
    title,
    message: draft.message,
    papers: known.filter((paper) => draft.paperIds.includes(paper.id)),
    show_contact_details: draft.showContact ? 'on' : 'off',
    author,
    updated_at: draft.updatedAt.getTime(),
  }));
}

/** Whether a text may be written there: to an open job, or in a conversation that the helper may read. */
async function checkPlace(
  db: Database,
  requester: CandidateRequester,
  input: ParsedBodyOf<'PUT /helper_draft'>,
): Promise<void> {
  if ('communication_id' in input) {
    if (!requester.helper?.permissions.includes('read')) throw new Failure('forbidden');
    const param = 'communication_id';
    await findConversation(db, requester, input.communication_id, { param });
    return;
  }
  const { job_demand_id: id } = input;
  const [job] = await db
    .select({ status: jobDemands.status })
    .from(jobDemands)
    .where(eq(jobDemands.id, id));
  if (!job) throw new Failure('not_found', { param: 'job_demand_id' });
  if (job.status !== 'active') throw new Failure('job_demand.deactivated');
  const sent = and(
    eq(communications.candidateId, requester.candidateId),
    eq(communications.jobDemandId, id),
  );
  if ((await db.$count(communications, sent)) > 0) {
    throw new Failure('conflict', { message: 'An diesen Arbeitgeber wurde schon geschrieben.' });
  }
}

type Chosen = Pick<typeof helperDrafts.$inferInsert, 'paperIds' | 'showContact'>;

/** What shall go along, where the helper may choose it and it is the candidate's. */
async function chosenBy(
  db: Database,
  requester: CandidateRequester,
  input: ParsedBodyOf<'PUT /helper_draft'>,
): Promise<Chosen> {
  const paperIds = [...new Set(input.paper_ids)];
  const showContact = 'show_contact_details' in input && input.show_contact_details === 'on';
  if (paperIds.length === 0 && !showContact) return { paperIds, showContact };
  if (!requester.helper?.permissions.includes('attach')) throw new Failure('forbidden');
  const own = new Set((await listPapers(db, requester)).map(({ id }) => id));
  if (paperIds.some((id) => !own.has(id))) throw new Failure('not_found', { param: 'paper_ids' });
  return { paperIds, showContact };
}

/**
 * Keeps what a helper writes; a second text for the same place takes the first one's.
 * @throws Failure forbidden for who is no helper, not_found, conflict, job_demand.deactivated
 */
export async function writeDraft(
  services: Services,
  requester: CandidateRequester,
  input: ParsedBodyOf<'PUT /helper_draft'>,
): Promise<HelperDraft> {
  const { helper } = requester;
  if (!helper) throw new Failure('forbidden');
  const { now, publicUrl } = services;
  const draft = await services.db.transaction(async (db) => {
    await db.select().from(helpers).where(eq(helpers.id, helper.id)).for('update');
    await checkPlace(db, requester, input);
    const place =
      'job_demand_id' in input
        ? { jobDemandId: input.job_demand_id }
        : { communicationId: input.communication_id };
    const own = eq(helperDrafts.helperId, helper.id);
    const there = and(
      own,
      place.jobDemandId === undefined
        ? eq(helperDrafts.communicationId, place.communicationId)
        : eq(helperDrafts.jobDemandId, place.jobDemandId),
    );
    const chosen = await chosenBy(db, requester, input);
    const values = { message: input.message, ...chosen, updatedAt: now() };
    const [changed] = await db.update(helperDrafts).set(values).where(there).returning();
    if (!changed && (await db.$count(helperDrafts, own)) >= HELPER_DRAFTS_MAX) {
      throw new Failure('conflict', { message: 'Es warten schon sehr viele Entwürfe.' });
    }
    const [row] = changed
      ? [changed]
      : await db
          .insert(helperDrafts)
          .values({ helperId: helper.id, ...place, ...values })
          .returning();
    const written = (await listDrafts(db, requester)).find(({ id }) => id === row?.id);
    if (!written) throw new Error('The draft was not written');
    if (!changed) {
      const day = now().toISOString().slice(0, 10);
      await addMail(db, now(), {
        ...helperDraftMail(publicUrl, helper.name),
        recipient: requester.email,
        usersId: requester.usersId,
        // One a day, however many the helper writes.
        key: `helper-draft:${helper.id}:${day}`,
      });
    }
    return written;
  });
  services.workAdded();
  return draft;
}

const gone = () =>
  new Failure('not_found', { param: 'id', message: 'Diesen Entwurf gibt es nicht mehr.' });

async function takeDraft(db: Database, requester: CandidateRequester, id: number) {
  const own = db.select({ id: helpers.id }).from(helpers).where(draftsOf(requester));
  const [draft] = await db
    .delete(helperDrafts)
    .where(and(eq(helperDrafts.id, id), sql`${helperDrafts.helperId} in ${own}`))
    .returning();
  if (!draft) throw gone();
  return draft;
}

/** Throws a text away. @throws Failure not_found */
export async function deleteDraft(
  db: Database,
  requester: CandidateRequester,
  id: number,
): Promise<void> {
  await takeDraft(db, requester, id);
}

/**
 * The candidate sends a helper's text as it was read, with what she has confirmed. Sent twice, the second
 * finds it gone.
 * @returns the conversation
 * @throws Failure not_found and those of the message or application
 */
export async function sendDraft(
  services: Services,
  requester: CandidateRequester,
  id: number,
  {
    message,
    paper_ids,
    show_contact_details = 'off',
  }: ParsedBodyOf<'POST /helper_draft/{id}/send'>,
): Promise<number> {
  const conversationId = await services.db.transaction(async (db) => {
    const { jobDemandId, communicationId } = await takeDraft(db, requester, id);
    const within = { ...services, db };
    if (communicationId !== null) {
      const { contactData } = await findConversation(db, requester, communicationId);
      const shown = contactData === 'anonymous' ? ('off' as const) : ('on' as const);
      await sendMessage(within, requester, {
        type: 'outreach',
        message,
        communication_id: communicationId,
        show_contact_details: shown,
        paper_ids,
      });
      return communicationId;
    }
    const [job] = await db
      .select({ clientId: jobDemands.clientId })
      .from(jobDemands)
      .where(and(eq(jobDemands.id, jobDemandId ?? 0), isNotNull(jobDemands.clientId)));
    if (!job) throw gone();
    const sent = await sendApplication(within, requester, {
      message,
      candidate_id: requester.candidateId,
      users_id: requester.usersId,
      client_id: job.clientId,
      job_demand_id: jobDemandId ?? 0,
      show_contact_details,
      outreach_template_id: NO_REFERENCE_ID,
      profile_phone: undefined,
      profile_salutation_id: undefined,
      profile_first_name: undefined,
      profile_last_name: undefined,
      paper_ids,
    });
    return sent.communication_id;
  });
  services.workAdded();
  return conversationId;
}
