import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate } from '@silverjobs/contract';
import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract/constants';
import type { FormValues } from '../editing/form-values.ts';

/** The radius in metres as the form holds it; 10 km as long as none was chosen (profile-34). */
export function radiusValues({ location }: Candidate): FormValues<'radius'> {
  return { radius: String(location.radius ?? RADIUS_DEFAULT_METERS) };
}

/** The change of the radius, in metres. */
export function radiusChange({ radius }: FormValues<'radius'>): CandidateChange {
  return { location: { radius: Number(radius) }, ops: { mode: 'search_radius_update' } };
}
