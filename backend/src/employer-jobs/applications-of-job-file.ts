import { type APPLICATION_DECISIONS, formatDate, type ResponseOf } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../database/database.ts';
import { and, asc, eq, sql } from '../database/drizzle.ts';
import { communications } from '../database/schema.ts';
import type { ClientRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import { findEmployerJob } from './find-employer-job.ts';

const PDF = new URL('../applications/make-applications-pdf.ts', import.meta.url);
type MakePdf = typeof import('../applications/make-applications-pdf.ts').work;

const COLUMNS = ['Eingang', 'Name', 'Telefon', 'E-Mail', 'Stand', 'Letzte Nachricht', 'Notiz'];
const STATES: Readonly<Record<(typeof APPLICATION_DECISIONS)[number], string>> = {
  invited: 'Eingeladen',
  trial: 'Probearbeit',
  hired: 'Eingestellt',
  declined: 'Abgesagt',
};

function loadApplications(db: Database, { sideUsersId: usersId }: ClientRequester, jobId: number) {
  return db
    .select({
      conversation: communications,
      unread: sql<boolean>`exists (select from messages m where m.communication_id = ${communications.id}
        and m.read_at is null and m.held_for is null and m.sending_users_id <> ${usersId})`,
    })
    .from(communications)
    .where(and(eq(communications.jobDemandId, jobId), eq(communications.type, 'application')))
    .orderBy(asc(communications.createdAt), asc(communications.id));
}

type Loaded = Awaited<ReturnType<typeof loadApplications>>[number];

function cellsOf({ conversation, unread }: Loaded): string[] {
  const { contactData: contact, decision, createdAt, lastMessageAt, note } = conversation;
  const shared = contact === 'anonymous' ? null : contact;
  return [
    formatDate(createdAt.getTime()),
    shared ? `${shared.first_name} ${shared.last_name}`.trim() : 'Anonyme Bewerbung',
    shared?.phone ?? '',
    readableEmail(shared?.email ?? ''),
    decision ? STATES[decision] : unread ? 'Neu' : 'Gelesen',
    formatDate(lastMessageAt.getTime()),
    note ?? '',
  ];
}

/**
 * All applications for an own job with what each candidate has shared, the oldest first (employers-64).
 * @throws Failure not_found
 */
export async function applicationsOfJobFile(
  { db, now: clock }: Services,
  requester: ClientRequester,
  id: number,
  format: 'pdf' | 'csv',
): Promise<ResponseOf<'GET /job_demand/{id}/applications_file'>> {
  const job = await findEmployerJob(db, requester, id);
  const applications = (await loadApplications(db, requester, id)).map(cellsOf);
  const now = clock();
  const day = formatDate(now.getTime()).split('.').reverse().join('-');
  const file_name = `Bewerbungen-Anzeige-${id}-${day}.${format}`;
  if (format === 'csv') {
    // A cell that begins like a formula is text: candidates chose the words.
    const csv = stringify([COLUMNS, ...applications], {
      bom: true,
      delimiter: ';',
      escape_formulas: true,
    });
    return { file_name, content: Buffer.from(csv).toString('base64') };
  }
  const rows = applications.map(([date = '', name = '', phone, email, state, last, note]) => ({
    head: name,
    date,
    lines: [
      [phone, email].filter(Boolean).join(', '),
      `Stand: ${state}. Letzte Nachricht: ${last}`,
      note ? `Notiz: ${note}` : '',
    ].filter(Boolean),
  }));
  const pdf = await runInThread<MakePdf>(PDF, {
    title: `Bewerbungen: ${job.title}`,
    rows,
    name: '',
    now,
  });
  return { file_name, content: Buffer.concat(pdf).toString('base64') };
}
