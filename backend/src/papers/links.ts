import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Paper } from '@silverjobs/contract';
import type { Zippable } from 'fflate';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, asc, eq, isNull } from '../database/drizzle.ts';
import { communications, messagePapers, messages, papers } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import { findPaper } from './papers.ts';
import { derivedKeys } from './store/seal-store.ts';

const LIFETIME_MS = 5 * 60_000;

/** What a link leads to, and for whom. */
const target = z.object({
  kind: z.enum(['paper', 'attached', 'all', 'all-pdf']),
  /** Of the paper, of the attachment, of the conversation. */
  id: z.int(),
  /** The conversation that it is bound to; 0 for own papers. */
  conversation: z.int(),
  users: z.int(),
  expires: z.int(),
});
type Target = z.output<typeof target>;

type Link = { readonly url: string; readonly expires_at: number };
type File = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

const gone = () =>
  new Failure('not_found', {
    message:
      'Dieser Link gilt nicht mehr. Bitte öffnen Sie das Gespräch und laden Sie die Unterlage noch einmal.',
  });

function sign({ secondFactorKeys }: Services, text: string): Buffer {
  return createHmac('sha256', derivedKeys(secondFactorKeys, 'paper links')[0])
    .update(text)
    .digest();
}

function linkTo(services: Services, what: Omit<Target, 'expires'>): Link {
  const expires = services.now().getTime() + LIFETIME_MS;
  const text = Buffer.from(JSON.stringify({ ...what, expires })).toString('base64url');
  const token = `${text}.${sign(services, text).toString('base64url')}`;
  return { url: `/paper_file?token=${token}`, expires_at: expires };
}

/** A link to an own paper. @throws Failure not_found */
export async function linkOwn(
  services: Services,
  requester: Pick<Requester, 'usersId'>,
  id: number,
): Promise<Link> {
  await findPaper(services.db, requester, id);
  return linkTo(services, { kind: 'paper', id, conversation: 0, users: requester.usersId });
}

async function findAttached(db: Database, id: number) {
  const [row] = await db
    .select({ paper: papers, conversation: messages.conversationId })
    .from(messagePapers)
    .innerJoin(messages, eq(messages.id, messagePapers.messageId))
    .innerJoin(papers, eq(papers.id, messagePapers.paperId))
    .where(and(eq(messagePapers.id, id), isNull(messages.hiddenAt)));
  return row ?? null;
}

async function isOwnConversation(
  db: Database,
  { candidateId, clientId }: Requester,
  id: number,
): Promise<boolean> {
  const side =
    candidateId === null
      ? eq(communications.clientId, clientId ?? 0)
      : eq(communications.candidateId, candidateId);
  return (await db.$count(communications, and(eq(communications.id, id), side))) > 0;
}

/** A link to a paper of a conversation of the requester. @throws Failure not_found */
export async function linkAttached(
  services: Services,
  requester: Requester,
  id: number,
): Promise<Link> {
  const attached = await findAttached(services.db, id);
  const withdrawn = new Failure('not_found', {
    param: 'id',
    message: 'Diese Unterlage wurde zurückgezogen. Es gibt sie nicht mehr.',
  });
  if (!attached) throw withdrawn;
  const { conversation } = attached;
  if (!(await isOwnConversation(services.db, requester, conversation))) throw withdrawn;
  return linkTo(services, { kind: 'attached', id, conversation, users: requester.usersId });
}

/** A link to all papers of a conversation, by default as a ZIP file. @throws Failure not_found */
export async function linkAll(
  services: Services,
  requester: Requester,
  id: number,
  as: 'zip' | 'pdf' = 'zip',
): Promise<Link> {
  const isOwn = await isOwnConversation(services.db, requester, id);
  if (!isOwn || (await attachedIn(services.db, id)).length === 0) {
    throw new Failure('not_found', {
      param: 'id',
      message: 'In diesem Gespräch gibt es keine Unterlagen mehr.',
    });
  }
  const kind = as === 'pdf' ? 'all-pdf' : 'all';
  return linkTo(services, { kind, id, conversation: id, users: requester.usersId });
}

async function attachedIn(db: Database, conversation: number) {
  const rows = await db
    .selectDistinctOn([papers.id], { paper: papers })
    .from(messagePapers)
    .innerJoin(messages, eq(messages.id, messagePapers.messageId))
    .innerJoin(papers, eq(papers.id, messagePapers.paperId))
    .where(and(eq(messages.conversationId, conversation), isNull(messages.hiddenAt)))
    .orderBy(asc(papers.id));
  return rows.map(({ paper }) => paper);
}

/** What a token says. @throws Failure not_found when it was not made here or is over */
function readToken(services: Services, token: string): Target {
  const [text = '', signature = ''] = token.split('.');
  const right = sign(services, text);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw gone();
  const read = target.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (read.expires < services.now().getTime()) throw gone();
  return read;
}

async function readFile({ papers: { store } }: Services, key: string): Promise<Uint8Array> {
  const bytes = await store.read(key);
  if (!bytes) throw gone();
  return bytes;
}

/** A name that a folder can hold beside the others: most take 'A.pdf' and 'a.pdf' for one file. */
function withoutTwins(name: string, taken: Zippable): string {
  const known = new Set(Object.keys(taken).map((one) => one.toLowerCase()));
  const at = name.lastIndexOf('.');
  let own = name;
  for (let number = 2; known.has(own.toLowerCase()); number += 1) {
    own = `${name.slice(0, at)} (${number})${name.slice(at)}`;
  }
  return own;
}

type Stored = Pick<typeof papers.$inferSelect, 'name' | 'storageKey' | 'mediaType'>;

const MERGE = new URL('./merge-papers.ts', import.meta.url);
type MergePapers = typeof import('./merge-papers.ts').work;

async function zipOf(services: Services, all: readonly Stored[]): Promise<Uint8Array> {
  const { zipSync } = await import('fflate');
  const files: Zippable = {};
  for (const { name, storageKey } of all) {
    files[withoutTwins(name, files)] = await readFile(services, storageKey);
  }
  // Papers are packed already.
  return zipSync(files, { level: 0 });
}

async function pdfOf(services: Services, all: readonly Stored[]): Promise<Uint8Array> {
  const files: Parameters<MergePapers>[0]['files'][number][] = [];
  for (const { name, storageKey, mediaType } of all) {
    files.push({ name, mediaType, bytes: await readFile(services, storageKey) });
  }
  const [pdf] = await runInThread<MergePapers>(MERGE, { files, now: services.now() });
  if (!pdf) throw new Error('No PDF was made');
  return pdf;
}

/**
 * The file that a link leads to, if it is still there.
 * @throws Failure not_found
 */
export async function openLink(services: Services, token: string): Promise<File> {
  const { kind, id, users } = readToken(services, token);
  if (kind === 'all' || kind === 'all-pdf') {
    const all = await attachedIn(services.db, id);
    if (all.length === 0) throw gone();
    if (kind === 'all-pdf') {
      return { name: 'Unterlagen.pdf', type: 'application/pdf', bytes: await pdfOf(services, all) };
    }
    return { name: 'Unterlagen.zip', type: 'application/zip', bytes: await zipOf(services, all) };
  }
  const paper =
    kind === 'paper'
      ? await findPaper(services.db, { usersId: users }, id)
      : (await findAttached(services.db, id))?.paper;
  if (!paper) throw gone();
  const type: Paper['media_type'] = paper.mediaType;
  return { name: paper.name, type, bytes: await readFile(services, paper.storageKey) };
}
