import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate } from '@silverjobs/contract';
import { asText, type FormValues, idOrNull, textOrNull } from '../editing/form-values.ts';

export type DegreeField = 'level_id' | 'degree' | 'more_title';
export type TrainingsField = 'trainings' | 'software';

/** Degree and profession as the form holds them. */
export function degreeValues({ education }: Candidate): FormValues<DegreeField> {
  return {
    level_id: asText(education.level_id),
    degree: asText(education.degree),
    more_title: asText(education.more_title),
  };
}

/** The change of degree and profession; everything is optional (profile-18). */
export function degreeChange(values: FormValues<DegreeField>): CandidateChange {
  return {
    education: {
      level_id: idOrNull(values.level_id),
      degree: textOrNull(values.degree),
      more_title: textOrNull(values.more_title),
    },
    ops: { mode: 'education_degree_update' },
  };
}

/** Trainings and programs as the form holds them. */
export function trainingsValues({ education }: Candidate): FormValues<TrainingsField> {
  return { trainings: asText(education.trainings), software: asText(education.software) };
}

/** The change of trainings and programs. */
export function trainingsChange(values: FormValues<TrainingsField>): CandidateChange {
  return {
    education: { trainings: textOrNull(values.trainings), software: textOrNull(values.software) },
    ops: { mode: 'trainings_software_update' },
  };
}
