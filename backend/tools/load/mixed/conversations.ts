import type { Database } from '../../../src/database/database.ts';
import { sql } from '../../../src/database/drizzle.ts';

/** A conversation and whose token writes in it. */
export interface OwnConversation {
  person: number;
  id: number;
}

/** Gives each person of the load a conversation with some employer, with messages in it. */
export async function makeConversations(db: Database, people: number): Promise<OwnConversation[]> {
  const { rows } = (await db.execute(sql`
    insert into communications (type, sending_users_id, client_id, candidate_id, contact_data)
    select 'outreach', u.id, (select array_agg(id order by id) from clients)[
        1 + u.id % (select count(*)::int from clients)], c.id, '"anonymous"'
    from users u join candidates c on c.users_id = u.id
    where u.email like '%@load.invalid'
    returning id, sending_users_id`)) as unknown as {
    rows: { id: number; sending_users_id: number }[];
  };
  await db.execute(sql`
    insert into messages (type, sending_users_id, communication_id, message, contact_data)
    select 'outreach', c.sending_users_id, c.id, 'Guten Tag, Nachricht ' || n, '"anonymous"'
    from communications c join users u on u.id = c.sending_users_id, generate_series(1, 20) as n
    where u.email like '%@load.invalid'`);
  // People were written in this order.
  const byUser = rows.toSorted((one, other) => one.sending_users_id - other.sending_users_id);
  return byUser.slice(0, people).map(({ id }, person) => ({ person, id }));
}
