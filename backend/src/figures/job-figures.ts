import type { JOB_SOURCES } from '@silverjobs/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { lt, sql } from '../database/drizzle.ts';
import { jobFigures } from '../database/schema.ts';
import { germanDay } from './daily-figures.ts';

type Source = (typeof JOB_SOURCES)[number];
type Event = 'shown' | 'opened' | 'saved' | 'led_away';
type Counts = Record<Event, number>;
/** What happened with advertisements. */
type Noted = { readonly event: Event; readonly source: Source; readonly ids: readonly number[] };

/** Counts are written down once a minute, not with each answer. */
const WRITE_MS = 60_000;
/** An advertisement runs 180 days at most; a year of it is told. */
const RETENTION_DAYS = 400;
const DAY_MS = 86_400_000;

const idsOf = (rows: unknown): number[] =>
  Array.isArray(rows)
    ? rows.flatMap((row: { id?: unknown }) => (typeof row?.id === 'number' ? [row.id] : []))
    : [];
const idOfPath = ({ params }: FastifyRequest) => [Number((params as { id?: string }).id)];

/** What an answer shows of advertisements; what employers and operators look at counts for nothing. */
const READERS: Readonly<
  Record<string, (request: FastifyRequest, answer: unknown) => Noted | null>
> = {
  'GET /api/job_demand': (request, answer) =>
    ofCandidate(request, { event: 'shown', source: 'pool', ids: idsOf(answer) }),
  'GET /api/job_demand/:id': (request) =>
    ofCandidate(request, { event: 'opened', source: 'pool', ids: idOfPath(request) }),
  'POST /api/saved_job': (request) => {
    const { job_demand_id: id } = request.body as { job_demand_id: number };
    return ofCandidate(request, { event: 'saved', source: 'pool', ids: [id] });
  },
  'GET /api/public_job': (_, answer) => ofLists(answer),
  'GET /api/public_landing': (_, answer) => ofLists(answer),
  'GET /api/public_job/:id': (request) => ({
    event: 'opened',
    source: 'public',
    ids: idOfPath(request),
  }),
};

function ofCandidate({ requester }: FastifyRequest, noted: Noted): Noted | null {
  return requester?.role === 'candidate' ? noted : null;
}

function ofLists(answer: unknown): Noted {
  return { event: 'shown', source: 'public', ids: idsOf((answer as { jobs?: unknown }).jobs) };
}

const NONE: Counts = { shown: 0, opened: 0, saved: 0, led_away: 0 };

/** Adds counts to those of before; an advertisement that is gone meanwhile is left out. */
async function addCounts(db: Database, counts: ReadonlyMap<string, Counts>): Promise<void> {
  // In one order, so that two processes never wait for each other.
  const rows = [...counts].sort(([one], [other]) => one.localeCompare(other));
  if (rows.length === 0) return;
  const json = JSON.stringify(
    rows.map(([key, count]) => {
      const [id, day, source] = key.split(' ');
      return { id: Number(id), day, source, ...count };
    }),
  );
  await db.execute(sql`
    insert into job_figures (job_demand_id, day, source, shown, opened, saved, led_away)
    select c.id, c.day, c.source, c.shown, c.opened, c.saved, c.led_away
    from json_to_recordset(${json}::json)
      as c(id int, day date, source text, shown int, opened int, saved int, led_away int)
    where exists (select from job_demands j where j.id = c.id)
    on conflict (job_demand_id, day, source) do update set
      shown = job_figures.shown + excluded.shown,
      opened = job_figures.opened + excluded.opened,
      saved = job_figures.saved + excluded.saved,
      led_away = job_figures.led_away + excluded.led_away`);
}

/**
 * Counts how often advertisements are shown, opened and saved: no cookie, no address, nobody (employers-63).
 * What was counted and could not be written is tried again with the next.
 * @returns counts what no answer of a call shows
 */
export function countJobFigures(
  app: FastifyInstance,
  db: Database,
  now: () => Date,
): (noted: Noted) => void {
  let counts = new Map<string, Counts>();
  const add = (key: string, part: Partial<Counts>) => {
    const before = counts.get(key) ?? NONE;
    counts.set(key, {
      shown: before.shown + (part.shown ?? 0),
      opened: before.opened + (part.opened ?? 0),
      saved: before.saved + (part.saved ?? 0),
      led_away: before.led_away + (part.led_away ?? 0),
    });
  };
  const note = ({ event, source, ids }: Noted) => {
    const day = germanDay(now());
    for (const id of ids) add(`${id} ${day} ${source}`, { [event]: 1 });
  };
  const write = async () => {
    const written = counts;
    counts = new Map();
    await addCounts(db, written).catch(() => {
      for (const [key, part] of written) add(key, part);
    });
  };
  app.addHook('preSerialization', async (request, reply, answer) => {
    const read = READERS[`${request.method} ${request.routeOptions.url}`];
    const noted = reply.statusCode < 300 && read ? read(request, answer) : null;
    if (noted) note(noted);
    return answer;
  });
  const timer = setInterval(() => void write(), WRITE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
  return note;
}

/** Deletes what nobody is told any more. */
export async function deleteOldJobFigures(db: Database, now: Date): Promise<void> {
  const old = germanDay(new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
  await db.delete(jobFigures).where(lt(jobFigures.day, old));
}
