import type { CaseKind } from '@silverjobs/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { caseAssignments, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import type { Services } from '../../services.ts';
import { findSubject } from './find-subject.ts';

const ofCase = (kind: CaseKind, id: number) =>
  and(eq(caseAssignments.kind, kind), eq(caseAssignments.subjectId, id));

/** Who has taken a case: the address of the operator. */
export async function loadAssignee(
  db: Database,
  kind: CaseKind,
  id: number,
): Promise<string | null> {
  const [row] = await db
    .select({ email: users.email })
    .from(caseAssignments)
    .innerJoin(users, eq(users.id, caseAssignments.operatorUsersId))
    .where(ofCase(kind, id));
  return row?.email ?? null;
}

/** What is decided is nobody's work any more. */
export async function releaseCase(db: Database, kind: CaseKind, id: number): Promise<void> {
  await db.delete(caseAssignments).where(ofCase(kind, id));
}

/**
 * Takes a case, also from another operator, or gives the own one back (operators-28).
 * @throws Failure not_found
 */
export async function assignCase(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { usersId }: Requester,
  { kind, id }: { readonly kind: CaseKind; readonly id: number },
  mine: boolean,
): Promise<void> {
  if (!(await findSubject(db, kind, id)).exists) throw new Failure('not_found');
  if (!mine) {
    await db
      .delete(caseAssignments)
      .where(and(ofCase(kind, id), eq(caseAssignments.operatorUsersId, usersId)));
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
