import {
  JOB_IMPORT_MAX_BYTES,
  JOB_IMPORT_ROWS_MAX,
  type JobImport,
  type ParsedBodyOf,
} from '@silverjobs/contract';
import { findEmployerProfile } from '../clients/load-employer-profile.ts';
import { isProfileComplete } from '../clients/profile-complete.ts';
import { jobImportRows, jobImports } from '../database/schema.ts';
import { describeError } from '../errors/describe-error.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import { takeUpload } from '../papers/upload.ts';
import type { FetchedFeed } from '../partner-jobs/decode-feed.ts';
import { FETCH_LIMITS, fetchFeed } from '../partner-jobs/fetch-feed.ts';
import type { Services } from '../services.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import { loadImport } from './load-import.ts';
import { planImport } from './plan-import.ts';
import type { FileContent } from './read-file.ts';

type Input = ParsedBodyOf<'POST /job_import'>;
type ReadFile = typeof import('./read-file.ts').work;
type Named = FetchedFeed & { readonly name: string };

const FILE = new URL('./read-file.ts', import.meta.url);
/** For reading a file, in milliseconds. */
const MOST_MS = 20_000;
const ROWS = 200;

const refused = (message: string) => new Failure('validation.failed', { param: 'source', message });

/** Fetches within the limits of a feed, never from a net of its own (jobs-101). @throws Failure */
async function fetchAddress({ warn, localHosts }: Services, url: string): Promise<Named> {
  const limits = { ...FETCH_LIMITS, bytes: JOB_IMPORT_MAX_BYTES };
  const fetched = await fetchFeed({ url }, localHosts, limits).catch((error: unknown) => {
    warn(`An employer's feed: ${describeError(error)}`);
    throw refused(
      'Unter dieser Adresse bekommen wir keine Datei. Sie muss mit https:// beginnen, offen im Internet stehen und darf höchstens 5 MB haben.',
    );
  });
  return { ...fetched, name: url };
}

async function readContent(given: FetchedFeed): Promise<FileContent> {
  const [content] = await runInThread<ReadFile>(FILE, given, MOST_MS).catch(() => {
    throw refused(
      'Diese Datei können wir nicht lesen. Möglich sind CSV (mit einer Spalte „Titel“), Indeed-XML und HR-BA-XML. Vielleicht ist sie unvollständig, oder ein Anführungszeichen fehlt.',
    );
  });
  if (!content || content.postings.length + (content.deleted?.length ?? 0) === 0) {
    throw refused(
      'In dieser Datei steht keine Anzeige, die wir lesen können. Es ist nichts passiert.',
    );
  }
  if (content.postings.length > JOB_IMPORT_ROWS_MAX) {
    throw refused(
      `In dieser Datei stehen ${content.postings.length} Anzeigen. Auf einmal gehen ${JOB_IMPORT_ROWS_MAX}: Teilen Sie sie bitte auf.`,
    );
  }
  return content;
}

/**
 * Reads a file or a feed and keeps what would happen, to be looked at and agreed to (employers-85).
 * @throws Failure not_found, conflict, validation.failed
 */
export async function showImport(
  services: Services,
  requester: ClientRequester,
  input: Input,
): Promise<JobImport> {
  const { db: database, now } = services;
  const { clientId, usersId } = requester;
  const client = await findEmployerProfile(database, clientId);
  if (!isProfileComplete(client)) {
    throw new Failure('validation.failed', {
      param: '_client',
      message: 'Bitte vervollständigen Sie zuerst Ihr Arbeitgeberprofil.',
    });
  }
  const { source } = input;
  const given: Named =
    source.kind === 'upload'
      ? await takeUpload(services, requester, source.id)
      : await fetchAddress(services, source.url);
  if (given.bytes.length > JOB_IMPORT_MAX_BYTES) throw refused('Die Datei ist größer als 5 MB.');
  const content = await readContent(given);
  const plan = await planImport(services, requester, client, content, input);
  return database.transaction(async (db) => {
    const [made] = await db
      .insert(jobImports)
      .values({
        clientId,
        usersId,
        name: given.name.slice(0, 300),
        format: content.format,
        unreadable: content.unreadable,
        endMissing: input.end_missing,
        endsKept: plan.endsKept,
        createdAt: now(),
      })
      .returning({ id: jobImports.id });
    if (!made) throw new Error('The import was not kept');
    const rows = plan.rows.map((row, index) => ({
      ...row,
      importId: made.id,
      position: index + 1,
    }));
    for (let from = 0; from < rows.length; from += ROWS) {
      await db.insert(jobImportRows).values(rows.slice(from, from + ROWS));
    }
    return loadImport(db, requester, made.id);
  });
}
