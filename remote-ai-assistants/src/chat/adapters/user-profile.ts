import type { CandidateAgent, UserProfile } from '@silverjobs/contract';

/** The profile without what is internal to the server: only these fields leave (assistants-7). */
export function userProfileOf({
  contact,
  location,
  main_job,
  education,
  preferences,
}: CandidateAgent): UserProfile {
  return {
    contact: { name: contact.name },
    location: { postal_code: location.postal_code },
    main_job: {
      job_position: main_job.job_position,
      job_experience: main_job.job_experience,
    },
    education: { level: education.level },
    preferences: { work_load: preferences.work_load },
  };
}

/** The longest summary that the job coach takes. */
const SUMMARY_MAX = 2_000;

/**
 * The profile as one line for the job coach: what is known, with commas between (assistants-18).
 */
export function profileSummary(profile: UserProfile): string {
  return [
    profile.contact.name,
    profile.location.postal_code,
    profile.main_job.job_position,
    profile.main_job.job_experience,
    profile.education.level,
    profile.preferences.work_load,
  ]
    .filter((value) => value !== null && value.trim() !== '')
    .join(', ')
    .slice(0, SUMMARY_MAX);
}
