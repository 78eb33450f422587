import { randomUUID } from 'node:crypto';
import {
  PAPERS_MAX_BYTES,
  type Paper,
  type PaperUpload,
  type ParsedBodyOf,
} from '@silverjobs/contract';
import { createBoundedWork } from '../auth/bounded-work.ts';
import type { Database } from '../database/database.ts';
import { and, eq, lt, ne, sql } from '../database/drizzle.ts';
import { papers, paperUploads, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { checkPaper } from './check-paper.ts';
import { findPaper, paperOf, tidyName } from './papers.ts';

const UPLOAD_LIFETIME_MS = 24 * 3_600_000;
/** Uploads of one candidate at a time. */
const UPLOADS_MAX = 10;

/** Pictures and documents are read one after the other: each takes memory and a core. */
const bounded = createBoundedWork({ atOnce: 2, waiting: 40 });

type Owner = Pick<Requester, 'usersId'>;
type Upload = typeof paperUploads.$inferSelect;

/** Name of a part in the store. */
export const partKey = (id: string, part: number) => `${id}-${part}`;

/** @throws Failure conflict when the new bytes have no room beside the other papers */
async function requireRoom(
  db: Database,
  { usersId }: Owner,
  bytes: number,
  replaces: number | null,
) {
  // One after the other: two uploads must not both take the last room.
  await db.select({ id: users.id }).from(users).where(eq(users.id, usersId)).for('update');
  const [used] = await db
    .select({ bytes: sql<number>`coalesce(sum(${papers.bytes}), 0)::int` })
    .from(papers)
    .where(and(eq(papers.usersId, usersId), ne(papers.id, replaces ?? 0)));
  if ((used?.bytes ?? 0) + bytes <= PAPERS_MAX_BYTES) return;
  throw new Failure('conflict', {
    param: 'file',
    message:
      'Dafür ist kein Platz mehr: Alle Unterlagen zusammen dürfen 50 MB haben. Bitte löschen Sie vorher eine andere.',
  });
}

async function findUpload(db: Database, { usersId }: Owner, id: string, lock = false) {
  const query = db
    .select()
    .from(paperUploads)
    .where(and(eq(paperUploads.id, id), eq(paperUploads.usersId, usersId)));
  const [row] = await (lock ? query.for('update') : query);
  if (row) return row;
  throw new Failure('not_found', {
    param: 'id',
    message: 'Diese Übertragung gibt es nicht mehr. Bitte wählen Sie die Datei noch einmal aus.',
  });
}

/**
 * Begins an upload, or goes on with that of the same file.
 * @throws Failure not_found, conflict
 */
export async function beginUpload(
  { db: database }: Services,
  owner: Owner,
  input: ParsedBodyOf<'POST /paper_upload'>,
): Promise<PaperUpload> {
  const { usersId } = owner;
  const { name, bytes, fingerprint } = input;
  const replaces = input.replaces ?? null;
  return database.transaction(async (db) => {
    if (replaces !== null) await findPaper(db, owner, replaces);
    await requireRoom(db, owner, bytes, replaces);
    const own = await db.select().from(paperUploads).where(eq(paperUploads.usersId, usersId));
    const same = own.find(
      (one) =>
        one.name === name &&
        one.bytes === bytes &&
        one.fingerprint === fingerprint &&
        one.replaces === replaces,
    );
    if (same) return { id: same.id, received: same.received };
    const [oldest] = own.sort((one, two) => one.createdAt.getTime() - two.createdAt.getTime());
    if (oldest && own.length >= UPLOADS_MAX) {
      await db.delete(paperUploads).where(eq(paperUploads.id, oldest.id));
    }
    const id = randomUUID();
    await db.insert(paperUploads).values({ id, usersId, name, bytes, fingerprint, replaces });
    return { id, received: 0 };
  });
}

/**
 * Adds the next bytes of an upload. A part that has arrived already is answered, not added.
 * @throws Failure not_found, conflict when a part is missing before it
 */
export async function addChunk(
  { db: database, papers: { store } }: Services,
  owner: Owner,
  id: string,
  { offset, content }: ParsedBodyOf<'PUT /paper_upload/{id}'>,
): Promise<PaperUpload> {
  const bytes = Buffer.from(content, 'base64');
  return database.transaction(async (db) => {
    const upload = await findUpload(db, owner, id, true);
    if (offset < upload.received) return { id, received: upload.received };
    const received = offset + bytes.length;
    if (offset > upload.received || bytes.length === 0 || received > upload.bytes) {
      throw new Failure('conflict', { param: 'offset', payload: { received: upload.received } });
    }
    await store.write(partKey(id, upload.parts), bytes);
    await db
      .update(paperUploads)
      .set({ received, parts: upload.parts + 1 })
      .where(eq(paperUploads.id, id));
    return { id, received };
  });
}

async function readParts({ papers: { store } }: Services, upload: Upload): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (let part = 0; part < upload.parts; part += 1) {
    parts.push((await store.read(partKey(upload.id, part))) ?? new Uint8Array());
  }
  return Buffer.concat(parts);
}

async function scan({ papers, warn }: Services, bytes: Uint8Array): Promise<Paper['checked']> {
  const verdict = await papers.scan(bytes).catch((error: Error) => {
    warn(`Papers: ${error.message}`);
    throw new Failure('unavailable', {
      message:
        'Wir können die Datei gerade nicht auf Viren prüfen. Sie ist angekommen: Bitte versuchen Sie es in einigen Minuten noch einmal.',
    });
  });
  if (verdict !== 'infected') return verdict;
  throw new Failure('validation.failed', {
    param: 'file',
    message:
      'In dieser Datei steckt vermutlich ein Schadprogramm. Wir haben sie nicht gespeichert. Bitte lassen Sie Ihren Computer prüfen.',
  });
}

/**
 * What was uploaded to be read once: it is gone afterwards.
 * @throws Failure not_found, conflict where parts are missing
 */
export async function takeUpload(
  services: Services,
  owner: Owner,
  id: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const upload = await findUpload(services.db, owner, id);
  if (upload.received < upload.bytes) {
    throw new Failure('conflict', { param: 'id', payload: { received: upload.received } });
  }
  const bytes = await readParts(services, upload);
  await services.db.delete(paperUploads).where(eq(paperUploads.id, id));
  services.workAdded();
  return { name: upload.name, bytes };
}

/** What is kept of an upload: its file, and what is noted of it. */
type Kept<T> = {
  readonly bytes: Uint8Array;
  /** In the transaction that takes the upload away. */
  readonly note: (db: Database, upload: Upload, storageKey: string) => Promise<T>;
};

/**
 * Checks an upload, and keeps what is made of it. What is refused is gone; when it cannot be checked at the
 * moment, it waits. Asked for twice, it is kept once.
 * @param make what the file becomes, or why not
 * @throws Failure not_found, conflict, validation.failed, unavailable
 */
export async function keepUpload<T>(
  services: Services,
  owner: Owner,
  id: string,
  make: (name: string, sent: Uint8Array, checked: Paper['checked']) => Promise<Kept<T>>,
): Promise<T> {
  const { db: database, papers: place, workAdded } = services;
  const upload = await findUpload(database, owner, id);
  if (upload.received < upload.bytes) {
    throw new Failure('conflict', { param: 'id', payload: { received: upload.received } });
  }
  try {
    return await bounded(async () => {
      const sent = await readParts(services, upload);
      const { bytes, note } = await make(upload.name, sent, await scan(services, sent));
      const storageKey = randomUUID();
      await place.store.write(storageKey, bytes);
      return await database
        .transaction(async (db) => {
          await findUpload(db, owner, id, true);
          const noted = await note(db, upload, storageKey);
          await db.delete(paperUploads).where(eq(paperUploads.id, id));
          return noted;
        })
        .catch(async (error: unknown) => {
          await place.store.remove(storageKey);
          throw error;
        });
    });
  } catch (error) {
    const refused = error instanceof Failure && error.code === 'validation.failed';
    if (refused) await database.delete(paperUploads).where(eq(paperUploads.id, id));
    throw error;
  } finally {
    workAdded();
  }
}

/**
 * Checks an upload and keeps it as a paper.
 * @throws Failure not_found, conflict, validation.failed, unavailable
 */
export async function finishUpload(services: Services, owner: Owner, id: string): Promise<Paper> {
  return keepUpload(services, owner, id, async (name, sent, checked) => {
    const { mediaType, bytes, pages } = await checkPaper(name, sent);
    const values = {
      name: tidyName(name, mediaType),
      mediaType,
      bytes: bytes.length,
      pages,
      checked,
      updatedAt: services.now(),
    };
    return {
      bytes,
      note: (db, upload, storageKey) => keepPaper(db, owner, upload, { ...values, storageKey }),
    };
  });
}

async function keepPaper(
  db: Database,
  owner: Owner,
  upload: Upload,
  values: Omit<typeof papers.$inferInsert, 'usersId' | 'id' | 'createdAt'>,
): Promise<Paper> {
  await requireRoom(db, owner, values.bytes, upload.replaces);
  const [row] =
    upload.replaces === null
      ? await db
          .insert(papers)
          .values({ ...values, usersId: owner.usersId })
          .returning()
      : await db.update(papers).set(values).where(eq(papers.id, upload.replaces)).returning();
  if (!row) throw new Error('The paper was not kept');
  return paperOf(row);
}

/** Takes away uploads that nobody has finished for a day. */
export async function deleteOldUploads(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_LIFETIME_MS);
  await db.delete(paperUploads).where(lt(paperUploads.createdAt, before));
}
