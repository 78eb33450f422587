import { z } from 'zod';
import {
  CALLBACK_WINDOWS,
  JOB_REPORT_REASONS,
  MESSAGE_REPORT_REASONS,
  PICTURE_KINDS,
} from '../constants.ts';
import { contactForm } from '../forms/contact.ts';
import { DECISION_ACTIONS } from '../operator-constants.ts';
import { id, milliseconds, seconds, text } from '../primitives.ts';
import { apiKey } from './api-key.ts';
import { booking } from './booking.ts';
import { colleague } from './colleague.ts';
import { contactData } from './conversation.ts';
import { cv } from './cv.ts';
import { employerProfile } from './employer-profile.ts';
import { helper, helperDraft } from './helper.ts';
import { interview } from './interview.ts';
import { invoice } from './invoice.ts';
import { jobDraft } from './job-draft.ts';
import { jobSearch } from './job-search.ts';
import { keptLetter } from './letter.ts';
import { pushDevice } from './push-device.ts';
import { ORDER_STATES, subscriptionDetails } from './subscription.ts';
import { template } from './template.ts';
import { user } from './user.ts';
import { webhook } from './webhook.ts';

/** What somebody writes to the operator from /contact, signed in or not. */
export const contactRequest = z.object(contactForm.shape).meta({ id: 'ContactRequest' });

/** The own link for recommending, and how many employers have registered with it. */
export const referral = z
  .object({ link: text(2_000), registered: z.int().min(0) })
  .meta({ id: 'Referral' });

/** A conversation in which the employer still has an earlier address of the candidate. */
export const sharedAddress = z
  .object({
    communication_id: id,
    /** Name of the employer. */
    with: z.string().nullable(),
    job_title: z.string().nullable(),
    /** What the employer has. */
    email: text(254),
  })
  .meta({ id: 'SharedAddress' });

const exportedMessage = z.object({
  created_at: milliseconds,
  own: z.boolean(),
  message: z.string(),
});

/** A paper with the file itself. */
const exportedPaper = z.object({
  name: z.string(),
  media_type: z.string(),
  updated_at: milliseconds,
  /** Null when the file cannot be read at the moment. */
  content: z.base64().nullable(),
});

const exportedConversation = z.object({
  id,
  type: z.enum(['application', 'outreach']),
  created_at: milliseconds,
  job_title: z.string().nullable(),
  decision: z.string().nullable(),
  /** What the user has noted as an employer; never what was noted about the user. */
  note: z.string().nullable().optional(),
  /** Dates for an interview; ours. */
  interview: interview.optional(),
  /** Name of the other side, as the user sees it. */
  with: z.string().nullable(),
  contact_data: contactData,
  messages: z.array(exportedMessage),
});

const exportedJob = z.object({
  id,
  title: z.string(),
  description: z.string(),
  postal_code: z.string().nullable(),
  pay_hint: z.string().nullable(),
  /** Where the employer takes applications itself; ours. */
  application_address: z.string().nullable().optional(),
  places: z.int().nullable().optional(),
  times: z.array(z.string()).nullable().optional(),
  starts_on: z.string().nullable().optional(),
  street: z.string().nullable().optional(),
  status: z.string(),
  /** How the employer's file calls it; ours. */
  reference: z.string().nullable().optional(),
  created_at: milliseconds,
});

const exportedPicture = z.object({
  kind: z.enum(PICTURE_KINDS),
  /** Advertisements that show it, with what is said of it. */
  shown_by: z.array(z.object({ job_demand_id: id, alt: z.string() })),
  /** Why an operator has hidden it. */
  hidden_for: z.string().nullable(),
  created_at: milliseconds,
  /** WebP; null where it cannot be read. */
  content: z.base64().nullable(),
});

const exportedAnswer = z.object({
  kind: z.enum(['deactivate', 'nps', 'exclude_position']),
  value: z.int(),
  /** The activity that was removed. */
  position: z.string().optional(),
  created_at: milliseconds,
});

const exportedMarkedJob = z.object({ id, title: z.string(), created_at: milliseconds });

/** A report of the user's; the job or message is null once it is deleted. */
const exportedReport = { text: z.string().nullable(), created_at: milliseconds };

const exportedJobReport = z.object({
  ...exportedReport,
  reason: z.enum(JOB_REPORT_REASONS),
  job_title: z.string().nullable(),
});

const exportedMessageReport = z.object({
  ...exportedReport,
  reason: z.enum(MESSAGE_REPORT_REASONS),
  message: z.string().nullable(),
});

/** A wish to be called by the operator. */
const exportedCallback = z.object({
  name: z.string(),
  phone: z.string(),
  time_window: z.enum(CALLBACK_WINDOWS),
  question: z.string().nullable(),
  created_at: milliseconds,
});

/** A job that the user is notified of by mail; mailed_at is null while the mail waits. */
const exportedAlert = z.object({
  job_demand_id: id,
  job_title: z.string(),
  created_at: milliseconds,
  mailed_at: milliseconds.nullable(),
});

/** A course for which the user is registered; waiting: on its waiting list. */
const exportedCourse = z.object({
  title: z.string(),
  start_date: milliseconds.nullable(),
  waiting: z.boolean(),
  created_at: milliseconds,
});

/** A conversation with an assistant, as long as it is kept. */
const exportedAssistantConversation = z.object({
  assistant: z.enum(['ai-jobs', 'cover-letter', 'interview', 'job-coach']),
  created_at: milliseconds,
  /** What it was begun with: the profile and the advertisement that the page sent along. */
  given: z.unknown(),
  messages: z.array(exportedMessage),
});

/** An order of the paid plan; prices in cents. */
const exportedOrder = z.object({
  product: z.string(),
  state: z.enum(ORDER_STATES),
  price_cents: z.int(),
  created_at: milliseconds,
  paid_at: milliseconds.nullable(),
});

/** A cancellation or withdrawal. */
const exportedDeclaration = z.object({
  reference: z.string(),
  kind: z.enum(['ordinary', 'extraordinary', 'withdrawal']),
  name: z.string(),
  contract: z.string().nullable(),
  reason: z.string().nullable(),
  /** yyyy-mm-dd */
  wished_end: z.string().nullable(),
  created_at: milliseconds,
});

const exportedDecision = z.object({
  created_at: milliseconds,
  action: z.enum(DECISION_ACTIONS),
  reason: z.string(),
  /** What the user has objected. */
  objection: z.string().nullable(),
});

/** Everything that the product keeps of a user (GDPR Art. 15, 20). Times in milliseconds. */
export const accountExport = z
  .object({
    exported_at: milliseconds,
    registered_at: milliseconds,
    user,
    subscription: subscriptionDetails.nullable(),
    plan_end_date: seconds.nullable(),
    orders: z.array(exportedOrder),
    contract_declarations: z.array(exportedDeclaration),
    searches: z.array(jobSearch),
    templates: z.array(template),
    conversations: z.array(exportedConversation),
    assistant_conversations: z.array(exportedAssistantConversation),
    job_demands: z.array(exportedJob),
    /** Null for candidates. */
    employer: employerProfile.nullable(),
    /** Asked for at registration; no page shows it. */
    employer_phone: z.string().nullable(),
    bookings: z.array(booking),
    invoices: z.array(invoice),
    /** Addresses of the employer's programmes; ours. */
    webhooks: z.array(webhook.pick({ url: true, created_at: true })).optional(),
    /** Advertisements of the employer that were begun; ours. */
    job_drafts: z
      .array(jobDraft.pick({ draft: true, previous: true, updated_at: true }))
      .optional(),
    /** Its logo and the pictures of its advertisements with their files; ours. */
    pictures: z.array(exportedPicture).optional(),
    saved_jobs: z.array(exportedMarkedJob),
    hidden_jobs: z.array(exportedMarkedJob),
    job_alerts: z.array(exportedAlert),
    job_reports: z.array(exportedJobReport),
    message_reports: z.array(exportedMessageReport),
    callback_requests: z.array(exportedCallback),
    /** What operators have decided about the user's jobs, messages or account; ours. */
    decisions: z.array(exportedDecision).optional(),
    courses: z.array(exportedCourse),
    /** The saved CV; null when there is none. */
    cv: cv.pick({ draft: true, previous: true, updated_at: true }).nullable(),
    /** The saved letter; ours. */
    letter: keptLetter
      .pick({ draft: true, previous: true, updated_at: true })
      .nullable()
      .optional(),
    /** Own papers with their files; ours. */
    papers: z.array(exportedPaper).optional(),
    survey_answers: z.array(exportedAnswer),
    referral: referral.nullable(),
    /** Devices that notices are sent to; ours. */
    push_devices: z.array(pushDevice.pick({ name: true, created_at: true })).optional(),
    /** Keys that programmes ask with; ours. */
    /** What somebody is at an employer (employers-80). */
    colleague: colleague
      .pick({ name: true, role: true, since: true, mails: true })
      .nullable()
      .optional(),
    /** Trusted people, what they were allowed and did, and texts of theirs that wait; ours (account-70). */
    helpers: z.array(helper).optional(),
    helper_drafts: z.array(helperDraft).optional(),
    api_keys: z.array(apiKey.pick({ name: true, created_at: true })).optional(),
    /** Times at which the user signed in, as long as they are kept. */
    sessions: z.array(z.object({ created_at: milliseconds, expires_at: milliseconds })),
    /** The own passkeys, and since when signing in asks for a code; ours. */
    passkeys: z
      .array(
        z.object({
          name: z.string(),
          created_at: milliseconds,
          last_used_at: milliseconds.nullable(),
        }),
      )
      .optional(),
    second_factor_since: milliseconds.nullable().optional(),
    /** Mails to the user, as long as they are kept. */
    mails: z.array(
      z.object({ created_at: milliseconds, subject: z.string(), recipient: z.string() }),
    ),
    /** Mails to the operator that are about the user, as long as they are kept. */
    operator_mails: z.array(
      z.object({ created_at: milliseconds, subject: z.string(), text: z.string() }),
    ),
    /** Earlier addresses, as long as there may be mails to them. */
    former_emails: z.array(z.object({ email: z.string(), left_at: milliseconds })),
  })
  .meta({ id: 'AccountExport' });

export type ContactRequest = z.input<typeof contactRequest>;
export type SharedAddress = z.output<typeof sharedAddress>;
export type Referral = z.output<typeof referral>;
export type AccountExport = z.output<typeof accountExport>;
