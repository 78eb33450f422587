import type { PositionRow } from '../../reference/types.ts';
import type { EmployerRow } from '../employers/types.ts';
import { headings, privateHeadings } from './common-texts.ts';
import type { FeaturedJob } from './featured-job.ts';
import { escapeText, p, section, strong } from './html.ts';
import type { JobDemandRow } from './types.ts';

const dayMs = 86_400_000;

function description(job: FeaturedJob, isPrivate: boolean): string {
  const offer = job.pay === null ? job.offer : [strong(job.pay), ...job.offer];
  return (
    p(escapeText(job.lead)) +
    section(isPrivate ? privateHeadings.tasks[0] : headings.tasks[0], job.tasks) +
    section(isPrivate ? privateHeadings.bring[0] : headings.bring[0], job.bring) +
    section(headings.offer[isPrivate ? 1 : 0], offer) +
    p(escapeText(job.closing))
  );
}

/**
 * Hand-written job demands as rows, published in the days before `now`.
 * @param employers of these jobs, counted from 1 by their `clientId`
 */
export function featuredRows(
  jobs: readonly FeaturedJob[],
  employers: readonly EmployerRow[],
  positionsById: ReadonlyMap<number, PositionRow>,
  { now, firstId = 1 }: { now: Date; firstId?: number },
): JobDemandRow[] {
  return jobs.map((job, index) => {
    const employer = employers[job.clientId - 1];
    const position = positionsById.get(job.positionId);
    if (employer === undefined || position === undefined) {
      throw new RangeError(`featuredRows: job ${index + 1} has no employer or position`);
    }
    return {
      id: firstId + index,
      title: job.title,
      client_id: employer.id,
      position_id: job.positionId,
      position_ids: [job.positionId],
      potential_job_id: position.potential_job_id,
      postal_code: employer.postal_code,
      radius: job.radiusKm * 1000,
      work_load_id: job.workLoadId,
      job_type_id: job.jobTypeId,
      homeoffice_id: job.homeofficeId,
      description: description(job, employer.isPrivate),
      pay_hint: job.pay,
      status: 'active',
      created_at: new Date(now.getTime() - job.daysAgo * dayMs),
    };
  });
}
