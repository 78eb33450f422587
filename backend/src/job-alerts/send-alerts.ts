import { and, eq, inArray } from 'drizzle-orm';
import { createLinkToken } from '../auth/link-tokens/create-link-token.ts';
import type { Database } from '../database/database.ts';
import { jobAlerts } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { jobAlertMail } from '../mail/templates/job-alert.ts';
import { claimDueSearch } from './due/claim-due-search.ts';
import { dueJobIds } from './due/due-jobs.ts';
import { loadAlertJobs } from './due/load-alert-jobs.ts';
import { createUnsubscribeLinks } from './unsubscribe.ts';

/**
 * Writes the mail of one search that is due. Claim, mail and mark are one transaction: a process
 * that dies at any point has done all of it or nothing, and the key of the mail keeps even a
 * mistake here from doubling it.
 * @returns whether there was one
 */
export async function sendNextAlert(
  database: Database,
  now: Date,
  publicUrl: string,
): Promise<boolean> {
  return database.transaction(async (db) => {
    const search = await claimDueSearch(db, now);
    if (!search) return false;
    const { searchId, candidateId, usersId } = search;
    const ids = await dueJobIds(db, now, searchId);
    const jobs = search.active ? await loadAlertJobs(db, candidateId, ids) : [];
    if (jobs.length > 0) {
      const links = await createUnsubscribeLinks(db, now, publicUrl, searchId);
      const { token } = await createLinkToken(db, now, { usersId, purpose: 'magic-link' });
      const mail = jobAlertMail(publicUrl, { ...search, jobs, token, unsubscribePage: links.page });
      await addMail(db, now, {
        ...mail,
        recipient: search.email,
        usersId,
        key: `job-alert:${candidateId}:${Math.min(...ids)}`,
        unsubscribeUrl: links.oneClick,
      });
    }
    await db
      .update(jobAlerts)
      .set({ mailedAt: now })
      .where(and(eq(jobAlerts.jobSearchId, searchId), inArray(jobAlerts.jobDemandId, ids)));
    return true;
  });
}
