import { type CandidateDetail, NO_ID, YES_ID } from '@silverjobs/contract';
import { anonymised } from '@silverjobs/contract/anonymity';
import { otherLanguages } from '@silverjobs/contract/other-languages';
import { potentialJobIds } from '../candidates/potential-jobs.ts';
import type { Database } from '../database/database.ts';
import type { Requester } from '../http/requester.ts';
import { type Labels, loadLabels } from '../lookups/labels.ts';
import { loadMatchingPositions } from '../matching/load-positions.ts';
import {
  findCandidate,
  findOwnCandidate,
  loadContactsOf,
  loadMatchingJobs,
} from './find-candidate.ts';
import { personOf } from './known-person.ts';

type Candidate = Awaited<ReturnType<typeof findCandidate>>['candidate'];
/** A text as employers see it. */
type Shown = (text: string | null | undefined) => string | null;

function languagesOf({ additional }: Candidate, shown: Shown): string[] {
  const known = [
    additional.language_german === 'true' && 'Deutsch',
    additional.language_english === 'true' && 'Englisch',
    additional.language_other === 'true' &&
      (shown(otherLanguages(additional.languages)) ?? 'weitere Sprache'),
  ];
  return known.flatMap((language) => language || []);
}

/** What a candidate has written of itself, without anything that names it (employers-39). */
function profileOf(candidate: Candidate, labels: Labels) {
  const { mainJob, education, preferences } = candidate;
  const person = personOf(candidate);
  const shown: Shown = (text) => anonymised(text, person);
  const subsector = labels('subsector', mainJob.subsector_id);
  return {
    title: shown(mainJob.job_position) ?? subsector,
    radius: candidate.radius,
    sector: labels('sector', mainJob.sector_id),
    subsector,
    experience: labels('experience_years', mainJob.experience_years_id),
    education_level: labels('education_level', education.level_id),
    degree: shown(education.degree),
    more_title: shown(education.more_title),
    trainings: shown(education.trainings),
    software: shown(education.software),
    work_load: labels('work_load_candidate', preferences.work_load_candidate_id),
    honorary: preferences.work_honorary_id === YES_ID,
    // Shown as 'Ja' unless it is 2 (profile-13).
    fully_remote: preferences.work_fully_remote_id !== NO_ID,
    languages: languagesOf(candidate, shown),
    potential_jobs: potentialJobIds(candidate.additional).flatMap(
      (id) => labels('potential_job', id) ?? [],
    ),
  };
}

/** What an employer knows of a candidate beside the profile; nothing for the candidate itself. */
async function loadRelation(db: Database, requester: Requester, id: number) {
  if (requester.clientId === null) return { contacts: [], jobs: [] };
  const client = { ...requester, clientId: requester.clientId };
  const [contacts, jobs] = await Promise.all([
    loadContactsOf(db, client, id),
    loadMatchingJobs(db, client, id),
  ]);
  return { contacts, jobs };
}

function findShown(db: Database, requester: Requester, id: number) {
  return requester.clientId === null
    ? findOwnCandidate(db, requester, id)
    : findCandidate(db, { ...requester, clientId: requester.clientId }, id);
}

/**
 * The short profile of a candidate: anonymous unless contact data was shared with the requester.
 * Candidates see their own as an employer does that they have sent nothing to (profile-5).
 * @throws Failure not_found
 */
export async function loadCandidateDetail(
  db: Database,
  requester: Requester,
  id: number,
): Promise<CandidateDetail> {
  const { candidate, city } = await findShown(db, requester, id);
  const [labels, positions, { contacts, jobs }] = await Promise.all([
    loadLabels(db),
    loadMatchingPositions(db, id),
    loadRelation(db, requester, id),
  ]);
  const shared = contacts.find(({ contactData }) => contactData !== 'anonymous');
  const about = new Set(contacts.map(({ jobId }) => jobId));
  return {
    id,
    city,
    ...profileOf(candidate, labels),
    positions: positions
      .filter(({ matching_used: used }) => used === 'true')
      .map(({ label }) => label),
    searching: candidate.status === 'active_visible',
    contact_data: shared?.contactData ?? 'anonymous',
    contacts: contacts.map((contact) => ({
      communication_id: contact.id,
      type: contact.type,
      job_demand_id: contact.jobId,
      job_title: contact.jobTitle,
      created_at: contact.createdAt.getTime(),
    })),
    jobs: jobs.filter((job) => !about.has(job.id)),
  };
}
