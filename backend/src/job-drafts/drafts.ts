import {
  JOB_DRAFTS_MAX,
  type JobDraft,
  type JobDraftContent,
  type JobDraftSummary,
  jobDraft,
  jobOfDraft,
  type ParsedBodyOf,
  titleOfDraft,
} from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import type { Database } from '../database/database.ts';
import { and, desc, eq, type SQL, sql } from '../database/drizzle.ts';
import { employerMembers, jobDemands, jobDrafts, users } from '../database/schema.ts';
import { saveDraft } from '../drafts/drafts.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';

type Row = typeof jobDrafts.$inferSelect;
type Asker = Pick<ClientRequester, 'clientId' | 'usersId'>;

/** A stored draft; null where it is damaged, so that it costs neither the page nor the export. */
const readDraft = (stored: unknown): JobDraftContent | null =>
  jobDraft.shape.draft.safeParse(stored).data ?? null;

const isDraft = (clientId: number, key: string) =>
  and(eq(jobDrafts.clientId, clientId), eq(jobDrafts.key, key));

/** Drafts with who saved each last, the last saved first. */
function selectDrafts(db: Database, which: SQL | undefined) {
  return db
    .select({
      row: jobDrafts,
      // As colleagues read it beside messages.
      name: sql<string | null>`coalesce(${employerMembers.name}, ${users.email})`,
      jobTitle: jobDemands.title,
    })
    .from(jobDrafts)
    .leftJoin(users, eq(users.id, jobDrafts.savedBy))
    .leftJoin(employerMembers, eq(employerMembers.usersId, jobDrafts.savedBy))
    .leftJoin(jobDemands, eq(jobDemands.id, jobDrafts.jobDemandId))
    .where(which)
    .orderBy(desc(jobDrafts.updatedAt), desc(jobDrafts.key));
}

const byOther = (row: Row, name: string | null, { usersId }: Asker) =>
  row.savedBy === usersId || name === null ? null : readableEmail(name);

function textIn(draft: JobDraftContent | null, field: string): string {
  const value = draft?.fields[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** The drafts of an employer in short. */
export async function listJobDrafts(db: Database, asker: Asker): Promise<JobDraftSummary[]> {
  const found = await selectDrafts(db, eq(jobDrafts.clientId, asker.clientId));
  return found.map(({ row, name, jobTitle }) => {
    const draft = readDraft(row.draft);
    return {
      key: row.key,
      job_demand_id: row.jobDemandId,
      title: textIn(draft, 'title') || (jobTitle ?? titleOfDraft(draft?.fields ?? {})),
      position_label: textIn(draft, 'positionLabel') || null,
      postal_code: textIn(draft, 'postalCode') || null,
      updated_at: row.updatedAt.getTime(),
      saved_by: byOther(row, name, asker),
    };
  });
}

/** All that an employer has typed and not posted. */
export async function exportJobDrafts(db: Database, clientId: number) {
  const found = await selectDrafts(db, eq(jobDrafts.clientId, clientId));
  return found.map(({ row }) => ({
    draft: readDraft(row.draft),
    previous: readDraft(row.previous),
    updated_at: row.updatedAt.getTime(),
  }));
}

/** Changes are of an own advertisement. @throws Failure not_found */
async function checkJob(db: Database, asker: Asker, key: string): Promise<number | null> {
  const jobDemandId = jobOfDraft(key);
  if (jobDemandId === null) return null;
  const own = and(eq(jobDemands.id, jobDemandId), eq(jobDemands.clientId, asker.clientId));
  if ((await db.$count(jobDemands, own)) > 0) return jobDemandId;
  throw new Failure('not_found', { param: 'key', message: 'Diese Anzeige gibt es nicht.' });
}

/** A draft as it was saved last; one that is not there is empty. @throws Failure not_found */
export async function loadJobDraft(db: Database, asker: Asker, key: string): Promise<JobDraft> {
  await checkJob(db, asker, key);
  const [found] = await selectDrafts(db, isDraft(asker.clientId, key));
  return {
    version: found?.row.version ?? 0,
    draft: readDraft(found?.row.draft),
    previous: readDraft(found?.row.previous),
    updated_at: found?.row.updatedAt.getTime() ?? null,
    saved_by: found ? byOther(found.row, found.name, asker) : null,
  };
}

/** @throws Failure rate.limited */
async function refuseTooMany(db: Database, clientId: number): Promise<void> {
  if ((await db.$count(jobDrafts, eq(jobDrafts.clientId, clientId))) < JOB_DRAFTS_MAX) return;
  throw new Failure('rate.limited', {
    message: `Sie haben schon ${JOB_DRAFTS_MAX} Entwürfe. Bitte löschen Sie zuerst einen davon.`,
  });
}

/**
 * Saves a draft over the version that was changed.
 * @throws Failure not_found, rate.limited; conflict when another version is stored, nothing has changed then
 */
export async function saveJobDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  asker: Asker,
  key: string,
  body: ParsedBodyOf<'PUT /job_draft/{key}'>,
): Promise<JobDraft> {
  const jobDemandId = await checkJob(db, asker, key);
  const { clientId } = asker;
  if (body.version === 0) await refuseTooMany(db, clientId);
  const saved = await saveDraft(db, jobDrafts, isDraft(clientId, key), body, {
    clientId,
    key,
    jobDemandId,
    draft: body.draft,
    savedBy: asker.usersId,
    updatedAt: now(),
  });
  if (saved) return loadJobDraft(db, asker, key);
  throw new Failure('conflict', {
    message:
      'Dieser Entwurf wurde inzwischen in einem anderen Fenster oder von jemand anderem geändert.',
  });
}

/** Forgets a draft, also because it was posted. */
export async function deleteJobDraft(db: Database, clientId: number, key: string): Promise<void> {
  await db.delete(jobDrafts).where(isDraft(clientId, key));
}
