import {
  type EmployerProfile,
  jobHtmlToText,
  jobTextToHtml,
  type ParsedBodyOf,
} from '@silverjobs/contract';
import { countryOf } from '@silverjobs/contract/countries';
import type { ClientRequester } from '../http/requester.ts';
import { refuseStale } from '../http/version.ts';
import { requirePostalCode } from '../locations/find-postal-code.ts';
import { checkChoices } from '../lookups/check-choices.ts';
import { keptTown } from '../reference/towns/towns.ts';
import type { Services } from '../services.ts';
import { changeEmployer } from './change-employer.ts';
import type { ClientRow } from './client-of.ts';
import { findEmployerProfile, loadEmployerProfile } from './load-employer-profile.ts';

type Input = ParsedBodyOf<'PUT /client'>;

/** Text that was not changed keeps the formats that it came with. */
function descriptionOf(text: string | null, stored: string | null): string | null {
  if (!text?.trim()) return null;
  if (stored !== null && jobHtmlToText(stored) === text.trim()) return stored;
  return jobTextToHtml(text);
}

function columnsOf(input: Input, stored: ClientRow): Partial<ClientRow> {
  const shared = {
    isPrivate: input.isPrivate,
    profileName: input.profile_name,
    salutationId: input.salutation_id,
    contactName: input.contact_name,
    profileDescription: descriptionOf(input.profile_description, stored.profileDescription),
    street: input.street,
    postalCode: input.postal_code,
  };
  // Of a private employer nothing of this is asked or shown.
  if (input.isPrivate) {
    const nothing = { profileAgeId: null, companySizeId: null, subsectorId: null };
    const employerTypeId = stored.isPrivate ? stored.employerTypeId : null;
    return { ...shared, ...nothing, employerTypeId, profileLink: null };
  }
  return {
    ...shared,
    employerTypeId: input.employer_type_id,
    profileAgeId: input.profile_age_id,
    companySizeId: input.company_size_id,
    subsectorId: input.subsector_id,
    profileLink: input.profile_link,
  };
}

/** The number for VAT belongs to the address; a page from before says none. */
function vatIdOf({ isPrivate, postal_code, vat_id }: Input, { vatId }: ClientRow) {
  const { code } = countryOf(postal_code);
  const isAbroad = code === 'AT' || code === 'CH';
  return { vatId: isPrivate || !isAbroad ? null : vat_id === undefined ? vatId : vat_id };
}

/**
 * Writes the employer's profile.
 * @throws Failure validation.failed for a choice or postal code that does not exist, version.stale,
 * conflict for a kind that is fixed
 */
export async function saveEmployerProfile(
  { db: database }: Services,
  { clientId }: ClientRequester,
  input: Input,
): Promise<EmployerProfile> {
  return database.transaction(async (db) => {
    const stored = await findEmployerProfile(db, clientId, { lock: true });
    await refuseStale(input.version, () => loadEmployerProfile(db, clientId));
    await checkChoices(db, [
      ['employer_type', 'employer_type_id', input.employer_type_id],
      ['profile_age', 'profile_age_id', input.profile_age_id],
      ['company_size', 'company_size_id', input.company_size_id],
      ['subsector', 'subsector_id', input.subsector_id],
    ]);
    const { postal_code: code, town: chosen = null } = input;
    const place = code === null ? null : await requirePostalCode(db, code, 'postal_code');
    const town = place && keptTown(place.code, place.place, chosen);
    await changeEmployer(db, stored, {
      ...columnsOf(input, stored),
      town,
      ...vatIdOf(input, stored),
    });
    return loadEmployerProfile(db, clientId);
  });
}
