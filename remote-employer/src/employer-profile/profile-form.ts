import type { EmployerProfile, EmployerProfileInput, SalutationId } from '@silverjobs/contract';
import { countryOf } from '@silverjobs/contract/countries';
import { readPostalCode, UNKNOWN_POSTAL_CODE } from '@silverjobs/contract/typed-values';
import type { Problem } from '@silverjobs/widgets/form';
import { webUrl } from '@silverjobs/widgets/safe-html';

/** What an employer has typed about itself; ids as text, '' for nothing chosen. */
export interface ProfileForm {
  /** Null until it is chosen. */
  kind: 'private' | 'company' | null;
  profileName: string;
  salutationId: string;
  contactName: string;
  profileDescription: string;
  employerTypeId: string;
  companySizeId: string;
  sectorId: string;
  subsectorId: string;
  profileAgeId: string;
  profileLink: string;
  street: string;
  postalCode: string;
  town: string;
  vatId: string;
}

/** Checks of a stored draft, where a field is no text. */
export const KNOWN_PROFILE_VALUES = {
  kind: (stored: unknown) => stored === null || stored === 'private' || stored === 'company',
};

const idText = (id: number | null) => (id === null ? '' : String(id));

/** The form of what is stored; without a name nobody has chosen yet what kind it is. */
export function formOfClient(client: EmployerProfile): ProfileForm {
  const isNew = !client.isPrivate && !client.profile_name;
  return {
    kind: isNew ? null : client.isPrivate ? 'private' : 'company',
    profileName: client.profile_name ?? '',
    salutationId: idText(client.salutation_id),
    contactName: client.contact_name ?? '',
    profileDescription: client.profile_description ?? '',
    employerTypeId: idText(client.employer_type_id),
    companySizeId: idText(client.company_size_id),
    sectorId: idText(client.sector_id),
    subsectorId: idText(client.subsector_id),
    profileAgeId: idText(client.profile_age_id),
    profileLink: client.profile_link ?? '',
    street: client.street ?? '',
    postalCode: client.postal_code ?? '',
    town: client.town ?? '',
    vatId: client.vat_id ?? '',
  };
}

/** A sector with its part, and the lines of an address: nobody mixes those of two windows. */
export const TOGETHER: readonly (readonly (keyof ProfileForm)[])[] = [
  ['sectorId', 'subsectorId'],
  ['street', 'postalCode', 'town', 'vatId'],
];

/** What its ids are called, whatever lists the page has loaded. */
export function wordsOfClient({ _shown: shown }: EmployerProfile) {
  const { subsector_label, employer_type_label, company_size_label, profile_age_label } = shown;
  return {
    ...(subsector_label && { subsectorId: subsector_label }),
    ...(employer_type_label && { employerTypeId: employer_type_label }),
    ...(company_size_label && { companySizeId: company_size_label }),
    ...(profile_age_label && { profileAgeId: profile_age_label }),
  };
}

/** The address of a web site with its scheme; null for text that is none. */
export function fullLink(typed: string): string | null {
  const text = typed.trim();
  const url = webUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url && /\.[a-z]{2,}/i.test(new URL(url).hostname) ? url : null;
}

/**
 * What the rules of the API do not see: an address that was looked up, a link as people type it.
 * @param knownPlace false when the postal code does not exist
 */
export function moreProblems(form: ProfileForm, knownPlace: boolean): Problem<ProfileForm>[] {
  if (form.kind !== 'company') return [];
  const badLink: Problem<ProfileForm> = {
    field: 'profileLink',
    text: 'Bitte prüfen Sie die Internetadresse, zum Beispiel www.beispiel.de.',
  };
  const badCode: Problem<ProfileForm> = {
    field: 'postalCode',
    text: UNKNOWN_POSTAL_CODE,
  };
  const isLink = form.profileLink.trim() === '' || fullLink(form.profileLink) !== null;
  return [...(isLink ? [] : [badLink]), ...(knownPlace ? [] : [badCode])];
}

/** Fields by the names of the API. */
export const PROFILE_PARAMS = {
  isPrivate: 'kind',
  profile_name: 'profileName',
  contact_name: 'contactName',
  profile_description: 'profileDescription',
  profile_link: 'profileLink',
  postal_code: 'postalCode',
  vat_id: 'vatId',
} as const;

const idOf = (text: string) => (text === '' ? null : Number(text));
const textOf = (text: string) => text.trim() || null;

function salutationOf(text: string): SalutationId | null {
  if (text === '1') return 1;
  return text === '2' ? 2 : null;
}

/** What is sent; the form must be without problems. */
export function clientInput(form: ProfileForm): EmployerProfileInput {
  const shared = {
    isPrivate: form.kind === 'private',
    profile_name: form.profileName.trim(),
    salutation_id: salutationOf(form.salutationId),
    contact_name: textOf(form.contactName),
    profile_description: textOf(form.profileDescription),
  };
  if (form.kind === 'private') {
    return {
      ...shared,
      employer_type_id: null,
      profile_age_id: null,
      company_size_id: null,
      sector_id: null,
      subsector_id: null,
      profile_link: null,
      street: null,
      postal_code: null,
      town: null,
      vat_id: null,
    };
  }
  return {
    ...shared,
    employer_type_id: idOf(form.employerTypeId),
    profile_age_id: idOf(form.profileAgeId),
    company_size_id: idOf(form.companySizeId),
    sector_id: idOf(form.sectorId),
    subsector_id: idOf(form.subsectorId),
    profile_link: fullLink(form.profileLink),
    street: textOf(form.street),
    postal_code: textOf(form.postalCode),
    town: textOf(form.town),
    vat_id: ['AT', 'CH'].includes(countryOf(readPostalCode(form.postalCode)).code)
      ? textOf(form.vatId)
      : null,
  };
}
