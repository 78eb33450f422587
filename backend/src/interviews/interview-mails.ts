import { interviewTime } from '@silverjobs/contract/interview-texts';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { correspondentsOf } from '../colleagues/members.ts';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import {
  candidates,
  clients,
  communications,
  jobDemands,
  messages,
  users,
} from '../database/schema.ts';
import { createDeepLink } from '../deep-links/create-deep-link.ts';
import type { Requester } from '../http/requester.ts';
import { type InterviewRow, whereText } from '../interview-dates/interview-of.ts';
import { addMail } from '../mail/add-mail.ts';
import type { Mail } from '../mail/mail.ts';
import {
  type EndOfAccount,
  interviewEndedMail,
  type MailedInterview,
} from '../mail/templates/interview.ts';
import type { Services } from '../services.ts';
import { type CalendarEntry, calendarOf } from './calendar.ts';

type Role = 'candidate' | 'client';
type Side = {
  readonly role: Role;
  readonly usersId: number;
  readonly email: string;
  /** Who is met, as this side knows them. */
  readonly counterpart: string;
};

/**
 * Who of an employer has the date of a conversation in the calendar: who has written there; the contact where
 * nobody has who still answers applications (employers-92).
 */
async function hostsOf(
  db: Database,
  conversationId: number,
  clientId: number,
  contactUsersId: number,
) {
  const correspondents = await correspondentsOf(db, clientId);
  const authors = await db
    .selectDistinct({ id: messages.authorUsersId })
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  const wrote = new Set(authors.map(({ id }) => id));
  const hosts = correspondents.filter(({ usersId }) => wrote.has(usersId));
  if (hosts.length > 0) return hosts;
  return db
    .select({ usersId: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, contactUsersId));
}

/** Both sides of a conversation, the candidate first, and the title of its job. */
async function partiesOf(db: Database, conversationId: number) {
  const [row] = await db
    .select({
      contactData: communications.contactData,
      title: jobDemands.title,
      candidateUsersId: candidates.usersId,
      clientId: clients.id,
      contactUsersId: clients.usersId,
      employer: clients.profileName,
    })
    .from(communications)
    .innerJoin(candidates, eq(candidates.id, communications.candidateId))
    .innerJoin(clients, eq(clients.id, communications.clientId))
    .leftJoin(jobDemands, eq(jobDemands.id, communications.jobDemandId))
    .where(eq(communications.id, conversationId));
  if (!row) return null;
  const { contactData: shared, title } = row;
  const emailOf = async (id: number) =>
    (await db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email ?? '';
  const name = shared === 'anonymous' ? '' : `${shared.first_name} ${shared.last_name}`.trim();
  const hosts = await hostsOf(db, conversationId, row.clientId, row.contactUsersId);
  const counterpart = name || 'Die Person mit der anonymen Bewerbung';
  const sides: readonly Side[] = [
    {
      role: 'candidate',
      usersId: row.candidateUsersId,
      email: await emailOf(row.candidateUsersId),
      counterpart: row.employer ?? 'Der Arbeitgeber',
    },
    ...hosts.map(({ usersId, email }) => ({
      role: 'client' as const,
      usersId,
      email,
      counterpart,
    })),
  ];
  return { title, sides };
}

type Dated = InterviewRow & { readonly startsAt: Date };
type Mailing = Pick<Services, 'db' | 'now' | 'publicUrl' | 'brand' | 'operatorEmail'>;

function entryFor(
  { publicUrl, brand, operatorEmail }: Mailing,
  interview: Dated,
  side: Side,
  title: string | null,
): CalendarEntry {
  return {
    ...interview,
    sequence: interview.revision,
    title: title ?? 'Gespräch',
    counterpart: side.counterpart,
    url: `${publicUrl}${pathTo(paths.conversation, { id: interview.conversationId })}`,
    reader: { email: side.email },
    organizer: { name: brand, email: operatorEmail },
  };
}

/** The agreed date as a calendar file for a reader of one of its sides. */
export async function calendarFor(
  services: Services,
  interview: Dated,
  { usersId, email, candidateId }: Pick<Requester, 'usersId' | 'email' | 'candidateId'>,
): Promise<string | null> {
  const parties = await partiesOf(services.db, interview.conversationId);
  const role = candidateId === null ? 'client' : 'candidate';
  const side = parties?.sides.find((one) => one.role === role);
  if (!parties || !side) return null;
  // Each of an employer's people may take it, whoever is mailed about it.
  const entry = entryFor(services, interview, { ...side, usersId, email }, parties.title);
  return calendarOf(entry, 'request', services.now());
}

function mailedTo(side: Side, interview: Dated, title: string | null, link: string) {
  return {
    title,
    counterpart: side.counterpart,
    when: interviewTime(interview.startsAt.getTime(), interview.minutes),
    where: whereText(interview),
    link,
  };
}

const keyOf = ({ id, revision }: Dated, calendar: string, { role, usersId }: Side) =>
  `interview:${id}:${revision}:${calendar}:${role}:${usersId}`;

/**
 * Writes to both sides of an interview.
 * @param services with the transaction that changes it
 * @param interview with the date that the mail is about
 * @param write the mail for one of the sides
 * @param calendar what the mail does to the reader's calendar
 */
export async function mailBoth(
  services: Mailing,
  interview: Dated,
  write: (publicUrl: string, mailed: MailedInterview, role: Role) => Mail,
  calendar: 'request' | 'cancel' | 'none',
): Promise<void> {
  const { db, now, publicUrl } = services;
  const parties = await partiesOf(db, interview.conversationId);
  if (!parties) return;
  const { sides, title } = parties;
  for (const side of sides) {
    const link = await createDeepLink(services, side.usersId, {
      target: 'communication',
      id: interview.conversationId,
    });
    const entry = entryFor(services, interview, side, title);
    await addMail(db, now(), {
      ...write(publicUrl, mailedTo(side, interview, title, link), side.role),
      recipient: side.email,
      usersId: side.usersId,
      key: keyOf(interview, calendar, side),
      ...(calendar !== 'none' && { calendar: calendarOf(entry, calendar, now()) }),
    });
  }
}

/**
 * Takes a date out of the calendars of the side that stays, when the account of the other one ends.
 * @param services with the transaction that ends it
 * @param leavingUsersId whose account ends
 */
export async function mailStaying(
  services: Mailing,
  interview: Dated,
  leavingUsersId: number,
  reason: EndOfAccount,
): Promise<void> {
  const { db, now, publicUrl } = services;
  const parties = await partiesOf(db, interview.conversationId);
  if (!parties) return;
  const { sides, title } = parties;
  const leaving = sides.find(({ usersId }) => usersId === leavingUsersId)?.role ?? 'client';
  // The conversation itself may be gone when the mail is read.
  const link = `${publicUrl}${paths.conversations}`;
  for (const side of sides.filter(({ role }) => role !== leaving)) {
    const entry = entryFor(services, interview, side, title);
    await addMail(db, now(), {
      ...interviewEndedMail(publicUrl, mailedTo(side, interview, title, link), reason),
      recipient: side.email,
      usersId: side.usersId,
      key: keyOf(interview, 'cancel', side),
      // It names somebody whose data are deleted.
      ...(reason === 'deleted' && { forget: true as const }),
      calendar: calendarOf(entry, 'cancel', now()),
    });
  }
}
