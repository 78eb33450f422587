import { GUIDE_SLUGS, slugOf } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { publicJobPath } from '@silverjobs/contract/structured-data';
import type { Database } from '../../database/database.ts';
import { and, asc, between, eq, gt, lte, type SQL, sql } from '../../database/drizzle.ts';
import { keptReference } from '../../database/kept-reference.ts';
import { clients, jobDemands } from '../../database/schema.ts';
import { landingPath } from '../landing.ts';
import { loadOccupationsWithJobs, placesWithJobs, statesWithJobs } from '../landing-index.ts';
import { slugOfJob } from '../public-jobs.ts';
import { XML_HEAD, xmlElement } from './xml.ts';

/** Ids of jobs in one file: half of what a site map may hold. */
const IDS_PER_FILE = 25_000;
const MAX_PART = Math.floor(2_147_483_647 / IDS_PER_FILE) - 1;
/** Rows of one statement. */
const BATCH = 1_000;

type Entry = { readonly path: string; readonly changedAt?: Date };

/** Nothing where the time of a record is none that can be written. */
const lastmodOf = (time: Date | undefined): string =>
  xmlElement('lastmod', time && Number.isFinite(time.getTime()) ? time.toISOString() : null);

const changed = sql<string>`coalesce(${jobDemands.changedAt}, ${jobDemands.createdAt})`;
const isActive = eq(jobDemands.status, 'active');

/** The files of jobs that meet a condition, each with the last change of them. */
async function partsOf(db: Database, condition: SQL): Promise<Map<number, Date>> {
  const part = sql<number>`(${jobDemands.id} - 1) / ${sql.raw(String(IDS_PER_FILE))}`;
  const rows = await db
    .select({ part, changedAt: sql<string>`max(${changed})` })
    .from(jobDemands)
    .where(condition)
    .groupBy(part);
  return new Map(rows.map((row) => [row.part, new Date(row.changedAt)]));
}

/** All files of jobs, from an index alone; kept for some minutes (operation-29). */
const loadAllParts = keptReference((db: Database, _key: 'all') => partsOf(db, isActive), {
  size: ({ size }) => size,
  room: 100_000,
});

/** All files of jobs as they are now: of what is kept, only what has changed since is asked for. */
async function loadParts(db: Database): Promise<(readonly [part: number, changedAt: Date])[]> {
  const kept = await loadAllParts(db, 'all');
  const last = new Date(
    Math.max(0, ...[...kept.values()].map((each) => each.getTime()).filter(Number.isFinite)),
  );
  const since = await partsOf(db, sql`${changed} > ${last.toISOString()}::timestamptz`);
  return [...new Map([...kept, ...since])].sort(([one], [other]) => one - other);
}

const employerParts = async (db: Database): Promise<number[]> => {
  const part = sql<number>`(${clients.id} - 1) / ${sql.raw(String(IDS_PER_FILE))}`;
  const rows = await db
    .selectDistinct({ part })
    .from(clients)
    .where(eq(clients.isPrivate, false))
    .orderBy(part);
  return rows.map((row) => row.part);
};

/** All files of the site map. */
export async function siteMapIndex(db: Database, origin: string): Promise<string> {
  const [jobs, employers] = await Promise.all([loadParts(db), employerParts(db)]);
  const files = [
    ...['seiten', 'berufe', 'orte'].map((name) => ({ name, changedAt: undefined })),
    ...employers.map((part) => ({ name: `arbeitgeber-${part}`, changedAt: undefined })),
    ...jobs.map(([part, changedAt]) => ({ name: `stellen-${part}`, changedAt })),
  ].map(
    ({ name, changedAt }) =>
      `<sitemap>${xmlElement('loc', `${origin}/sitemap.xml?teil=${name}`)}${lastmodOf(changedAt)}</sitemap>\n`,
  );
  const body = files.join('');
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}</sitemapindex>\n`;
}

async function* jobsOf(db: Database, part: number): AsyncGenerator<Entry> {
  const last = (part + 1) * IDS_PER_FILE;
  for (let after = part * IDS_PER_FILE; ; ) {
    const rows = await db
      .select({
        id: jobDemands.id,
        title: jobDemands.title,
        changedAt: changed,
        isPrivate: clients.isPrivate,
      })
      .from(jobDemands)
      .innerJoin(clients, eq(clients.id, jobDemands.clientId))
      .where(and(isActive, gt(jobDemands.id, after), lte(jobDemands.id, last)))
      .orderBy(asc(jobDemands.id))
      .limit(BATCH);
    for (const { id, title, changedAt, isPrivate } of rows) {
      const slug = slugOfJob(title, isPrivate);
      yield { path: publicJobPath({ id, slug }), changedAt: new Date(changedAt) };
    }
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    after = end.id;
  }
}

/** Companies that have an open job. */
async function* employersOf(db: Database, part: number): AsyncGenerator<Entry> {
  const rows = await db
    .select({ id: clients.id, name: clients.profileName })
    .from(clients)
    .where(
      and(
        between(clients.id, part * IDS_PER_FILE + 1, (part + 1) * IDS_PER_FILE),
        eq(clients.isPrivate, false),
        sql`exists (select from ${jobDemands} where ${jobDemands.clientId} = ${clients.id} and ${isActive})`,
      ),
    )
    .orderBy(asc(clients.id));
  for (const { id, name } of rows) {
    yield { path: pathTo(paths.publicEmployer, { id, slug: slugOf(name ?? 'Arbeitgeber') }) };
  }
}

async function* listed(entries: Promise<readonly string[]>): AsyncGenerator<Entry> {
  for (const path of await entries) yield { path };
}

/** The pages of a file; null for one that there is not. */
function entriesOf(db: Database, name: string): AsyncGenerator<Entry> | null {
  if (name === 'seiten') {
    const guides = GUIDE_SLUGS.map((slug) => pathTo(paths.guide, { slug }));
    const pages = [paths.welcome, paths.publicJobs, paths.publicOccupations, paths.guides];
    const lands = statesWithJobs(db).then((states) =>
      states.map(({ slug }) => pathTo(paths.landPlaces, { land: slug })),
    );
    return listed(lands.then((all) => [...pages, ...guides, ...all]));
  }
  if (name === 'berufe') {
    const known = loadOccupationsWithJobs(db, 'all');
    return listed(known.then((all) => all.map(({ slug }) => landingPath(slug, undefined))));
  }
  if (name === 'orte') {
    const known = placesWithJobs(db);
    return listed(known.then((all) => all.map(({ slug }) => landingPath(undefined, slug))));
  }
  const [, kind, part] = /^(stellen|arbeitgeber)-(\d{1,5})$/.exec(name) ?? [];
  // An id that the database cannot hold is nobody's.
  if (kind === undefined || Number(part) > MAX_PART) return null;
  return (kind === 'stellen' ? jobsOf : employersOf)(db, Number(part));
}

/** One file of the site map, piece by piece; null for one that there is not. */
export function siteMap(db: Database, origin: string, name: string): AsyncGenerator<string> | null {
  const entries = entriesOf(db, name);
  if (!entries) return null;
  return (async function* () {
    yield `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
    for await (const { path, changedAt } of entries) {
      yield `<url>${xmlElement('loc', `${origin}${path}`)}${lastmodOf(changedAt)}</url>\n`;
    }
    yield '</urlset>\n';
  })();
}
