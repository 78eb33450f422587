import { type CallKey, HELPER_ACTS, type HelperAct } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, desc, eq, gt } from '../database/drizzle.ts';
import { communications, helperActs, helperDrafts, jobDemands } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { listPapers } from '../papers/papers.ts';
import { loadSearches } from '../searches/load/load-searches.ts';
import type { Services } from '../services.ts';

const ACTS: ReadonlySet<string> = new Set(HELPER_ACTS);
/** What the contract allows, in characters. */
const SUBJECT_MAX = 300;
/** Reading on in a conversation is one act, and so is looking at the list of papers. */
const SAME_READING_MS = 30 * 60_000;

type Given = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

const isAct = (key: CallKey): key is HelperAct => ACTS.has(key);

async function titleOfJob(db: Database, id: number): Promise<string | null> {
  const [job] = await db
    .select({ title: jobDemands.title })
    .from(jobDemands)
    .where(eq(jobDemands.id, id));
  return job?.title ?? null;
}

async function titleOfConversation(db: Database, id: number): Promise<string | null> {
  const [job] = await db
    .select({ title: jobDemands.title })
    .from(communications)
    .innerJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .where(eq(communications.id, id));
  return job?.title ?? null;
}

async function titleOfDraft(db: Database, id: number, helperId: number): Promise<string | null> {
  const [draft] = await db
    .select()
    .from(helperDrafts)
    .where(and(eq(helperDrafts.id, id), eq(helperDrafts.helperId, helperId)));
  if (draft?.jobDemandId) return titleOfJob(db, draft.jobDemandId);
  return draft?.communicationId ? titleOfConversation(db, draft.communicationId) : null;
}

type GivenChoice = {
  readonly paper_ids?: readonly number[];
  readonly show_contact_details?: 'on' | 'off';
};

/** The title with what the helper has chosen to go along. */
async function withChosen(
  db: Database,
  usersId: number,
  title: string | null,
  { paper_ids = [], show_contact_details }: GivenChoice,
): Promise<string | null> {
  const known = paper_ids.length === 0 ? [] : await listPapers(db, { usersId });
  const chosen = known.filter(({ id }) => paper_ids.includes(id)).map(({ name }) => name);
  if (show_contact_details === 'on') chosen.push('Kontaktdaten');
  if (chosen.length === 0) return title;
  const text = `${title ?? 'Gespräch'}, ausgewählt: ${chosen.join(', ')}`;
  return text.length <= SUBJECT_MAX ? text : `${text.slice(0, SUBJECT_MAX - 1)}…`;
}

/** What an act is about, in the words that the candidate knows it by. */
async function subjectOf(
  db: Database,
  act: HelperAct,
  { candidateId, helper, usersId }: Requester,
  { params, query, body }: Given,
): Promise<string | null> {
  const given = { ...(params as object), ...(query as object), ...(body as object) } as {
    readonly id?: number;
    readonly job_demand_id?: number;
    readonly communication_id?: number;
  } & GivenChoice;
  if (given.communication_id || given.job_demand_id) {
    const title = given.communication_id
      ? await titleOfConversation(db, given.communication_id)
      : await titleOfJob(db, given.job_demand_id ?? 0);
    return act === 'PUT /helper_draft' ? withChosen(db, usersId, title, given) : title;
  }
  if (!given.id) return null;
  if (act === 'DELETE /helper_draft/{id}') return titleOfDraft(db, given.id, helper?.id ?? 0);
  if (act.includes('_job/')) return titleOfJob(db, given.id);
  if (candidateId === null) return null;
  const searches = await loadSearches(db, candidateId);
  return searches.find(({ id }) => id === given.id)?.title ?? null;
}

/**
 * Notes what a helper does, before it is done: what has happened is never missing (account-72).
 * @returns takes the note back, where it was not done
 */
export async function noteAct(
  { db, now }: Pick<Services, 'db' | 'now'>,
  key: CallKey,
  requester: Requester | null,
  given: Given,
): Promise<() => Promise<void>> {
  const nothing = async () => {};
  const helper = requester?.helper;
  if (!helper || !isAct(key)) return nothing;
  const subject = await subjectOf(db, key, requester, given);
  const at = now();
  if (key === 'GET /message' || key === 'GET /paper') {
    const [last] = await db
      .select({ subject: helperActs.subject })
      .from(helperActs)
      .where(
        and(
          eq(helperActs.helperId, helper.id),
          eq(helperActs.act, key),
          gt(helperActs.at, new Date(at.getTime() - SAME_READING_MS)),
        ),
      )
      .orderBy(desc(helperActs.at), desc(helperActs.id))
      .limit(1);
    if (last && last.subject === subject) return nothing;
  }
  const [noted] = await db
    .insert(helperActs)
    .values({ helperId: helper.id, at, act: key, subject })
    .returning({ id: helperActs.id });
  if (!noted) throw new Error('The act was not noted');
  return async () => {
    await db.delete(helperActs).where(eq(helperActs.id, noted.id));
  };
}
