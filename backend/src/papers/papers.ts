import { type AttachedPaper, PAPERS_PER_MESSAGE, type Paper } from '@silverjobs/contract';
import { cutText } from '@silverjobs/contract/clean-text';
import type { Database } from '../database/database.ts';
import { and, asc, desc, eq, inArray } from '../database/drizzle.ts';
import { messagePapers, messages, papers } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import { EXTENSIONS, extensionOf } from './check-paper.ts';

type Row = typeof papers.$inferSelect;
type Owner = Pick<Requester, 'usersId'>;

/** A stored paper in the shape of the contract. */
export function paperOf({ id, name, mediaType, bytes, pages, checked, updatedAt }: Row): Paper {
  return {
    id,
    name,
    media_type: mediaType,
    bytes,
    pages,
    checked,
    updated_at: updatedAt.getTime(),
  };
}

/** What Windows keeps for devices: no file can be called so. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|\.)/i;

/** A name with the extension of what the file is, that every folder can hold and shows. */
export function tidyName(name: string, mediaType: Paper['media_type']): string {
  const known = EXTENSIONS[mediaType];
  const extension = extensionOf(name);
  const base = known.includes(extension) ? name.slice(0, -extension.length - 1) : name;
  const plain = base
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    // What begins with a dot is hidden.
    .replace(/^[. ]+/, '')
    .replace(DEVICES, '$&_')
    .trim();
  const tidy = cutText(plain, 120);
  return `${tidy || 'Unterlage'}.${known.includes(extension) ? extension : known[0]}`;
}

/** The own papers, the newest first. */
export async function listPapers(db: Database, { usersId }: Owner): Promise<Paper[]> {
  const rows = await db
    .select()
    .from(papers)
    .where(eq(papers.usersId, usersId))
    .orderBy(desc(papers.updatedAt), desc(papers.id));
  return rows.map(paperOf);
}

/**
 * An own paper.
 * @throws Failure not_found
 */
export async function findPaper(db: Database, { usersId }: Owner, id: number): Promise<Row> {
  const [row] = await db
    .select()
    .from(papers)
    .where(and(eq(papers.id, id), eq(papers.usersId, usersId)));
  if (row) return row;
  throw new Failure('not_found', { param: 'id', message: 'Diese Unterlage gibt es nicht mehr.' });
}

/** Gives an own paper another name. @throws Failure not_found */
export async function renamePaper(
  db: Database,
  owner: Owner,
  id: number,
  name: string,
): Promise<Paper> {
  const row = await findPaper(db, owner, id);
  const renamed = { name: tidyName(name, row.mediaType) };
  await db.update(papers).set(renamed).where(eq(papers.id, id));
  return paperOf({ ...row, ...renamed });
}

/** Deletes an own paper; its file goes by a task. @throws Failure not_found */
export async function deletePaper(db: Database, owner: Owner, id: number): Promise<void> {
  await findPaper(db, owner, id);
  await db.delete(papers).where(eq(papers.id, id));
}

/**
 * Sends own papers along with a message.
 * @throws Failure not_found
 */
export async function attachPapers(
  db: Database,
  { usersId }: Owner,
  messageId: number,
  paperIds: readonly number[] = [],
): Promise<void> {
  const ids = [...new Set(paperIds)].slice(0, PAPERS_PER_MESSAGE);
  if (ids.length === 0) return;
  const found = await db
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.usersId, usersId), inArray(papers.id, ids)))
    .for('share');
  if (found.length < ids.length) {
    throw new Failure('not_found', {
      param: 'paper_ids',
      message: 'Eine der Unterlagen gibt es nicht mehr. Bitte wählen Sie noch einmal aus.',
    });
  }
  await db.insert(messagePapers).values(ids.map((paperId) => ({ messageId, paperId })));
}

/** The papers of messages, by message. Those of a hidden message are hidden with it. */
export async function papersOfMessages(
  db: Database,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, AttachedPaper[]>> {
  const found = new Map<number, AttachedPaper[]>();
  if (messageIds.length === 0) return found;
  const rows = await db
    .select({ attached: messagePapers, paper: papers, hiddenAt: messages.hiddenAt })
    .from(messagePapers)
    .innerJoin(messages, eq(messages.id, messagePapers.messageId))
    .leftJoin(papers, eq(papers.id, messagePapers.paperId))
    .where(inArray(messagePapers.messageId, [...messageIds]))
    .orderBy(asc(messagePapers.id));
  for (const { attached, paper, hiddenAt } of rows) {
    if (hiddenAt) continue;
    const some = found.get(attached.messageId) ?? [];
    found.set(attached.messageId, some);
    some.push({ id: attached.id, paper: paper && paperOf(paper) });
  }
  return found;
}
