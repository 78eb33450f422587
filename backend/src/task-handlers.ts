import { tidyDormant } from './account/dormant-accounts.ts';
import { tidyUnconfirmed } from './account/unconfirmed-accounts.ts';
import { deleteOldAttempts } from './auth/attempts.ts';
import { deleteOldChallenges } from './auth/passkeys/challenges.ts';
import { billingHandlers } from './billing/billing-handlers.ts';
import { bookingHandlers } from './bookings/cancel-refunded.ts';
import { deleteOldCallbacks } from './callbacks/list-callbacks.ts';
import { deleteOldInvitations } from './colleagues/invite.ts';
import { tellOfContent } from './contents/tell-users.ts';
import { courseHandlers } from './courses/course-handlers.ts';
import { tidyDrafts } from './drafts/tidy-drafts.ts';
import { jobEndHandlers } from './employer-jobs/end-jobs.ts';
import { deleteOldEmptySearches } from './figures/empty-searches.ts';
import { deleteOldJobFigures } from './figures/job-figures.ts';
import { deleteOldHelpers } from './helpers/helpers.ts';
import { interviewHandlers } from './interviews/remind.ts';
import { invoiceFiles } from './invoices/invoice-file.ts';
import { alertHandlers } from './job-alerts/alert-handlers.ts';
import { renewAlert } from './job-alerts/renew-alert.ts';
import { importHandlers } from './job-imports/carry-out.ts';
import { deleteOldImports } from './job-imports/load-import.ts';
import { deleteSentMails } from './mail/delete-old-mails.ts';
import type { OutboxMail } from './mail/mail.ts';
import { mailHandler } from './mail/mail-handler.ts';
import { forgetReturns } from './mail/returns/note-return.ts';
import type { SmtpSender } from './mail/smtp-sender.ts';
import { deleteOldRecords } from './operators/delete-old-records.ts';
import { deleteOldUploads, partKey } from './papers/upload.ts';
import { type FeedParts, feedHandlers } from './partner-jobs/feed-handlers.ts';
import { deleteUnusedPictures } from './pictures/pictures.ts';
import { guestAlertHandlers } from './public/alerts/alert-handlers.ts';
import { announcementHandlers } from './public/announce-changes.ts';
import { type Post, pushHandler } from './push/push-handler.ts';
import { adoptOldWork } from './queue/adopt-old-work.ts';
import { checkHandlers, type Handlers } from './queue/handler.ts';
import { deleteOldTasks } from './queue/tasks.ts';
import { forgetDeletedSearches } from './searches/delete-search.ts';
import type { Services } from './services.ts';
import type { PostHook } from './webhooks/post-hook.ts';
import { deleteOldDeliveries, webhookHandlers } from './webhooks/webhook-handlers.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type HandlerParts = Pick<FeedParts, 'feeds' | 'fetch'> & {
  /** Hands over what lies in the mailbox of returned mail; without it nothing does. */
  readonly readReturns?: (() => Promise<void>) | undefined;
  /** null: mail stays in the outbox. */
  readonly send: SmtpSender['send'] | null;
  /** Sends to push services; by default over the net. */
  readonly post?: Post;
  /** Sends to employers' programmes; by default over the net. */
  readonly postHook?: PostHook;
};

/**
 * Who does what of the work queue: every kind of task has one handler here.
 * @throws Error that names the kinds without one
 */
export function createTaskHandlers(
  services: Services,
  { send, post, postHook, readReturns = async () => {}, ...feeds }: HandlerParts,
): Handlers {
  const { db, now, operatorEmail } = services;
  const filesOf = (mail: OutboxMail) => invoiceFiles(services, mail);
  const renew = ({ id }: OutboxMail) => renewAlert(db, now(), id);
  const again = (everyMs: number, run: () => Promise<void>) => ({ everyMs, run });
  return checkHandlers({
    mail: send
      ? mailHandler({ db, now, filesOf, renew, send, operatorEmail })
      : { lanes: 0, run: async () => {} },
    ...billingHandlers(services),
    ...bookingHandlers(services),
    ...alertHandlers(services),
    ...guestAlertHandlers(services),
    ...announcementHandlers(services),
    notice: pushHandler(services, post),
    ...courseHandlers(services),
    ...jobEndHandlers(services),
    ...interviewHandlers(services),
    ...importHandlers(services),
    ...webhookHandlers(services, postHook),
    ...feedHandlers({ ...services, ...feeds }),
    'tell-of-content': { run: (payload) => tellOfContent(services, payload) },
    'tidy-unconfirmed': again(HOUR_MS, () => tidyUnconfirmed(services)),
    'read-returns': again(MINUTE_MS, readReturns),
    'tidy-dormant': again(HOUR_MS, () => tidyDormant(services)),
    'tidy-drafts': again(6 * HOUR_MS, () => tidyDrafts(services)),
    'delete-file': {
      run: async ({ key, parts }) => {
        if (parts === 0) await services.papers.store.remove(key);
        for (let part = 0; part < parts; part += 1) {
          await services.papers.store.remove(partKey(key, part));
        }
      },
      isEndless: true,
    },
    'delete-old-uploads': again(HOUR_MS, async () => {
      await deleteOldUploads(db, now());
      await deleteUnusedPictures(db, now());
      await deleteOldImports(db, now());
      await deleteOldDeliveries(db, now());
    }),
    'delete-old-mails': again(HOUR_MS, async () => {
      await deleteSentMails(db, now());
      await forgetReturns(db, now());
    }),
    'delete-old-tasks': again(HOUR_MS, () => deleteOldTasks(db, now())),
    'delete-old-attempts': again(HOUR_MS, async () => {
      await deleteOldAttempts(db, now());
      await deleteOldChallenges(db, now());
      await deleteOldInvitations(db, now());
      await deleteOldHelpers(db, now());
    }),
    'delete-old-searches': again(HOUR_MS, () => forgetDeletedSearches(db, now())),
    'delete-old-callbacks': again(HOUR_MS, () => deleteOldCallbacks(db, now())),
    'delete-empty-searches': again(6 * HOUR_MS, async () => {
      await deleteOldEmptySearches(db, now());
      await deleteOldJobFigures(db, now());
    }),
    // Records go by the year.
    'delete-old-records': again(6 * HOUR_MS, () => deleteOldRecords(db, now())),
    'adopt-old-work': again(MINUTE_MS, () => adoptOldWork(db, now())),
  });
}
