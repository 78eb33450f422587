import type { CaseKind, OperatorCaseDetail } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { eq, sql } from '../../database/drizzle.ts';
import { candidates, clients, jobDemands, messages, users } from '../../database/schema.ts';
import { contentOfJob } from '../../job-reports/content-of-job.ts';
import { contentOfMessage } from '../../message-reports/content-of-message.ts';

/** A job, message or account as operators judge it. */
export type Subject = Pick<OperatorCaseDetail, 'title' | 'text' | 'hidden' | 'held' | 'owner'>;

const GONE: Subject = {
  title: 'Nicht mehr vorhanden',
  text: null,
  hidden: false,
  held: null,
  owner: null,
};

async function loadOwner(db: Database, usersId: number): Promise<Subject['owner']> {
  const [row] = await db
    .select({
      user: users,
      name: sql<string | null>`coalesce(${clients.profileName},
        nullif(concat_ws(' ', ${candidates.firstName}, ${candidates.lastName}), ''))`,
    })
    .from(users)
    .leftJoin(clients, eq(clients.usersId, users.id))
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .where(eq(users.id, usersId));
  if (!row) return null;
  const { id, email, role, blockedAt, planType } = row.user;
  const state = { blocked: blockedAt !== null, paid: planType === 'paid' };
  return { users_id: id, email, name: row.name, role, ...state };
}

async function findJob(db: Database, id: number): Promise<Subject | null> {
  const [row] = await db
    .select({ job: jobDemands, usersId: clients.usersId })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .where(eq(jobDemands.id, id));
  if (!row) return null;
  const { hiddenAt, heldFor: held } = row.job;
  const owner = await loadOwner(db, row.usersId);
  return { ...contentOfJob(row.job), hidden: hiddenAt !== null, held, owner };
}

async function findMessage(db: Database, id: number): Promise<Subject | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  if (!row) return null;
  return {
    ...contentOfMessage(row),
    hidden: row.hiddenAt !== null,
    held: row.heldFor,
    owner: await loadOwner(db, row.sendingUsersId),
  };
}

async function findUser(db: Database, id: number): Promise<Subject | null> {
  const owner = await loadOwner(db, id);
  return owner && { title: owner.email, text: null, hidden: false, held: null, owner };
}

const FINDERS = { job: findJob, message: findMessage, user: findUser } as const;

/** What there is to decide about; what was deleted meanwhile has a title only. */
export async function findSubject(
  db: Database,
  kind: CaseKind,
  id: number,
): Promise<Subject & { readonly exists: boolean }> {
  const found = await FINDERS[kind](db, id);
  return { ...(found ?? GONE), exists: found !== null };
}
