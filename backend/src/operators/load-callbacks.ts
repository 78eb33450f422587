import type { OperatorCallback, QueryOf } from '@silverjobs/contract';
import { listCallbacks } from '../callbacks/list-callbacks.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import type { Requester } from '../http/requester.ts';
import { loadAssignees, ownedBy } from './assignments.ts';

/** A page of those who wait for a call, with who of the office calls (operators-23). */
export async function loadCallbacks(
  db: Database,
  requester: Requester,
  { owner, time_window: window, ...page }: QueryOf<'GET /operator/callback'>,
): Promise<OperatorCallback[]> {
  const where = ownedBy(owner, requester, 'callback', sql`"callback_requests"."id"`);
  const rows = await listCallbacks(db, { ...page, window, where });
  const assignees = await loadAssignees(
    db,
    'callback',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, phone, window, question, usersId, createdAt }) => ({
    ...{ id, name, phone, question },
    time_window: window,
    users_id: usersId,
    assigned_to: assignees.get(id) ?? null,
    created_at: createdAt.getTime(),
  }));
}
