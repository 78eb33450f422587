import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { EMPLOYER_JOB_ORDERS, JOB_STATUSES } from '../constants.ts';
import { COUNTRIES, POSTAL_CODE } from '../countries.ts';
import { booking } from '../entities/booking.ts';
import {
  editedJob,
  employerJob,
  employerJobInput,
  jobStatus,
  newJobInput,
  prolongedJob,
} from '../entities/employer-job.ts';
import { employerProfile, employerProfileInput } from '../entities/employer-profile.ts';
import { outreach } from '../entities/job-demand.ts';
import { jobFigures } from '../entities/job-figures.ts';
import { labelled } from '../entities/labels.ts';
import { candidateDetail, outreachInput, shortProfile } from '../entities/short-profile.ts';
import { count, downloadFile, id, idParams, pageQuery, text } from '../primitives.ts';

const shared = { group: 'main', identity: 'client', rules: 'employers-1', ours: true } as const;
const options = { ...shared, response: z.array(labelled) };
/** Choices that candidates filter by, too (jobs-58). */
const choices = { ...options, identity: 'user' } as const;
const counted = z.object({ mode: z.literal('count') });
const paged = pageQuery.extend({ mode: z.literal('list').default('list') });

/** What the own jobs are narrowed to: a state, and words of title, activity, place or number. */
const narrowed = { status: z.enum(JOB_STATUSES).optional(), words: text(100).optional() };

/** Query of the employer's jobs: a page or the count, of all or of some. */
const employerJobQuery = z.union([
  counted.extend(narrowed),
  paged.extend({ ...narrowed, order: z.enum(EMPLOYER_JOB_ORDERS).optional() }),
]);

const employerJobs = z.array(employerJob);
const shortProfiles = z.array(shortProfile);
const bookings = z.array(booking);

/** Calls of employers: profile, jobs, candidates, bookings. */
export const employersCalls = {
  'GET /client': { ...shared, summary: "The employer's profile.", response: employerProfile },
  'PUT /client': {
    ...shared,
    rules: 'employers-3',
    summary: "Writes the employer's profile. Its kind is fixed while advertisements run.",
    body: employerProfileInput,
    response: employerProfile,
    errors: ['version.stale', 'conflict'],
  },
  'POST /client/non_profit': {
    ...shared,
    rules: 'employers-66',
    summary: 'Shows an own paper to the operator as the certificate of a non-profit.',
    body: z.object({ paper_id: id }).meta({ id: 'NonProfitProof' }),
    response: employerProfile,
    errors: ['not_found', 'conflict'],
  },
  'GET /employer_type': { ...options, summary: 'Kinds of employers.' },
  'GET /profile_age': { ...options, summary: 'Ages of companies.' },
  'GET /company_size': { ...options, summary: 'Sizes of companies.' },
  'GET /work_load': { ...choices, identity: 'public', summary: 'Minimum workloads of jobs.' },
  'GET /job_type': { ...choices, identity: 'public', summary: 'Types of jobs.' },
  'GET /homeoffice': { ...options, summary: 'How far a job can be done from home.' },
  'GET /postal_code/{code}': {
    ...shared,
    identity: 'public',
    rules: 'formats-31',
    summary: 'The place of a postal code, and all towns that share it.',
    params: z.object({ code: text(10).regex(POSTAL_CODE) }),
    response: z.object({
      postal_code: text(10),
      city: text(200),
      /** The main one first; an earlier backend says none. */
      towns: z.array(text(200)).max(60).optional(),
      region_label: text(200).nullable(),
      latitude: z.number(),
      longitude: z.number(),
    }),
    errors: ['not_found'],
  },
  'GET /postal_code': {
    ...shared,
    identity: 'public',
    rules: 'formats-34',
    summary: 'What four digits without a country may mean: each postal code that there is.',
    query: z.object({ digits: text(4).regex(/^\d{4}$/) }),
    response: z
      .array(z.object({ postal_code: text(10), city: text(200), country: text(60) }))
      .max(COUNTRIES.length),
  },
  'GET /job_demand/own': {
    ...shared,
    rules: 'employers-8',
    summary: "The employer's jobs with their applications, newest first, or their number (count).",
    query: employerJobQuery,
    response: z.union([employerJobs, count]),
    modes: { list: employerJobs, count },
  },
  'GET /job_demand/{id}/own': {
    ...shared,
    rules: 'employers-10',
    summary: 'A job of the employer as it is edited.',
    params: idParams,
    response: editedJob,
    errors: ['not_found'],
  },
  'POST /job_demand': {
    ...shared,
    rules: 'employers-12, employers-15',
    summary: 'Posts a job; companies book it with that. Sent again with its key, it is answered.',
    body: newJobInput,
    response: editedJob,
    errors: ['conflict', 'rate.limited'],
  },
  'PUT /job_demand/{id}': {
    ...shared,
    rules: 'employers-10, employers-29',
    summary: 'Changes a job of the employer; applications stay. Another job is booked anew.',
    params: idParams,
    body: employerJobInput,
    response: editedJob,
    errors: ['not_found', 'version.stale', 'conflict'],
  },
  'PATCH /job_demand/{id}/status': {
    ...shared,
    rules: 'employers-9',
    summary: 'Pauses, closes or resumes a job of the employer.',
    params: idParams,
    body: z.object({ status: jobStatus }),
    response: employerJob,
    errors: ['not_found', 'conflict'],
  },
  'POST /job_demand/{id}/prolong': {
    ...shared,
    rules: 'employers-37',
    summary: 'Lets a job of the employer that is not closed run 60 days longer.',
    params: idParams,
    response: employerJob,
    errors: ['not_found', 'job_demand.deactivated'],
  },
  'POST /job_prolongation': {
    group: 'main',
    identity: 'public',
    ours: true,
    rules: 'employers-41',
    summary: 'Lets a job run 60 days longer, with the link of the mail that tells of its end.',
    body: z.object({ token: text(200) }).meta({ id: 'JobProlongation' }),
    response: prolongedJob,
    errors: ['rate.limited', 'link.invalid', 'link.expired', 'job_demand.deactivated'],
  },
  'GET /job_demand/{id}/figures': {
    ...shared,
    rules: 'employers-63',
    summary: 'How often a job of the employer was shown, opened, saved and applied for, by day.',
    params: idParams,
    response: jobFigures,
    errors: ['not_found'],
  },
  'GET /job_demand/{id}/applications_file': {
    ...shared,
    rules: 'employers-64',
    summary: 'All applications for a job of the employer as PDF or CSV.',
    params: idParams,
    query: z.object({ format: z.enum(['pdf', 'csv']) }),
    response: downloadFile,
    errors: ['not_found'],
  },
  'GET /job_demand/{id}/candidates': {
    ...shared,
    rules: 'employers-20',
    summary:
      'Anonymous short profiles of searching candidates that fit a job of the employer, or their number.',
    params: idParams,
    query: z.union([counted, paged]),
    response: z.union([shortProfiles, count]),
    modes: { list: shortProfiles, count },
    errors: ['not_found'],
  },
  'GET /candidate/{id}/detail': {
    ...shared,
    rules: 'employers-21, employers-22',
    summary:
      'The short profile of a candidate that fits a job of the employer or is in a conversation with the requester.',
    params: idParams,
    response: candidateDetail,
    errors: ['not_found'],
  },
  'GET /short_profile': {
    ...shared,
    identity: 'candidate',
    rules: 'profile-5',
    summary: 'The own short profile, as an employer sees it that nothing was sent to.',
    response: candidateDetail,
  },
  'POST /candidate/{id}/outreach': {
    ...shared,
    rules: 'employers-25',
    summary:
      'First message to a candidate that fits an active job of the employer; once for each job.',
    params: idParams,
    body: outreachInput,
    response: outreach,
    errors: ['not_found', 'job_demand.deactivated', 'conflict', 'rate.limited'],
  },
  'GET /booking': {
    ...shared,
    rules: 'employers-17',
    summary: "The employer's bookings, newest first, or their number (count).",
    query: z.union([counted, paged]),
    response: z.union([bookings, count]),
    modes: { list: bookings, count },
  },
  'GET /booking/{id}': {
    ...shared,
    rules: 'employers-17',
    summary: 'A booking with what its invoice says.',
    params: idParams,
    response: booking,
    errors: ['not_found'],
  },
} as const satisfies CallTable;
