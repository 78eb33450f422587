import {
  type ContentKind,
  type ContentOf,
  DEFAULT_PRICES,
  NOTICE_DAYS,
  type Prices,
  type SiteContents,
} from '@silverjobs/contract';
import { parseText, type TextBlock } from '@silverjobs/contract/text-blocks';
import type { Database } from '../database/database.ts';
import { and, asc, desc, eq, inArray, lte, or } from '../database/drizzle.ts';
import { contents } from '../database/schema.ts';

export type ContentRow = typeof contents.$inferSelect;

const DAY_MS = 86_400_000;
/** Texts that were read already, by the number of their version, which never changes. */
const MOST_READ = 200;
const read = new Map<number, TextBlock[]>();

function blocksOf(id: number, text: string): TextBlock[] {
  const known = read.get(id);
  if (known) return known;
  const blocks = parseText(text);
  if (read.size >= MOST_READ) read.clear();
  read.set(id, blocks);
  return blocks;
}

/** The version of each content that counts: the newest whose time has come (operators-40). */
export function currentRows(db: Database, now: Date, kinds?: readonly ContentKind[]) {
  return db
    .selectDistinctOn([contents.kind, contents.key])
    .from(contents)
    .where(
      and(lte(contents.validFrom, now), kinds ? inArray(contents.kind, [...kinds]) : undefined),
    )
    .orderBy(contents.kind, contents.key, desc(contents.version));
}

/** What a row says as its kind has it; the kind was checked when it was written. */
const dataOf = <Kind extends ContentKind>(row: ContentRow | undefined, _kind: Kind) =>
  (row?.data ?? null) as ContentOf<Kind> | null;

/** What everything costs now; contracts and orders keep what they were made with (operators-43). */
export async function loadPrices(db: Database, now: Date): Promise<Prices> {
  const [row] = await currentRows(db, now, ['prices']);
  return dataOf(row, 'prices') ?? DEFAULT_PRICES;
}

/** What is said instead of every answer, while it counts. */
export async function loadMaintenance(db: Database, now: Date) {
  const [row] = await currentRows(db, now, ['maintenance']);
  const data = dataOf(row, 'maintenance');
  return data && data.until > now.getTime() ? data : null;
}

/** The text of a legal page where the office has written one; null where it is as the code says. */
export async function loadLegalText(
  db: Database,
  now: Date,
  path: string,
): Promise<{ readonly blocks: TextBlock[]; readonly validFrom: Date } | null> {
  const row = (await currentRows(db, now, ['legal'])).find(({ key }) => key === path);
  const data = dataOf(row, 'legal');
  return row && data ? { blocks: blocksOf(row.id, data.text), validFrom: row.validFrom } : null;
}

/** What may be read of a legal page: what counts or has counted, and what users were told of. */
function legalVersions(db: Database, now: Date) {
  return db
    .select()
    .from(contents)
    .where(
      and(eq(contents.kind, 'legal'), or(lte(contents.validFrom, now), eq(contents.told, true))),
    )
    .orderBy(asc(contents.key), desc(contents.version));
}

const datedOf = ({ version, validFrom }: ContentRow) => ({
  version,
  valid_from: validFrom.getTime(),
});

/** A version of a legal page; null when there is none, or nobody may know of it yet. */
export async function loadLegalVersion(db: Database, now: Date, path: string, version: number) {
  const rows = await legalVersions(db, now);
  const row = rows.find((one) => one.key === path && one.version === version);
  if (!row) return null;
  const data = dataOf(row, 'legal');
  return { ...datedOf(row), blocks: data ? blocksOf(row.id, data.text) : null };
}

function record<T>(entries: readonly (readonly [string, T])[]): Record<string, T> | undefined {
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** All that the office has written and that counts now. */
export async function loadSiteContents(db: Database, now: Date): Promise<SiteContents> {
  const rows = await currentRows(db, now);
  const of = (kind: ContentKind) => rows.filter((row) => row.kind === kind);
  const moment = now.getTime();
  const prices = dataOf(of('prices')[0], 'prices');
  const banner = dataOf(of('banner')[0], 'banner');
  const maintenance = dataOf(of('maintenance')[0], 'maintenance');
  const versions = rows.length > 0 ? await legalVersions(db, now) : [];
  const legal = of('legal').map((row) => {
    const data = dataOf(row, 'legal');
    const others = versions
      .filter(({ key, version }) => key === row.key && version !== row.version)
      .map(datedOf);
    const blocks = data ? blocksOf(row.id, data.text) : null;
    return [row.key, { ...datedOf(row), blocks, others }] as const;
  });
  // What begins to count later and was told of has no text that counts yet.
  const toCome = versions.filter(({ key }) => !legal.some(([path]) => path === key));
  for (const key of new Set(toCome.map((row) => row.key))) {
    const others = toCome.filter((row) => row.key === key).map(datedOf);
    legal.push([key, { version: 0, valid_from: 0, blocks: null, others }]);
  }
  const notices = versions
    .filter(
      ({ told, validFrom }) =>
        told && Math.abs(validFrom.getTime() - moment) < NOTICE_DAYS * DAY_MS,
    )
    .map(({ key, validFrom }) => ({ path: key, valid_from: validFrom.getTime() }));
  const help = record(
    of('help').flatMap((row) => {
      const data = dataOf(row, 'help');
      return data ? [[row.key, data] as const] : [];
    }),
  );
  const articles = of('article').flatMap((row) => {
    const data = dataOf(row, 'article');
    if (!data) return [];
    const { text, ...rest } = data;
    const dated = { slug: row.key, valid_from: row.validFrom.getTime() };
    return [{ ...dated, ...rest, blocks: blocksOf(row.id, text) }];
  });
  const texts = record(legal);
  return {
    ...(prices && { prices }),
    ...(banner && (banner.until === null || banner.until > moment) && { banner }),
    ...(maintenance && maintenance.until > moment && { maintenance }),
    ...(texts && { legal: texts }),
    ...(help && { help }),
    ...(articles.length > 0 && { articles }),
    ...(notices.length > 0 && { notices }),
  };
}
