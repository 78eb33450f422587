import type { MatchedJob, PartnerJob } from '@silverjobs/contract';
import { listPartnerJobs } from '../../../partner-jobs/list-partner-jobs.ts';
import type { Conversation } from '../../engine.ts';
import type { SearchCriteria } from './find-jobs.ts';

/** Partners say too little of hours and tasks to weigh a job finely. */
const SCORE = 0.5;
/** Newest ones that are looked at. */
const MOST_SEEN = 100;

/** Number of a partner's job among those that a conversation has shown: below zero. */
const shownNumber = ({ id }: Pick<PartnerJob, 'id'>): number => -id;

function matchOf(job: PartnerJob): MatchedJob {
  const { id, title, employer, source, description, location_label: location, url } = job;
  const head = [title, employer && `Arbeitgeber: ${employer}`, `Quelle: ${source}`];
  return {
    id: `partner-${id}`,
    score: SCORE,
    metadata: {
      text: [...head, description].filter(Boolean).join('\n'),
      ...(location && { location }),
      link: url,
      jobCategory: `Quelle: ${source}`,
    },
  };
}

/**
 * Jobs of partners for a wish, the newest first; 'Apply Now' leads to the partner (jobs-100).
 * @param shown numbers of those that the conversation has shown already
 */
export async function findPartnerJobs(
  { db, now }: Conversation,
  { positionIds, place }: SearchCriteria,
  most: number,
  shown: readonly number[],
): Promise<{ readonly matches: MatchedJob[]; readonly shown: number[] }> {
  const filter = { positionIds, locationId: place.locationId };
  const found = await listPartnerJobs(db, filter, now, { limit: MOST_SEEN });
  const jobs = found.filter((job) => !shown.includes(shownNumber(job))).slice(0, most);
  return { matches: jobs.map(matchOf), shown: jobs.map(shownNumber) };
}
