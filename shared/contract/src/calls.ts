import { accountCalls } from './calls/account.ts';
import { apiKeysCalls } from './calls/api-keys.ts';
import { applicationsCalls } from './calls/applications.ts';
import { assistantsCalls } from './calls/assistants.ts';
import { authCalls } from './calls/auth.ts';
import { billingCalls } from './calls/billing.ts';
import { colleaguesCalls } from './calls/colleagues.ts';
import { coursesCalls } from './calls/courses.ts';
import { cvCalls } from './calls/cv.ts';
import { deepLinksCalls } from './calls/deep-links.ts';
import { employersCalls } from './calls/employers.ts';
import { helpCalls } from './calls/help.ts';
import { helpersCalls } from './calls/helpers.ts';
import { invoicesCalls } from './calls/invoices.ts';
import { jobDraftsCalls } from './calls/job-drafts.ts';
import { jobImportsCalls } from './calls/job-imports.ts';
import { jobsCalls } from './calls/jobs.ts';
import { letterCalls } from './calls/letter.ts';
import { liveCalls } from './calls/live.ts';
import { lookupsCalls } from './calls/lookups.ts';
import { markedJobsCalls } from './calls/marked-jobs.ts';
import { matchingCalls } from './calls/matching.ts';
import { messagesCalls } from './calls/messages.ts';
import { operatorCalls } from './calls/operator.ts';
import { operatorOfficeCalls } from './calls/operator-office.ts';
import { operatorWorkCalls } from './calls/operator-work.ts';
import { papersCalls } from './calls/papers.ts';
import { partnerJobsCalls } from './calls/partner-jobs.ts';
import { picturesCalls } from './calls/pictures.ts';
import { publicCalls } from './calls/public.ts';
import { searchesCalls } from './calls/searches.ts';
import { signInWaysCalls } from './calls/sign-in-ways.ts';
import { usersCalls } from './calls/users.ts';
import { webhooksCalls } from './calls/webhooks.ts';

/** Every call of the API, by 'METHOD /path'. */
export const calls = {
  ...authCalls,
  ...signInWaysCalls,
  ...usersCalls,
  ...accountCalls,
  ...helpersCalls,
  ...jobsCalls,
  ...markedJobsCalls,
  ...partnerJobsCalls,
  ...publicCalls,
  ...employersCalls,
  ...apiKeysCalls,
  ...picturesCalls,
  ...jobDraftsCalls,
  ...jobImportsCalls,
  ...webhooksCalls,
  ...colleaguesCalls,
  ...invoicesCalls,
  ...applicationsCalls,
  ...messagesCalls,
  ...liveCalls,
  ...deepLinksCalls,
  ...searchesCalls,
  ...lookupsCalls,
  ...matchingCalls,
  ...coursesCalls,
  ...billingCalls,
  ...assistantsCalls,
  ...cvCalls,
  ...letterCalls,
  ...papersCalls,
  ...helpCalls,
  ...operatorCalls,
  ...operatorWorkCalls,
  ...operatorOfficeCalls,
};

export type Calls = typeof calls;
export type CallKey = keyof Calls;

export const callKeys = Object.keys(calls) as readonly CallKey[];
