import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate } from '@silverjobs/contract';
import { asText, type FormValues, idOrNull, textOrNull } from '../editing/form-values.ts';

export type MainJobField = 'sector_id' | 'subsector_id' | 'job_position' | 'experience_years_id';

/** The main job as the form holds it. */
export function mainJobValues({ main_job }: Candidate): FormValues<MainJobField> {
  return {
    sector_id: asText(main_job.sector_id),
    subsector_id: asText(main_job.subsector_id),
    job_position: asText(main_job.job_position),
    experience_years_id: asText(main_job.experience_years_id),
  };
}

/** What its ids are called, whatever lists the page has loaded. */
export function mainJobWords({ main_job }: Candidate): Partial<FormValues<MainJobField>> {
  const { sector, subsector, job_experience } = main_job;
  return {
    ...(sector && { sector_id: sector }),
    ...(subsector && { subsector_id: subsector }),
    ...(job_experience && { experience_years_id: job_experience }),
  };
}

/** Another sector clears the subsector (profile-16). */
export function chooseSector(
  values: FormValues<MainJobField>,
  sectorId: string,
): Partial<FormValues<MainJobField>> {
  if (values.sector_id === sectorId) return {};
  return { sector_id: sectorId, subsector_id: '' };
}

/** The change of the main job. */
export function mainJobChange(values: FormValues<MainJobField>): CandidateChange {
  return {
    main_job: {
      sector_id: idOrNull(values.sector_id),
      subsector_id: idOrNull(values.subsector_id),
      job_position: textOrNull(values.job_position),
      experience_years_id: idOrNull(values.experience_years_id),
    },
    ops: { mode: 'main_job_update' },
  };
}
