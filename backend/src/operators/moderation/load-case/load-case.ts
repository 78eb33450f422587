import type { CaseKind, DecisionAction, OperatorCaseDetail } from '@silverjobs/contract';
import type { Database } from '../../../database/database.ts';
import { and, desc, eq } from '../../../database/drizzle.ts';
import { moderationDecisions } from '../../../database/schema.ts';
import { Failure } from '../../../http/failure.ts';
import { loadAssignees } from '../../assignments.ts';
import { countContacts } from '../contacts.ts';
import { findSubject, type Subject } from '../find-subject.ts';
import { loadObjections } from './load-objections.ts';
import { loadReported, loadReports } from './load-reports.ts';

/**
 * All that a decision needs (operators-8).
 * @throws Failure not_found when there is neither the thing itself nor a decision about it
 */
export async function loadCase(
  db: Database,
  kind: CaseKind,
  id: number,
): Promise<OperatorCaseDetail> {
  const { exists, ...subject } = await findSubject(db, kind, id);
  const decisions = await db
    .select()
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.kind, kind), eq(moderationDecisions.subjectId, id)))
    .orderBy(desc(moderationDecisions.createdAt), desc(moderationDecisions.id));
  if (!exists && decisions.length === 0) throw new Failure('not_found');
  return {
    kind,
    id,
    ...subject,
    reported: await loadReported(db, kind, id),
    assigned_to: (await loadAssignees(db, kind, [id])).get(id) ?? null,
    contacts: subject.owner ? await countContacts(db, subject.owner.users_id) : 0,
    actions: possibleActions(kind, subject),
    reports: await loadReports(db, kind, id),
    objections: await loadObjections(db, kind, id),
    decisions: decisions.map((decision) => ({
      id: decision.id,
      action: decision.action,
      ground: decision.ground,
      reason: decision.reason,
      created_at: decision.createdAt.getTime(),
    })),
  };
}

/** What can be decided about it as it is now. */
function possibleActions(kind: CaseKind, { hidden, held, owner, text }: Subject): DecisionAction[] {
  const content: DecisionAction[] = text === null ? [] : [hidden ? 'restore' : 'hide'];
  const account: DecisionAction[] =
    owner && owner.role !== 'operator' ? [owner.blocked ? 'unblock' : 'block'] : [];
  // What is held is let through or not: nothing else ends its waiting.
  if (held) return [...(owner?.blocked ? [] : (['restore'] as const)), 'hide', ...account];
  return ['none', ...(kind === 'user' ? [] : content), ...account];
}
