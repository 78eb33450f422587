import { type CandidateDetail, NO_ID, YES_ID } from '@silverjobs/contract';
import { potentialJobIds } from '../candidates/potential-jobs.ts';
import type { Database } from '../database/database.ts';
import type { ClientRequester } from '../http/requester.ts';
import { type Labels, loadLabels } from '../lookups/labels.ts';
import { loadMatchingPositions } from '../matching/load-positions.ts';
import { findCandidate, loadContactsOf, loadMatchingJobs } from './find-candidate.ts';

type Candidate = Awaited<ReturnType<typeof findCandidate>>['candidate'];

function languagesOf({ additional }: Candidate): string[] {
  const known = [
    additional.language_german === 'true' && 'Deutsch',
    additional.language_english === 'true' && 'Englisch',
    additional.language_other === 'true' && (additional.languages?.trim() || 'weitere Sprache'),
  ];
  return known.flatMap((language) => language || []);
}

/** What a candidate has written of itself, without names of people and employers. */
function profileOf(candidate: Candidate, labels: Labels) {
  const { mainJob, education, preferences } = candidate;
  const subsector = labels('subsector', mainJob.subsector_id);
  return {
    title: mainJob.job_position?.trim() || subsector,
    radius: candidate.radius,
    sector: labels('sector', mainJob.sector_id),
    subsector,
    experience: labels('experience_years', mainJob.experience_years_id),
    education_level: labels('education_level', education.level_id),
    degree: education.degree ?? null,
    more_title: education.more_title ?? null,
    trainings: education.trainings ?? null,
    software: education.software ?? null,
    work_load: labels('work_load_candidate', preferences.work_load_candidate_id),
    honorary: preferences.work_honorary_id === YES_ID,
    // Shown as 'Ja' unless it is 2 (profile-13).
    fully_remote: preferences.work_fully_remote_id !== NO_ID,
    languages: languagesOf(candidate),
    potential_jobs: potentialJobIds(candidate.additional).flatMap(
      (id) => labels('potential_job', id) ?? [],
    ),
  };
}

/**
 * The short profile of a candidate: anonymous unless contact data was shared with the requester.
 * @throws Failure not_found
 */
export async function loadCandidateDetail(
  db: Database,
  requester: ClientRequester,
  id: number,
): Promise<CandidateDetail> {
  const { candidate, city } = await findCandidate(db, requester, id);
  const [labels, positions, contacts, jobs] = await Promise.all([
    loadLabels(db, [
      'sector',
      'subsector',
      'experience_years',
      'education_level',
      'work_load_candidate',
      'potential_job',
    ]),
    loadMatchingPositions(db, id),
    loadContactsOf(db, requester, id),
    loadMatchingJobs(db, requester, id),
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
