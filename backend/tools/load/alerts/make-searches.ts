import type { Database } from '../../../src/database/database.ts';
import { sql } from '../../../src/database/drizzle.ts';

/** Names that no user of the demo has. */
const DOMAIN = 'alerts.test.example';

/**
 * Writes people with two saved searches each: one of the profile (two activities near home), and one of a
 * position and a place, most of them a postal code with a radius, half of them with words, pay, times or a
 * contract. Every second person is mailed at once, the others in the morning.
 */
export async function makeSearches(db: Database, searches: number): Promise<void> {
  const people = Math.ceil(searches / 2);
  await db.execute(sql`
    create table some_codes as
      select code, (row_number() over (order by code))::int as number from postal_codes
      where code ~ '^[0-9]{5}$'`);
  await db.execute(sql`
    create table some_positions as
      select id, (row_number() over (order by id))::int as number from positions`);
  await db.execute(sql`
    with made as (
      insert into users (email, role, mailbox_proven_at)
      select 'n' || n || ${`@${DOMAIN}`}, 'candidate', now() from generate_series(1, ${people}::int) n
      returning id
    )
    insert into candidates (users_id, postal_code, radius)
    select made.id, code.code, (array[5000, 10000, 25000, 50000])[1 + made.id % 4]
    from made join some_codes code
      on code.number = 1 + (made.id::bigint * 7919) % (select count(*) from some_codes)`);
  await db.execute(sql`
    insert into candidate_positions (candidate_id, position_id)
    select distinct c.id, p.id from candidates c join users u on u.id = c.users_id
    cross join generate_series(0, 1) n
    join some_positions p
      on p.number = 1 + (c.id::bigint * 104729 + n * 37) % (select count(*) from some_positions)
    where u.email like ${`%@${DOMAIN}`}`);
  await db.execute(sql`
    insert into job_searches (candidate_id, type, alert_config_id)
    select c.id, 'auto', 1 + c.id % 2 from candidates c join users u on u.id = c.users_id
    where u.email like ${`%@${DOMAIN}`}
    on conflict do nothing`);
  await db.execute(sql`
    insert into job_searches (candidate_id, type, search_what_id, search_location_id, narrowing, alert_config_id)
    select c.id, 'manual', p.id,
      case when c.id % 20 = 0 then null
        else 1000000 + code.code::int * 10 + (array[0, 1, 1, 2, 2, 2, 3, 4])[1 + c.id % 8] end,
      (array['{"words":"Stelle"}', '{"words":"Garten"}', '{"pay_from":"1400"}', '{"times":"monday,morning"}',
        '{"contract_kinds":"minijob"}', '{}', '{}', '{}', '{}', '{}'])[1 + c.id / 20 % 10]::jsonb,
      1 + c.id % 2
    from candidates c join users u on u.id = c.users_id
    join some_positions p
      on p.number = 1 + (c.id::bigint * 611953) % (select count(*) from some_positions)
    join some_codes code on code.code = c.postal_code
    where u.email like ${`%@${DOMAIN}`}`);
}

/** Publishes jobs of random places, each with two positions; their ids go on from one to the next. */
export async function makeJobs(db: Database, count: number, seed: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      with made as (
        insert into job_demands (title, client_id, description, postal_code, work_load_id)
        select 'Stelle ' || n, (select min(id) from clients), '<p>Text</p>', code.code, 1
        from generate_series(${seed}::int, ${seed + count - 1}::int) n
        join some_codes code on code.number = 1 + (n::bigint * 7907) % (select count(*) from some_codes)
        returning id
      )
      insert into job_demand_positions (job_demand_id, position_id, rank)
      select made.id, p.id, n from made cross join generate_series(0, 1) n
      join some_positions p
        on p.number = 1 + (made.id::bigint * 15485863 + n * 41) % (select count(*) from some_positions)`);
  });
}

/** Makes what waits for the morning due now, of so many searches at most; how many they were. */
export async function bringMorning(db: Database, searches: number): Promise<number> {
  const { rows } = (await db.execute(sql`
    with chosen as (
      select distinct job_search_id from job_alerts where mailed_at is null and due_at > now() limit ${searches}
    ), due as (
      update job_alerts set due_at = now() - interval '1 minute', created_at = now() - interval '2 days'
      where mailed_at is null and job_search_id in (select job_search_id from chosen)
    )
    select count(*)::int as searches from chosen`)) as unknown as { rows: { searches: number }[] };
  return rows[0]?.searches ?? 0;
}
