import type { ASSIGNABLE_KINDS, CASE_OWNERS } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, type SQL, sql } from '../database/drizzle.ts';
import {
  callbackRequests,
  caseAssignments,
  contractDeclarations,
  users,
} from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { findSubject } from './moderation/find-subject.ts';

type Kind = (typeof ASSIGNABLE_KINDS)[number];

const ofWork = (kind: Kind, id: number) =>
  and(eq(caseAssignments.kind, kind), eq(caseAssignments.subjectId, id));

/**
 * Address of the operator who has taken something; null where nobody has.
 * @param kind the kind, or the column that names it
 * @param id the column of its number
 */
export const assigneeOf = (kind: Kind | SQL, id: SQL) => sql<string | null>`(
  select u.email from case_assignments a join users u on u.id = a.operator_users_id
  where a.kind = ${kind} and a.subject_id = ${id})`;

/** Only what an operator has taken, or nobody; undefined for all. */
export function ownedBy(
  owner: (typeof CASE_OWNERS)[number] | undefined,
  { usersId }: Requester,
  kind: Kind | SQL,
  id: SQL,
): SQL | undefined {
  const assigned = sql`(select a.operator_users_id from case_assignments a
    where a.kind = ${kind} and a.subject_id = ${id})`;
  if (owner === 'mine') return sql`${assigned} = ${usersId}`;
  return owner === 'nobody' ? sql`${assigned} is null` : undefined;
}

/** Who has taken what of these: the addresses of the operators by the number of the work. */
export async function loadAssignees(
  db: Database,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: caseAssignments.subjectId, email: users.email })
    .from(caseAssignments)
    .innerJoin(users, eq(users.id, caseAssignments.operatorUsersId))
    .where(and(eq(caseAssignments.kind, kind), inArray(caseAssignments.subjectId, [...ids])));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** What is done is nobody's work any more. */
export async function releaseWork(db: Database, kind: Kind, id: number): Promise<void> {
  await db.delete(caseAssignments).where(ofWork(kind, id));
}

async function exists(db: Database, kind: Kind, id: number): Promise<boolean> {
  if (kind === 'callback')
    return (await db.$count(callbackRequests, eq(callbackRequests.id, id))) > 0;
  if (kind !== 'declaration') return (await findSubject(db, kind, id)).exists;
  return (await db.$count(contractDeclarations, eq(contractDeclarations.id, id))) > 0;
}

/**
 * Takes a piece of work, also from another operator, or gives the own one back (operators-28).
 * @throws Failure not_found
 */
export async function assignWork(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { usersId }: Requester,
  { kind, id }: { readonly kind: Kind; readonly id: number },
  mine: boolean,
): Promise<void> {
  if (!(await exists(db, kind, id))) throw new Failure('not_found');
  if (!mine) {
    await db
      .delete(caseAssignments)
      .where(and(ofWork(kind, id), eq(caseAssignments.operatorUsersId, usersId)));
    return;
  }
  const taken = { operatorUsersId: usersId, createdAt: now() };
  await db
    .insert(caseAssignments)
    .values({ kind, subjectId: id, ...taken })
    .onConflictDoUpdate({
      target: [caseAssignments.kind, caseAssignments.subjectId],
      set: taken,
    });
}
