import {
  EMPTY_SEARCH_VISITORS,
  FIGURES,
  type Figure,
  type FigureStep,
  type OperatorFigures,
  TIME_ZONE,
} from '@silverjobs/contract';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { type SQL, sql } from '../../database/drizzle.ts';

/** So many weeks or months are shown, with the one that runs. */
const PERIODS: Readonly<Record<FigureStep, number>> = { week: 13, month: 13 };
const MOST_WORDS = 100;

const amount = z.coerce.number().int();
const counted = z.array(z.object({ period: z.string(), name: z.string(), value: amount }));

/** A moment as clocks in Germany show it. */
const wall = (column: SQL) => sql`(${column} at time zone ${sql.raw(`'${TIME_ZONE}'`)})`;

/** Rows of a statement, checked. */
async function read<T>(db: Database, schema: z.ZodType<T>, statement: SQL): Promise<T> {
  const found = await db.execute(statement);
  return schema.parse((found as unknown as { rows: unknown }).rows);
}

type Range = { readonly from: Date; readonly first: string; readonly periodOf: (at: SQL) => SQL };

/** Statements that each count by period what began in the time shown; each goes by an index. */
function statementsOf({ from, first, periodOf }: Range, step: FigureStep): SQL[] {
  const since = sql`${from.toISOString()}::timestamptz`;
  const seconds = Math.floor(from.getTime() / 1_000);
  const active = step === 'week' ? 'active_week' : 'active_month';
  return [
    sql`select ${periodOf(sql`created_at`)} as period,
        unnest(array['registered_candidates', 'registered_clients', 'confirmed']) as name,
        unnest(array[count(*) filter (where role = 'candidate'), count(*) filter (where role = 'client'),
          count(*) filter (where mailbox_proven_at is not null and role <> 'operator')]) as value
      from users where created_at >= ${since} and id > 0 group by 1`,
    sql`select ${periodOf(sql`created_at`)} as period, 'advertisements' as name, count(*) as value
      from job_demands where created_at >= ${since} group by 1`,
    sql`select ${periodOf(sql`c.created_at`)} as period,
        unnest(array['applications', 'answered']) as name,
        unnest(array[count(*), count(*) filter (where exists (select from messages m
          where m.communication_id = c.id and m.sending_users_id <> c.sending_users_id
            and m.created_at <= c.created_at + interval '7 days'))]) as value
      from communications c where c.type = 'application' and c.created_at >= ${since} group by 1`,
    sql`select ${periodOf(sql`to_timestamp(started_at)`)} as period, 'plans_started' as name,
        count(*) as value
      from subscriptions where started_at >= ${seconds} group by 1`,
    sql`select ${periodOf(sql`created_at`)} as period, 'canceled' as name, count(*) as value
      from contract_declarations where created_at >= ${since} group by 1`,
    sql`select ${periodOf(sql`created_at`)} as period, 'income_cents' as name, sum(
        case kind when 'invoice' then 1 else -1 end * abs((content->>'gross_cents')::int)) as value
      from invoices where created_at >= ${since} group by 1`,
    sql`select ${periodOf(sql`created_at`)} as period,
        unnest(array['nps_answers', 'nps_score']) as name,
        unnest(array[count(*), round(100.0 * (count(*) filter (where value >= 9)
          - count(*) filter (where value <= 6)) / count(*))]) as value
      from survey_answers where kind = 'nps' and created_at >= ${since} group by 1`,
    sql`select to_char(date_trunc(${step}, day::timestamp), 'YYYY-MM-DD') as period,
        case name when ${active} then 'active' else name end as name, sum(count) as value
      from daily_figures where day >= ${first}::date
        and name not in ('active_week', 'active_month') or name = ${active} and day >= ${first}::date
      group by 1, 2`,
  ];
}

/** What has no answers has no score; of what was not counted there is nothing to say. */
const UNKNOWN: readonly Figure[] = ['nps_score'];

/** What happened in the last weeks or months, by the clock in Germany (operators-38). */
export async function loadFigures(
  db: Database,
  now: Date,
  step: FigureStep,
): Promise<OperatorFigures> {
  const unit = sql.raw(`'${step}'`);
  const last = sql`date_trunc(${unit}, ${wall(sql`${now.toISOString()}::timestamptz`)})`;
  const ranges = await read(
    db,
    z.array(z.object({ start: z.string(), moment: z.coerce.date() })),
    sql`select to_char(d, 'YYYY-MM-DD') as start, ${wall(sql`d`)} as moment
      from generate_series(${last} - ${`${PERIODS[step] - 1} ${step}s`}::interval, ${last},
        ${`1 ${step}`}::interval) as d order by d`,
  );
  const [oldest] = ranges;
  if (!oldest) throw new Error('There are no periods');
  const { moment: from, start: first } = oldest;
  const periodOf = (at: SQL) => sql`to_char(date_trunc(${unit}, ${wall(at)}), 'YYYY-MM-DD')`;
  const statements = statementsOf({ from, first, periodOf }, step);
  const rows = [];
  for (const statement of statements) rows.push(...(await read(db, counted, statement)));
  const byPeriod = new Map(rows.map((row) => [`${row.period} ${row.name}`, row.value]));
  const since = sql`${from.toISOString()}::timestamptz`;
  return {
    periods: ranges.map(({ start }) => ({
      start,
      values: Object.fromEntries(
        FIGURES.map((name) => [
          name,
          byPeriod.get(`${start} ${name}`) ?? (UNKNOWN.includes(name) ? null : 0),
        ]),
      ) as OperatorFigures['periods'][number]['values'],
    })),
    jobs: await read(
      db,
      z.array(z.object({ state: z.string(), jobs: amount })),
      sql`select case when held_for is not null then 'held' when hidden_at is not null then 'hidden'
          else status end as state, count(*) as jobs
        from job_demands group by 1 order by 2 desc, 1`,
    ),
    plans: await read(
      db,
      z.array(z.object({ months: amount, plans: amount })),
      sql`select months, count(*) as plans from subscriptions where status in ('active', 'past_due')
        group by 1 order by 1`,
    ),
    surveys: await read(
      db,
      z.array(
        z.object({
          kind: z.enum(['deactivate', 'exclude_position']),
          value: amount,
          answers: amount,
        }),
      ),
      sql`select kind, value, count(*) as answers from survey_answers
        where kind <> 'nps' and created_at >= ${since} group by 1, 2 order by 1, 3 desc, 2`,
    ),
    empty_searches: await read(
      db,
      z.array(
        z.object({
          words: z.string(),
          place: z.enum(['pool', 'public', 'position', 'location']),
          visitors: amount,
        }),
      ),
      sql`select words, place, count(*) as visitors from empty_searches where week >= ${first}::date
        group by 1, 2 having count(distinct visitor) >= ${EMPTY_SEARCH_VISITORS}
        order by 3 desc, 1 limit ${MOST_WORDS}`,
    ),
  };
}
