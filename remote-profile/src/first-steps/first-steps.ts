import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate } from '@silverjobs/contract';
import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract/constants';
import { asText, idOrNull, textOrNull } from '../editing/form-values.ts';

/** The three questions, and the end (guide-12). */
export const STEPS = ['work', 'place', 'wishes', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** The first question that the profile leaves open; all over again where it leaves none. */
export function firstOpen({ main_job, location, preferences }: Candidate): Step {
  if (!main_job.job_position && !main_job.position_ids?.length) return 'work';
  if (!location.postal_code) return 'place';
  if (preferences.work_load_candidate_id === null || location.radius === null) return 'wishes';
  return 'work';
}

/** Where somebody lives. */
export type PlaceValues = { postal_code: string; town: string };
export const placeValues = ({ location }: Candidate): PlaceValues => ({
  postal_code: asText(location.postal_code),
  town: asText(location.town ?? null),
});
export const placeChange = ({ postal_code, town }: PlaceValues): CandidateChange => ({
  location: { postal_code: textOrNull(postal_code), town: textOrNull(town) },
  ops: { mode: 'search_location_update' },
});

/** How far, how much, paid or not, and where. */
export type WishValues = {
  radius: string;
  work_load_candidate_id: string;
  work_honorary_id: string;
  work_fully_remote_id: string;
};
export const wishValues = ({ location, preferences }: Candidate): WishValues => ({
  radius: String(location.radius ?? RADIUS_DEFAULT_METERS),
  work_load_candidate_id: asText(preferences.work_load_candidate_id),
  work_honorary_id: asText(preferences.work_honorary_id),
  work_fully_remote_id: asText(preferences.work_fully_remote_id),
});
/** Ids of what is asked with three answers; the server knows them as YES_ID, NO_ID and ONLY_ID. */
const choice = (value: string) => ([1, 2, 3] as const).find((id) => String(id) === value) ?? null;
export const radiusChange = ({ radius }: WishValues): CandidateChange => ({
  location: { radius: Number(radius) },
  ops: { mode: 'search_radius_update' },
});
export const workLoadChange = (values: WishValues): CandidateChange => ({
  preferences: {
    work_load_candidate_id: idOrNull(values.work_load_candidate_id),
    work_honorary_id: choice(values.work_honorary_id),
    work_fully_remote_id: choice(values.work_fully_remote_id),
  },
  additional: {},
  ops: { mode: 'personal_preferences_update' },
});
