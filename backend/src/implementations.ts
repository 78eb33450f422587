import type { CallKey } from '@silverjobs/contract';
import { accountCalls } from './account/calls.ts';
import { userCalls } from './account/user-calls.ts';
import { applicationCalls } from './applications/calls.ts';
import { assistantCalls } from './assistants/calls.ts';
import { apiKeyCalls } from './auth/api-keys/calls.ts';
import { emailChangeCalls } from './auth/email-change/email-change-calls.ts';
import { emailConfirmationCalls } from './auth/email-confirmation.ts';
import { identityCalls } from './auth/identity-calls.ts';
import { letterCodeCalls } from './auth/letter-code.ts';
import { linkCalls } from './auth/links.ts';
import { meCalls } from './auth/me.ts';
import { signInCalls } from './auth/sign-in.ts';
import { signInWaysCalls } from './auth/sign-in-ways-calls.ts';
import { signUpCalls } from './auth/sign-up.ts';
import { billingCalls } from './billing/calls.ts';
import { bookingCalls } from './bookings/calls.ts';
import { callbackCalls } from './callbacks/calls.ts';
import { candidateCalls } from './candidates/calls.ts';
import { clientCalls } from './clients/calls.ts';
import { colleagueCalls } from './colleagues/calls.ts';
import { contentCalls } from './contents/calls.ts';
import { courseCalls } from './courses/calls.ts';
import { cvInCalls } from './cv-in/calls.ts';
import { deepLinkCalls } from './deep-links/calls.ts';
import { cvCalls } from './drafts/cv-calls.ts';
import { letterCalls } from './drafts/letter-calls.ts';
import { employerJobCalls } from './employer-jobs/calls.ts';
import { employerSearchCalls } from './employer-search/calls.ts';
import { figureCalls } from './figures/calls.ts';
import { helperCalls } from './helpers/calls.ts';
import type { Implementation } from './http/implement.ts';
import { interviewCalls } from './interviews/calls.ts';
import { invoiceCalls } from './invoices/calls.ts';
import { jobAlertCalls } from './job-alerts/calls.ts';
import { jobDraftCalls } from './job-drafts/calls.ts';
import { jobImportCalls } from './job-imports/calls.ts';
import { jobReportCalls } from './job-reports/calls.ts';
import { jobCalls } from './jobs/calls.ts';
import { locationCalls } from './locations/calls.ts';
import { lookupCalls } from './lookups/calls.ts';
import { markedJobCalls } from './marked-jobs/calls.ts';
import { matchingCalls } from './matching/calls.ts';
import { messageReportCalls } from './message-reports/calls.ts';
import { messageCalls } from './messages/calls.ts';
import { nonProfitCalls } from './non-profits/calls.ts';
import { operatorCalls } from './operators/calls.ts';
import { officeCalls } from './operators/office/calls.ts';
import { operatorPictureCalls } from './operators/pictures.ts';
import { operatorWorkCalls } from './operators/work-calls.ts';
import { previewCalls } from './paper-previews/preview.ts';
import { paperCalls } from './papers/calls.ts';
import { partnerJobCalls } from './partner-jobs/calls.ts';
import { pictureCalls } from './pictures/calls.ts';
import { positionCalls } from './positions/calls.ts';
import { publicCalls } from './public/calls.ts';
import { pushCalls } from './push/calls.ts';
import { searchCalls } from './searches/calls.ts';
import { templateCalls } from './templates/calls.ts';
import { webhookCalls } from './webhooks/calls.ts';

/** Every call that answers. */
export const implementations: readonly Implementation[] = [
  ...meCalls,
  ...signInCalls,
  ...signUpCalls,
  ...letterCodeCalls,
  ...signInWaysCalls,
  ...linkCalls,
  ...emailChangeCalls,
  ...identityCalls,
  ...emailConfirmationCalls,
  ...userCalls,
  ...accountCalls,
  ...helperCalls,
  ...callbackCalls,
  ...searchCalls,
  ...jobAlertCalls,
  ...candidateCalls,
  ...matchingCalls,
  ...jobCalls,
  ...markedJobCalls,
  ...partnerJobCalls,
  ...clientCalls,
  ...nonProfitCalls,
  ...employerJobCalls,
  ...apiKeyCalls,
  ...jobDraftCalls,
  ...jobImportCalls,
  ...webhookCalls,
  ...colleagueCalls,
  ...employerSearchCalls,
  ...bookingCalls,
  ...invoiceCalls,
  ...jobReportCalls,
  ...publicCalls,
  ...positionCalls,
  ...locationCalls,
  ...templateCalls,
  ...applicationCalls,
  ...messageCalls,
  ...interviewCalls,
  ...messageReportCalls,
  ...courseCalls,
  ...cvCalls,
  ...cvInCalls,
  ...letterCalls,
  ...paperCalls,
  ...pictureCalls,
  ...operatorPictureCalls,
  ...previewCalls,
  ...pushCalls,
  ...deepLinkCalls,
  ...billingCalls,
  ...lookupCalls,
  ...assistantCalls,
  ...operatorCalls,
  ...operatorWorkCalls,
  ...officeCalls,
  ...figureCalls,
  ...contentCalls,
];

/** Calls that answer with events as they come; live/register-events.ts answers them. */
export const streamed: readonly CallKey[] = ['GET /events'];
