import type { ModerationInput, OperatorCaseDetail } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';
import { moderationDecisions } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import { callOffInterviews } from '../../interviews/call-off.ts';
import type { Services } from '../../services.ts';
import { releaseWork } from '../assignments.ts';
import { carryOut } from './carry-out.ts';
import { tellContacts } from './contacts.ts';
import { loadCase } from './load-case/load-case.ts';
import { tellParties } from './tell-parties/tell-parties.ts';
import { tellReleased } from './tell-parties/tell-released.ts';

/** Two operators at once: the second one sees what the first has decided. */
async function holdSubject(db: Database, { kind, id }: ModerationInput): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`moderation ${kind}`}), ${id})`);
}

/**
 * Decides about a job, message or account: carries it out, closes all its open reports and objections,
 * and tells everybody whom it concerns, with the reason and the way to object (operators-10 to
 * operators-14).
 * @throws Failure not_found; conflict for what is not possible any more
 */
export async function decide(
  services: Services,
  requester: Requester,
  decision: ModerationInput,
): Promise<OperatorCaseDetail> {
  const { db, now } = services;
  const { kind, id, action, ground, reason } = decision;
  await holdSubject(db, decision);
  const found = await loadCase(db, kind, id);
  if (!found.actions.includes(action)) {
    throw new Failure('conflict', {
      message: 'Das wurde inzwischen schon entschieden. Bitte laden Sie die Seite neu.',
    });
  }
  const ownerId = found.owner?.users_id ?? null;
  const [row] = await db
    .insert(moderationDecisions)
    .values({
      kind,
      subjectId: id,
      action,
      ground,
      reason,
      affectedUsersId: ownerId,
      operatorUsersId: requester.usersId,
      createdAt: now(),
    })
    .returning({ id: moderationDecisions.id });
  if (!row) throw new Error('The decision was not stored.');
  await carryOut(db, decision, { now: now(), decisionId: row.id, ownerId });
  if (ownerId !== null && action === 'block') await callOffInterviews(services, ownerId, 'blocked');
  if (ownerId !== null && (action === 'block' || action === 'unblock')) {
    await tellContacts(services, row.id, ownerId, action);
  }
  await releaseWork(db, kind, id);
  await tellParties(services, { ...decision, id: row.id, subjectId: id }, found);
  if (found.held && action === 'restore') await tellReleased(services, found);
  return loadCase(db, kind, id);
}
