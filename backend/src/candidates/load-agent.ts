import type { CandidateAgent } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { candidates } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { loadLookup } from '../lookups/labels.ts';
import { loadCandidate } from './load-candidate.ts';
import { potentialJobIds } from './potential-jobs.ts';

/**
 * Candidate details for the assistants (assistants-17).
 * @throws Failure not_found
 */
export async function loadAgent(db: Database, candidateId: number): Promise<CandidateAgent> {
  const [own] = await db
    .select({ key: candidates.key, createdAt: candidates.createdAt })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  if (!own) throw new Failure('not_found');
  const candidate = await loadCandidate(db, candidateId);
  const name = [candidate.contact.first_name, candidate.contact.last_name].filter(Boolean);
  const jobIds = potentialJobIds(candidate.additional);
  const jobs = await loadLookup(db, 'potential_job');
  const used = candidate.candidate_matching_positions.filter(
    (item) => item.matching_used === 'true',
  );
  const positionIds = used.map((item) => item.positions_id);
  return {
    contact: { name: name.join(' ') || null },
    location: { postal_code: candidate.location.postal_code },
    main_job: {
      job_position: candidate.main_job.job_position,
      job_experience: candidate.main_job.job_experience,
    },
    education: { level: candidate.education.level },
    preferences: { work_load: candidate.preferences.work_load },
    id: candidate.id,
    key: own.key,
    registered_at: own.createdAt.getTime(),
    candidate_matching_positions: candidate.candidate_matching_positions,
    new_positions_auto_id: positionIds,
    positions_auto_id: positionIds,
    position_pattern_id: [],
    potential_jobs: jobs.filter((job) => jobIds.includes(job.id)).map((job) => job.label),
    potential_jobs_id: jobIds,
  };
}
