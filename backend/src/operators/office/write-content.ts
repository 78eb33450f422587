import {
  type ContentKind,
  type ContentVersion,
  contentSchemas,
  LEGAL_PATHS,
  SHARED_TEMPLATE_USERS_ID,
} from '@silverjobs/contract';
import { textProblem } from '@silverjobs/contract/text-blocks';
import { type ContentRow, currentRows } from '../../contents/load-contents.ts';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, sql } from '../../database/drizzle.ts';
import { contents, messageTemplates } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { addTask } from '../../queue/tasks.ts';

type Input = {
  readonly kind: ContentKind;
  readonly key: string;
  readonly base: number;
  readonly data: ContentRow['data'];
  readonly valid_from: number | null;
  readonly tell: boolean;
};

/** Kinds of which there is one each. */
const SINGLE: readonly ContentKind[] = ['prices', 'banner', 'maintenance'];

function wrong(message: string, param = 'data'): Failure {
  return new Failure('validation.failed', { param, message });
}

/** @throws Failure validation.failed for a key that its kind does not have */
function checkKey(kind: ContentKind, key: string): void {
  if (SINGLE.includes(kind) && key !== kind) throw wrong('Davon gibt es nur eines.', 'key');
  const legal: readonly string[] = LEGAL_PATHS;
  if (kind === 'legal' && !legal.includes(key)) throw wrong('Diese Seite gibt es nicht.', 'key');
  if (kind === 'article' && !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(key)) {
    throw wrong('Die Adresse besteht aus kleinen Buchstaben, Ziffern und Bindestrichen.', 'key');
  }
  if (kind === 'template' && !/^[1-9]\d{0,6}$/.test(key)) {
    throw wrong('Eine Vorlage hat eine Nummer.', 'key');
  }
}

/** @throws Failure validation.failed for data of another kind, or a text of which something is left out */
function checkData({ kind, data }: Input): void {
  if (data === null) return;
  if (!contentSchemas[kind].safeParse(data).success)
    throw wrong('Bitte füllen Sie alle Felder aus.');
  const problem =
    'text' in data && kind !== 'banner' && kind !== 'maintenance' && textProblem(data.text);
  if (problem) throw wrong(problem);
}

const versionOf = (row: ContentRow, currentIds: readonly number[]): ContentVersion => ({
  id: row.id,
  kind: row.kind,
  key: row.key,
  version: row.version,
  data: row.data as ContentVersion['data'],
  valid_from: row.validFrom.getTime(),
  author: row.author,
  created_at: row.createdAt.getTime(),
  current: currentIds.includes(row.id),
});

const ofContent = (kind: ContentKind, key: string) =>
  and(eq(contents.kind, kind), eq(contents.key, key));

/** All versions of one content, the newest first. */
export async function loadVersions(
  db: Database,
  now: Date,
  kind: ContentKind,
  key: string,
): Promise<ContentVersion[]> {
  const rows = await db
    .select()
    .from(contents)
    .where(ofContent(kind, key))
    .orderBy(desc(contents.version));
  const current = (await currentRows(db, now, [kind])).map(({ id }) => id);
  return rows.map((row) => versionOf(row, current));
}

/** The newest version of everything. */
export async function loadNewest(db: Database, now: Date): Promise<ContentVersion[]> {
  const rows = await db
    .selectDistinctOn([contents.kind, contents.key])
    .from(contents)
    .orderBy(contents.kind, contents.key, desc(contents.version));
  const current = (await currentRows(db, now)).map(({ id }) => id);
  return rows.map((row) => versionOf(row, current));
}

/** Templates are rows of their own, to which conversations refer. */
async function writeTemplate(db: Database, { key, data }: Input): Promise<void> {
  const id = Number(key);
  const shared = and(
    eq(messageTemplates.id, id),
    eq(messageTemplates.usersId, SHARED_TEMPLATE_USERS_ID),
  );
  if (data === null) {
    await db.delete(messageTemplates).where(shared);
    return;
  }
  const { name, message, audience } = contentSchemas.template.parse(data);
  const columns = { name, message, audience: audience === 'all' ? null : audience };
  const written = await db
    .insert(messageTemplates)
    .values({ id, usersId: SHARED_TEMPLATE_USERS_ID, ...columns })
    .onConflictDoUpdate({
      target: messageTemplates.id,
      set: columns,
      setWhere: eq(messageTemplates.usersId, SHARED_TEMPLATE_USERS_ID),
    })
    .returning({ id: messageTemplates.id });
  if (written.length === 0) {
    throw new Failure('conflict', {
      message: 'Diese Nummer hat schon eine Vorlage eines Nutzers.',
    });
  }
}

/**
 * Writes a new version (operators-40); call it in a transaction.
 * @param author address of the operator
 * @throws Failure version.stale with the version of somebody else, validation.failed
 */
export async function writeContent(
  db: Database,
  now: Date,
  author: string,
  input: Input,
): Promise<ContentVersion> {
  const { kind, key, base, data, tell } = input;
  checkKey(kind, key);
  checkData(input);
  if (kind === 'template' && input.valid_from !== null) {
    throw wrong('Vorlagen gelten immer sofort.', 'valid_from');
  }
  const validFrom = new Date(Math.max(now.getTime(), input.valid_from ?? 0));
  // One after the other for each content: the second sees what the first has written.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`content ${kind} ${key}`}))`);
  const [newest] = await loadVersions(db, now, kind, key);
  if ((newest?.version ?? 0) !== base) {
    throw new Failure('version.stale', { payload: { current: newest ?? null } });
  }
  const [row] = await db
    .insert(contents)
    .values({
      ...{ kind, key, data, validFrom, author, createdAt: now },
      version: base + 1,
      told: tell && kind === 'legal',
    })
    .returning();
  if (!row) throw new Error('The content was not inserted');
  if (kind === 'template') await writeTemplate(db, input);
  if (row.told)
    await addTask(db, now, { kind: 'tell-of-content', payload: { id: row.id, after: 0 } });
  return versionOf(row, validFrom <= now ? [row.id] : []);
}
