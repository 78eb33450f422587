import * as z from 'zod/mini';
import type { CV_FIELDS } from '../constants.ts';
import { chosen, orEmpty, phoneNumber, postalCode, shortText } from './rules.ts';

const CHOOSE = 'Bitte wählen Sie einen Wert aus';

/** Long texts of the profile, such as trainings. */
export const PROFILE_TEXT_MAX_LENGTH = 2_000;

/** Names and telephone. */
export const contactRules = {
  first_name: shortText(100),
  last_name: shortText(100),
  phone: phoneNumber,
};
export const contactDataForm = z.object(contactRules);

/** Languages beside German and English. */
export const traitsForm = z.object({ languages: shortText(500) });

/** Sector and subsector are required (profile-15). */
export const mainJobForm = z.object({
  sector_id: chosen(CHOOSE),
  subsector_id: chosen(CHOOSE),
  job_position: shortText(200),
});

/** The last or the previous employer. */
export const employerForm = z.object({
  employer_name: shortText(200),
  employer_department: shortText(200),
});

export const degreeForm = z.object({ degree: shortText(500), more_title: shortText(500) });

export const trainingsForm = z.object({
  trainings: shortText(PROFILE_TEXT_MAX_LENGTH),
  software: shortText(PROFILE_TEXT_MAX_LENGTH),
});

/** The postal code of the residence. */
export const residenceCode = postalCode(
  'Bitte geben Sie Ihre Postleitzahl ein, zum Beispiel 50667, A-5020 oder CH-4051.',
);

/** One of the towns of a postal code. */
export const townRule = shortText(200);

export const residenceForm = z.object({
  postal_code: orEmpty(residenceCode),
  town: townRule,
  street: shortText(200),
});

/** The second and the third question of the first steps (guide-12). */
export const firstPlaceForm = z.object({ postal_code: residenceCode, town: townRule });
export const firstWishForm = z.object({
  radius: chosen(CHOOSE),
  work_load_candidate_id: chosen(CHOOSE),
});

/** What the profile takes of what a CV says: what it would refuse is not proposed (profile-40). */
export const cvFieldRules = {
  first_name: contactRules.first_name,
  last_name: contactRules.last_name,
  phone: contactRules.phone,
  street: residenceForm.shape.street,
  postal_code: residenceCode,
  job_position: mainJobForm.shape.job_position,
  last_employer: employerForm.shape.employer_name,
  previous_employer: employerForm.shape.employer_name,
  degree: degreeForm.shape.degree,
  trainings: trainingsForm.shape.trainings,
  software: trainingsForm.shape.software,
  languages: traitsForm.shape.languages,
} satisfies Record<(typeof CV_FIELDS)[number], unknown>;
