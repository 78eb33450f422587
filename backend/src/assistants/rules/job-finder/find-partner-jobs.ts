import type { MatchedJob, PartnerJob } from '@silverjobs/contract';
import { listPartnerJobs } from '../../../partner-jobs/list-partner-jobs.ts';
import type { Conversation } from '../../engine.ts';
import type { SearchCriteria } from './find-jobs/search-criteria.ts';
import { isAtTimes, isUnwanted, jobText, timesText } from './job-facts.ts';
import { scoreJob } from './score-job.ts';

/** Newest ones that are looked at. */
const MOST_SEEN = 100;

/** Number of a partner's job among those that a conversation has shown: below zero. */
const shownNumber = ({ id }: Pick<PartnerJob, 'id'>): number => -id;

const factsOf = ({ title, description }: PartnerJob, { positionIds }: SearchCriteria) => ({
  text: jobText(title, description),
  positions: '',
  positionIds,
  jobType: null,
  payHint: null,
});

function matchOf(job: PartnerJob, criteria: SearchCriteria): MatchedJob {
  const { id, title, employer, source, description, location_label: location, url } = job;
  const head = [title, employer && `Arbeitgeber: ${employer}`, `Quelle: ${source}`];
  const { times = [], kinds = [], pay } = criteria;
  const when = times.length > 0 ? timesText(factsOf(job, criteria), times) : null;
  const { score, reasons } = scoreJob({
    place: 0,
    isAnyWork: false,
    isMain: true,
    position: title,
    isExperience: false,
    km: null,
    radiusKm: null,
    workload: criteria.workload,
    hours: null,
    named: when ? [when] : [],
    // Partners do not tell hours, kind and pay in a form that can be compared.
    untold: kinds.length + (pay ? 1 : 0) + (times.length > 0 && !when ? 1 : 0),
  });
  return {
    id: `partner-${id}`,
    score,
    metadata: {
      text: [...head, description].filter(Boolean).join('\n'),
      ...(location && { location }),
      link: url,
      jobCategory: `Quelle: ${source}`,
      reasons: reasons.map(({ text }) => text.slice(0, 200)),
    },
  };
}

/**
 * Jobs of partners for a wish, the newest first; 'Apply Now' leads to the partner (jobs-100). Without
 * a named work there are none.
 * @param shown numbers of those that the conversation has shown already
 */
export async function findPartnerJobs(
  { db, now }: Conversation,
  criteria: SearchCriteria,
  most: number,
  shown: readonly number[],
): Promise<{ readonly matches: MatchedJob[]; readonly shown: number[] }> {
  const { positionIds, place, excluded = [], times = [] } = criteria;
  if (positionIds.length === 0) return { matches: [], shown: [] };
  const filter = { positionIds, locationId: place.locationId };
  const found = await listPartnerJobs(db, filter, now, { limit: MOST_SEEN });
  const jobs = found
    .filter((job) => !shown.includes(shownNumber(job)))
    .filter((job) => {
      const facts = factsOf(job, criteria);
      return !isUnwanted(facts, excluded) && isAtTimes(facts, times);
    })
    .slice(0, most);
  return { matches: jobs.map((job) => matchOf(job, criteria)), shown: jobs.map(shownNumber) };
}
