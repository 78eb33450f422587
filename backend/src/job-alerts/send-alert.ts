import { createLinkToken } from '../auth/link-tokens/create-link-token.ts';
import type { Database } from '../database/database.ts';
import { and, eq, inArray } from '../database/drizzle.ts';
import { jobAlerts } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { signInAddress } from '../mail/sign-in-address.ts';
import { jobAlertMail, pagesOfAlert } from '../mail/templates/job-alert.ts';
import { addNotices } from '../push/add-notices.ts';
import { dueJobIds } from './due/due-jobs.ts';
import { holdSearch } from './due/due-searches.ts';
import { loadAlertJobs } from './due/load-alert-jobs.ts';
import { createUnsubscribeLinks } from './unsubscribe.ts';

/**
 * Writes the mail of a search, if it is due. Mail and mark are one transaction: a process
 * that dies at any point has done all of it or nothing, and the key of the mail keeps even a
 * mistake here from doubling it.
 * @returns whether a mail was written
 */
export async function sendAlert(
  database: Database,
  now: Date,
  publicUrl: string,
  searchId: number,
): Promise<boolean> {
  return database.transaction(async (db) => {
    const search = await holdSearch(db, searchId);
    const ids = search ? await dueJobIds(db, now, searchId) : [];
    if (!search || ids.length === 0) return false;
    const { candidateId, usersId } = search;
    const jobs = search.active ? await loadAlertJobs(db, publicUrl, candidateId, ids) : [];
    if (jobs.length > 0) {
      const links = await createUnsubscribeLinks(db, now, publicUrl, searchId);
      const addresses = new Map<string, string>();
      for (const page of pagesOfAlert(jobs)) {
        const { token } = await createLinkToken(db, now, { usersId, purpose: 'magic-link' });
        addresses.set(page, signInAddress(publicUrl, token, page));
      }
      const alert = { ...search, jobs, unsubscribePage: links.page };
      const mail = jobAlertMail(publicUrl, alert, (page) => addresses.get(page) ?? publicUrl);
      await addMail(db, now, {
        ...mail,
        recipient: search.email,
        usersId,
        key: `job-alert:${candidateId}:${Math.min(...ids)}`,
        unsubscribeUrl: links.oneClick,
        namedJobs: jobs.map(({ id }) => id),
      });
      const [newest] = jobs;
      if (newest) {
        const about = {
          kind: 'alert',
          search: searchId,
          jobs: jobs.length,
          job: newest.id,
        } as const;
        await addNotices(db, now, usersId, { about, key: `job-alert:${Math.min(...ids)}` });
      }
    }
    await db
      .update(jobAlerts)
      .set({ mailedAt: now })
      .where(and(eq(jobAlerts.jobSearchId, searchId), inArray(jobAlerts.jobDemandId, ids)));
    return jobs.length > 0;
  });
}
