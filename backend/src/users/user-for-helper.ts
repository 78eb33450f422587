import type { User } from '@silverjobs/contract';
import type { ActingHelper } from '../http/requester.ts';

/**
 * What a helper gets to know of the candidate's account: the name, the wishes that searching needs, and
 * nothing of telephone, address, career or plan (account-71).
 */
export function userForHelper(user: User, helper: ActingHelper): User {
  const { email, permissions } = helper;
  const { _candidate: candidate } = user;
  const { first_name, last_name } = candidate?.contact ?? {};
  const name = [first_name, last_name].filter(Boolean).join(' ').trim();
  return {
    id: user.id,
    email,
    role: user.role,
    candidate_id: user.candidate_id,
    client_id: null,
    helps: { name: name || 'eine Person', permissions: [...permissions] },
    plan_label: null,
    plan_type: 'free',
    plan_end_date: null,
    isPaidUser: false,
    message_mail: false,
    display: null,
    jobs_current_month: 0,
    _candidate: candidate && {
      ...candidate,
      contact: { ...candidate.contact, phone: null, email, complete: false },
      location: { ...candidate.location, street: null },
      display: {
        ...candidate.display,
        last_employer: NO_EMPLOYER,
        previous_employer: NO_EMPLOYER,
        work_experience: null,
      },
      main_job: { ...candidate.main_job, job_position: null },
      education: {
        level_id: null,
        level: null,
        degree: null,
        more_title: null,
        trainings: null,
        software: null,
      },
    },
    _client: null,
  };
}

const NO_EMPLOYER = {
  employer_name: null,
  employer_department: null,
  employer_years_id: null,
  employer_years: null,
};
