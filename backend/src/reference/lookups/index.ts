import type { Lookups } from '../types.ts';
import * as options from './options.ts';
import { sectors, subsectors } from './sectors.ts';

/** All choices of the product's lists (formats-21). */
export const lookups: Lookups = {
  sector: sectors,
  subsector: subsectors,
  experience_years: options.experienceYears,
  employer_years: options.employerYears,
  education_level: options.educationLevels,
  work_load_candidate: options.candidateWorkLoads,
  work_load: options.workLoads,
  job_type: options.jobTypes,
  homeoffice: options.homeofficeLevels,
  radius: options.radii,
  alert_config: options.alertConfigs,
  employer_type: options.employerTypes,
  company_size: options.companySizes,
  profile_age: options.profileAges,
  salutation: options.salutations,
  potential_job: options.potentialJobs,
};
