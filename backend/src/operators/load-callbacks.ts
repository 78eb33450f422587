import type { OperatorCallback } from '@silverjobs/contract';
import { listCallbacks } from '../callbacks/list-callbacks.ts';
import type { Database } from '../database/database.ts';

/** Who waits for a call, as operators read it (operators-23). */
export async function loadCallbacks(
  db: Database,
  page: { limit?: number | undefined; offset?: number | undefined },
): Promise<OperatorCallback[]> {
  const rows = await listCallbacks(db, page);
  return rows.map(({ id, name, phone, window, question, usersId, createdAt }) => ({
    ...{ id, name, phone, question },
    time_window: window,
    users_id: usersId,
    created_at: createdAt.getTime(),
  }));
}
