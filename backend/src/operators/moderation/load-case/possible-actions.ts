import type { CaseKind, DecisionAction } from '@silverjobs/contract';
import type { Subject } from '../find-subject.ts';

/** What can be decided about it as it is now. */
export function possibleActions(
  kind: CaseKind,
  { hidden, owner, text }: Subject,
): DecisionAction[] {
  const content: DecisionAction[] = text === null ? [] : [hidden ? 'restore' : 'hide'];
  const account: DecisionAction[] =
    owner && owner.role !== 'operator' ? [owner.blocked ? 'unblock' : 'block'] : [];
  return ['none', ...(kind === 'user' ? [] : content), ...account];
}
