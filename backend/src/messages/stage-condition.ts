import type { APPLICATION_STAGES } from '@silverjobs/contract';
import { and, eq, inArray, isNull, not, or, type SQL, sql } from '../database/drizzle.ts';
import { communications } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';

type Stage = (typeof APPLICATION_STAGES)[number];

const DECIDED = { talk: 'invited', trial: 'trial', hired: 'hired', refused: 'declined' } as const;

/** The condition that an application stands so for its employer (employers-36). */
export function stageCondition(
  stage: Stage,
  { sideUsersId: usersId }: Pick<Requester, 'sideUsersId'>,
): SQL {
  const { decision, type, id } = communications;
  const unread = sql`exists (select from messages m where m.communication_id = ${id}
    and m.read_at is null and m.held_for is null and m.sending_users_id <> ${usersId})`;
  const stands = () => {
    if (stage === 'open') return or(isNull(decision), inArray(decision, ['invited', 'trial']));
    if (stage === 'new') return and(isNull(decision), unread);
    if (stage === 'read') return and(isNull(decision), not(unread));
    return eq(decision, DECIDED[stage]);
  };
  return and(eq(type, 'application'), stands()) ?? sql`false`;
}
