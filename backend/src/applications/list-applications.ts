import { type ApplicationOverview, MESSAGES_PAGE_SIZE } from '@silverjobs/contract';
import { clientOf } from '../clients/client-of.ts';
import type { Database } from '../database/database.ts';
import { and, desc, eq, sql } from '../database/drizzle.ts';
import {
  clients,
  communications,
  interviews,
  jobDemands,
  postalCodes,
} from '../database/schema.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { interviewOf, seenInterview } from '../interview-dates/interview-of.ts';
import { placeLabel } from '../jobs/lean-job.ts';
import { loadLabels } from '../lookups/labels.ts';
import type { Services } from '../services.ts';
import { applicationProgress } from './application-state.ts';

type Page = { readonly limit?: number | undefined; readonly offset?: number | undefined };
type Asked = {
  /** This conversation alone. */
  readonly id?: number;
  readonly limit?: number;
  readonly offset?: number;
};

/** Nobody writes to so many: all of them, where all are asked for. */
const ALL = 10_000;

const leanJob = {
  id: jobDemands.id,
  title: jobDemands.title,
  status: jobDemands.status,
  jobTypeId: jobDemands.jobTypeId,
  workLoadId: jobDemands.workLoadId,
  postalCode: jobDemands.postalCode,
};

/** How many contacts a candidate has, of both kinds. */
export function countApplications(
  db: Database,
  { candidateId }: CandidateRequester,
): Promise<number> {
  return db.$count(communications, eq(communications.candidateId, candidateId));
}

/** What the messages of a conversation say about its standing, as the candidate sees it. */
function factsOf({ usersId }: CandidateRequester) {
  const of = sql`from messages m where m.communication_id = ${communications.id}`;
  const own = sql`m.sending_users_id = ${usersId}`;
  return {
    lastIsOwn: sql<boolean | null>`(
      select ${own} ${of} order by m.created_at desc, m.id desc limit 1)`,
    answered: sql<boolean>`exists (select ${of} and not ${own})`,
    readByEmployer: sql<boolean>`exists (select ${of} and ${own} and m.read_at is not null)`,
    unread: sql<number>`(select count(*)::int ${of} and not ${own} and m.read_at is null)`,
  };
}

/** A page of the candidate's contacts with state and next step, the newest message first. */
export function listApplications(
  services: Services,
  requester: CandidateRequester,
  { limit = MESSAGES_PAGE_SIZE, offset = 0 }: Page,
): Promise<ApplicationOverview[]> {
  return findApplications(services, requester, { limit, offset });
}

/** The candidate's contacts, by default all of them, the newest message first. */
export async function findApplications(
  { db, now }: Services,
  requester: CandidateRequester,
  { id, limit = ALL, offset = 0 }: Asked = {},
): Promise<ApplicationOverview[]> {
  const rows = await db
    .select({
      conversation: communications,
      client: clients,
      job: leanJob,
      place: postalCodes.place,
      interview: interviews,
      facts: factsOf(requester),
    })
    .from(communications)
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .leftJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .leftJoin(interviews, seenInterview(requester.usersId))
    .where(
      and(
        eq(communications.candidateId, requester.candidateId),
        id === undefined ? undefined : eq(communications.id, id),
      ),
    )
    .orderBy(desc(communications.lastMessageAt), desc(communications.id))
    .limit(limit)
    .offset(offset);
  const labels = await loadLabels(db);
  return rows.map(({ conversation, client, job, place, interview, facts }) => {
    const jobOpen = job?.status === 'active';
    const { lastMessageAt } = conversation;
    const { lastIsOwn, ...known } = facts;
    // Without any message the one who began the conversation wrote last.
    const isOwn = lastIsOwn ?? conversation.sendingUsersId === requester.usersId;
    const lastFrom = isOwn ? 'candidate' : 'employer';
    const { state, nextStep } = applicationProgress({
      ...known,
      decision: conversation.decision,
      now: now(),
      jobOpen,
      lastMessageAt,
      lastFrom,
    });
    return {
      communication_id: conversation.id,
      type: conversation.type,
      created_at: conversation.createdAt.getTime(),
      last_message_at: lastMessageAt.getTime(),
      state,
      next_step: nextStep,
      unread: facts.unread,
      job_open: jobOpen,
      ...(interview && { _interview: interviewOf(interview) }),
      _client: clientOf(client, labels, 'other'),
      _job_demand: job && {
        id: job.id,
        title: job.title,
        job_type_label: labels('job_type', job.jobTypeId),
        work_load_label: labels('work_load', job.workLoadId),
        search_location_label: placeLabel(job.postalCode, place),
      },
    };
  });
}
