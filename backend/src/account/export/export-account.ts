import type { AccountExport } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import { loadSubscription } from '../../billing/subscription-details.ts';
import { allBookings } from '../../bookings/load-bookings.ts';
import { loadEmployerProfile } from '../../clients/load-employer-profile.ts';
import type { Database } from '../../database/database.ts';
import { clients, referralCodes, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import { allInvoices } from '../../invoices/load-invoices.ts';
import { loadReferral } from '../../referrals/referral.ts';
import { loadSearches } from '../../searches/load/load-searches.ts';
import type { Services } from '../../services.ts';
import { loadUser } from '../../users/load-user.ts';
import { exportAnswers } from './export-answers.ts';
import { exportAssistants } from './export-assistants.ts';
import { exportContracts } from './export-contracts.ts';
import { exportConversations } from './export-conversations.ts';
import { exportCourses } from './export-courses.ts';
import { exportCv } from './export-cv.ts';
import { exportDecisions } from './export-decisions.ts';
import { exportJobs } from './export-jobs.ts';
import { exportMails } from './export-mails.ts';
import { exportMarkedJobs } from './export-marked-jobs.ts';
import { exportReports } from './export-reports.ts';
import { exportSessions } from './export-sessions.ts';
import { exportTemplates } from './export-templates.ts';

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
  const { usersId, clientId, candidateId } = requester;
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
        subscription: await loadSubscription(db, usersId),
        plan_end_date: account.planEndDate,
        ...(await exportContracts(db, usersId)),
        searches: candidateId === null ? [] : await loadSearches(db, candidateId),
        templates: await exportTemplates(db, usersId),
        conversations: await exportConversations(txServices, requester),
        assistant_conversations: await exportAssistants(db, usersId),
        job_demands: await exportJobs(db, clientId),
        employer: clientId === null ? null : await loadEmployerProfile(db, clientId),
        employer_phone: clientId === null ? null : await loadEmployerPhone(db, clientId),
        bookings: clientId === null ? [] : await allBookings(txServices, { clientId }),
        invoices: await allInvoices(txServices, usersId),
        ...(await exportMarkedJobs(db, candidateId)),
        ...(await exportReports(db, usersId)),
        decisions: await exportDecisions(db, usersId),
        courses: await exportCourses(db, usersId),
        cv: await exportCv(db, usersId),
        survey_answers: await exportAnswers(db, usersId),
        referral: hasCode ? await loadReferral(txServices, usersId) : null,
        sessions: await exportSessions(db, usersId),
        ...(await exportMails(db, usersId)),
      };
    },
    { isolationLevel: 'repeatable read' },
  );
}
