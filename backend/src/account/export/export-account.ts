import type { AccountExport } from '@silverjobs/contract';
import { loadSecondFactor } from '../../auth/second-factor/own-second-factor.ts';
import { loadSubscription } from '../../billing/subscription-details.ts';
import { allBookings } from '../../bookings/load-bookings.ts';
import { loadEmployerProfile } from '../../clients/load-employer-profile.ts';
import { mailsOf } from '../../colleagues/change-colleagues.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, eq, isNull } from '../../database/drizzle.ts';
import {
  apiKeys,
  clients,
  courseRegistrations,
  courses,
  employerMembers,
  messageTemplates,
  passkeys,
  positions,
  pushDevices,
  referralCodes,
  sessions,
  surveyAnswers,
  users,
  webhooks,
} from '../../database/schema.ts';
import { loadCv } from '../../drafts/cv-calls.ts';
import type { Kept } from '../../drafts/drafts.ts';
import { loadLetter } from '../../drafts/letter-calls.ts';
import { listDrafts } from '../../helpers/drafts.ts';
import { listHelpers } from '../../helpers/helpers.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import { allInvoices } from '../../invoices/load-invoices.ts';
import { exportJobDrafts } from '../../job-drafts/drafts.ts';
import { exportPictures } from '../../pictures/pictures.ts';
import { loadReferral } from '../../referrals/referral.ts';
import { loadSearches } from '../../searches/load/load-searches.ts';
import type { Services } from '../../services.ts';
import { loadUser } from '../../users/load-user.ts';
import { exportAssistants } from './export-assistants.ts';
import { exportContracts } from './export-contracts.ts';
import { exportConversations } from './export-conversations.ts';
import { exportDecisions } from './export-decisions.ts';
import { exportJobs } from './export-jobs.ts';
import { exportMails } from './export-mails.ts';
import { exportMarkedJobs } from './export-marked-jobs.ts';
import { exportPapers } from './export-papers.ts';
import { exportReports } from './export-reports.ts';

async function exportWebhooks(db: Database, clientId: number) {
  const rows = await db.select().from(webhooks).where(eq(webhooks.clientId, clientId));
  return rows.map(({ url, createdAt }) => ({ url, created_at: createdAt.getTime() }));
}

async function loadEmployerPhone(db: Database, clientId: number): Promise<string | null> {
  const [row] = await db
    .select({ phone: clients.phone })
    .from(clients)
    .where(eq(clients.id, clientId));
  return row?.phone ?? null;
}

/**
 * Everything that is kept of the requester (GDPR Art. 15, 20), read at one moment.
 * @throws Failure not_found
 */
export async function exportAccount(
  services: Services,
  requester: Requester,
): Promise<AccountExport> {
  const { usersId, candidateId, sideUsersId } = requester;
  // What is the employer's is its owners' to export (employers-80).
  const clientId = requester.employerRole === 'owner' ? requester.clientId : null;
  const isColleague = requester.clientId !== null && clientId === null;
  return services.db.transaction(
    async (db) => {
      const txServices = { ...services, db };
      const user = await loadUser(txServices, usersId);
      const [account] = await db.select().from(users).where(eq(users.id, usersId));
      if (!account) throw new Failure('not_found');
      const hasCode = (await db.$count(referralCodes, eq(referralCodes.usersId, usersId))) > 0;
      return {
        exported_at: services.now().getTime(),
        registered_at: account.createdAt.getTime(),
        user,
        subscription: await loadSubscription(txServices, usersId),
        plan_end_date: account.planEndDate,
        ...(await exportContracts(db, usersId)),
        searches: candidateId === null ? [] : await loadSearches(db, candidateId),
        templates: await exportTemplates(db, usersId),
        conversations: isColleague ? [] : await exportConversations(txServices, requester),
        assistant_conversations: await exportAssistants(db, usersId),
        job_demands: await exportJobs(db, clientId),
        employer: clientId === null ? null : await loadEmployerProfile(db, clientId),
        employer_phone: clientId === null ? null : await loadEmployerPhone(db, clientId),
        webhooks: clientId === null ? [] : await exportWebhooks(db, clientId),
        job_drafts: clientId === null ? [] : await exportJobDrafts(db, clientId),
        pictures: clientId === null ? [] : await exportPictures(txServices, clientId),
        bookings: clientId === null ? [] : await allBookings(txServices, { clientId }),
        invoices: isColleague ? [] : await allInvoices(txServices, sideUsersId),
        colleague: await exportColleague(db, usersId),
        ...(await exportMarkedJobs(db, candidateId)),
        ...(await exportReports(db, usersId)),
        decisions: await exportDecisions(db, usersId),
        courses: await exportCourses(db, usersId),
        cv: exportedDraft(await loadCv(db, usersId)),
        letter: exportedDraft(await loadLetter(db, usersId)),
        papers: await exportPapers(txServices, usersId),
        survey_answers: await exportAnswers(db, usersId),
        referral: hasCode ? await loadReferral(txServices, usersId) : null,
        push_devices: await exportDevices(db, usersId),
        ...(candidateId !== null && {
          helpers: await listHelpers(txServices, usersId),
          helper_drafts: await listDrafts(db, { ...requester, candidateId }),
        }),
        api_keys: await exportKeys(db, usersId),
        sessions: await exportSessions(db, usersId),
        passkeys: await exportPasskeys(db, usersId),
        second_factor_since: (await loadSecondFactor(db, usersId)).second_factor_since,
        ...(await exportMails(db, usersId)),
      };
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** What colleagues know of somebody. */
async function exportColleague(db: Database, usersId: number): Promise<AccountExport['colleague']> {
  const [row] = await db.select().from(employerMembers).where(eq(employerMembers.usersId, usersId));
  if (!row) return null;
  const { name, role, createdAt } = row;
  return { name, role, since: createdAt.getTime(), mails: mailsOf(row) };
}

/** Answers to surveys. */
async function exportAnswers(
  db: Database,
  usersId: number,
): Promise<AccountExport['survey_answers']> {
  const rows = await db
    .select({ answer: surveyAnswers, position: positions.label })
    .from(surveyAnswers)
    .leftJoin(positions, eq(positions.id, surveyAnswers.positionId))
    .where(eq(surveyAnswers.usersId, usersId))
    .orderBy(asc(surveyAnswers.id));
  return rows.map(({ answer: { kind, value, createdAt }, position }) => ({
    kind,
    value,
    ...(position === null ? {} : { position }),
    created_at: createdAt.getTime(),
  }));
}

/** The courses that a user has booked or waits for, oldest registration first. */
async function exportCourses(db: Database, usersId: number): Promise<AccountExport['courses']> {
  const rows = await db
    .select({ registration: courseRegistrations, course: courses })
    .from(courseRegistrations)
    .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
    .where(eq(courseRegistrations.usersId, usersId))
    .orderBy(asc(courseRegistrations.createdAt), asc(courseRegistrations.id));
  return rows.map(({ registration: { waiting, createdAt }, course: { title, startDate } }) => ({
    title,
    start_date: startDate?.getTime() ?? null,
    waiting,
    created_at: createdAt.getTime(),
  }));
}

/** What a user works on, with the one that it replaced; null where there is nothing. */
const exportedDraft = <Draft>({ version, draft, previous, updated_at }: Kept<Draft>) =>
  version === 0 ? null : { draft, previous, updated_at };

/** Devices that notices are sent to. */
async function exportDevices(db: Database, usersId: number) {
  const rows = await db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.usersId, usersId))
    .orderBy(asc(pushDevices.createdAt));
  return rows.map(({ name, createdAt }) => ({ name, created_at: createdAt.getTime() }));
}

/** Keys that programmes of an employer ask with. */
async function exportKeys(db: Database, usersId: number) {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.usersId, usersId))
    .orderBy(asc(apiKeys.createdAt));
  return rows.map(({ name, createdAt }) => ({ name, created_at: createdAt.getTime() }));
}

/** When and until when somebody is signed in. */
async function exportSessions(db: Database, usersId: number): Promise<AccountExport['sessions']> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.usersId, usersId), isNull(sessions.helperId)))
    .orderBy(asc(sessions.createdAt));
  return rows.map(({ createdAt, expiresAt }) => ({
    created_at: createdAt.getTime(),
    expires_at: expiresAt.getTime(),
  }));
}

/** Passkeys, without what only the device that made them understands. */
async function exportPasskeys(db: Database, usersId: number): Promise<AccountExport['passkeys']> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.usersId, usersId))
    .orderBy(asc(passkeys.id));
  return rows.map(({ name, createdAt, lastUsedAt }) => ({
    name,
    created_at: createdAt.getTime(),
    last_used_at: lastUsedAt?.getTime() ?? null,
  }));
}

/** Templates of the person's own. */
async function exportTemplates(db: Database, usersId: number): Promise<AccountExport['templates']> {
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.usersId, usersId))
    .orderBy(asc(messageTemplates.id));
  return rows.map(({ id, name, message }) => ({ id, name, message, users_id: usersId }));
}
