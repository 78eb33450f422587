import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { communications, interviews } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import { type InterviewRow, seenInterview } from '../interview-dates/interview-of.ts';
import type { Services } from '../services.ts';
import { calendarFor } from './interview-mails.ts';

const noInterview = () =>
  new Failure('not_found', {
    param: 'id',
    message: 'Für dieses Gespräch gibt es keinen Termin.',
  });

/**
 * The dates of a conversation that the requester may see; the conversation is the requester's own.
 * @throws Failure not_found
 */
export async function findInterview(
  db: Database,
  { sideUsersId: usersId }: Requester,
  conversationId: number,
): Promise<InterviewRow> {
  const [row] = await db
    .select({ interview: interviews })
    .from(communications)
    .innerJoin(interviews, seenInterview(usersId))
    .where(and(eq(communications.id, conversationId)));
  if (!row) throw noInterview();
  return row.interview;
}

/** An answer to dates that have changed since they were read. */
export const changedMeanwhile = () =>
  new Failure('conflict', {
    param: 'revision',
    message: 'Der Termin hat sich inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.',
  });

/** The agreed date of an own conversation as a calendar file. @throws Failure not_found */
export async function loadCalendar(
  services: Services,
  requester: Requester,
  conversationId: number,
): Promise<{ file_name: string; content: string }> {
  const interview = await findInterview(services.db, requester, conversationId);
  const { startsAt, state } = interview;
  if (!startsAt || state !== 'agreed') throw noInterview();
  const calendar = await calendarFor(services, { ...interview, startsAt }, requester);
  if (calendar === null) throw noInterview();
  return { file_name: 'Termin.ics', content: Buffer.from(calendar).toString('base64') };
}
