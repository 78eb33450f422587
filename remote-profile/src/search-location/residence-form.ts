import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate, WhereOption } from '@silverjobs/contract';
import { POSTAL_CODE } from '@silverjobs/contract/countries';
import { placeOfLocationLabel } from '@silverjobs/contract/location-label';
import { readPostalCode } from '@silverjobs/contract/typed-values';
import { asText, type FormValues, textOrNull } from '../editing/form-values.ts';

export type ResidenceField = 'postal_code' | 'town' | 'street';

/** Where the candidate lives, as the form holds it. */
export function residenceValues({ location }: Candidate): FormValues<ResidenceField> {
  return {
    postal_code: asText(location.postal_code),
    town: asText(location.town ?? null),
    street: asText(location.street),
  };
}

/** Whether a postal code is complete, so that its place can be looked up. */
export function isPostalCode(value: string): boolean {
  return POSTAL_CODE.test(readPostalCode(value));
}

/** The change of the residence. */
export function residenceChange(values: FormValues<ResidenceField>): CandidateChange {
  return {
    location: {
      postal_code: textOrNull(values.postal_code),
      town: textOrNull(values.town),
      street: textOrNull(values.street),
    },
    ops: { mode: 'search_location_update' },
  };
}

/**
 * The place of a postal code from what the location search found for it: '50667 Köln'.
 * @returns null when it is none
 */
export function placeOfCode(
  options: readonly WhereOption[] | undefined,
  code: string,
): string | null {
  const option = options?.find(({ type, pattern }) => type === 'postal_code' && pattern === code);
  return option ? placeOfLocationLabel(option.label) : null;
}
