import type { JobDemandLean, JobReason, Outreach } from '@silverjobs/contract';
import { jobTimesText } from '@silverjobs/contract/narrowing-texts';
import { type CardRow, clientOf } from '../clients/client-of.ts';
import { jobDemands } from '../database/schema.ts';
import { timesOfBits } from '../database/tables/job-times.ts';
import type { Labels } from '../lookups/labels.ts';
import type { JobMatch } from './job-matches.ts';

/** What lists show of a job, and what it is judged by: each column costs with every row. */
export const leanColumns = {
  id: jobDemands.id,
  key: jobDemands.key,
  title: jobDemands.title,
  clientId: jobDemands.clientId,
  postalCode: jobDemands.postalCode,
  workLoadId: jobDemands.workLoadId,
  homeofficeId: jobDemands.homeofficeId,
  jobTypeId: jobDemands.jobTypeId,
  potentialJobId: jobDemands.potentialJobId,
  payHint: jobDemands.payHint,
  saidTimes: jobDemands.saidTimes,
  times: jobDemands.times,
  createdAt: jobDemands.createdAt,
  endsAt: jobDemands.endsAt,
};

type LeanRow = Pick<typeof jobDemands.$inferSelect, keyof typeof leanColumns>;

export type JobRow = {
  readonly job: LeanRow;
  readonly client: CardRow;
  /** Place of the postal code. */
  readonly place: string | null;
};

/** What belongs to the one who asks. */
export type JobContext = {
  readonly labels: Labels;
  readonly match: JobMatch;
  readonly group: JobDemandLean['group'];
  readonly why: JobReason | null;
  /** Distance from where the one who asks looks. */
  readonly km: number | null;
  readonly outreaches: Outreach[];
  readonly isOwner: boolean;
  readonly isSaved: boolean;
  readonly isHidden: boolean;
};

/** 'Köln' with its postal code, as lists show it. */
export function placeLabel(postalCode: string | null, place: string | null): string | null {
  return [postalCode, place].filter(Boolean).join(' ') || null;
}

/** When it is done in words, where its employer has said that (employers-96). */
export const timesLabelOf = ({ saidTimes }: Pick<LeanRow, 'saidTimes'>) =>
  saidTimes === null ? {} : { times_label: jobTimesText(timesOfBits(saidTimes)) };

/** A stored job in the shape of the lists. */
export function leanJobOf({ job, client, place }: JobRow, context: JobContext): JobDemandLean {
  const { labels, match, group, why, km, outreaches, isOwner, isSaved, isHidden } = context;
  return {
    id: job.id,
    key: job.key,
    title: job.title,
    client_id: job.clientId,
    search_location_label: placeLabel(job.postalCode, place),
    work_load_label: labels('work_load', job.workLoadId),
    ...timesLabelOf(job),
    homeoffice_id: job.homeofficeId,
    homeoffice_label: labels('homeoffice', job.homeofficeId),
    potential_jobs_label: match.label,
    potential_jobs_match: match.fits,
    job_type_label: labels('job_type', job.jobTypeId),
    pay_label: job.payHint,
    distance_km: km === null ? null : Math.round(km * 10) / 10,
    group,
    why,
    created_at: job.createdAt.getTime(),
    ends_at: job.endsAt?.getTime() ?? null,
    _client: clientOf(client, labels, isOwner ? 'own' : 'other'),
    _outreaches_to_candidate: outreaches,
    _saved: isSaved,
    _hidden: isHidden,
  };
}
