import type { OwnClient, OwnClientInput, SalutationId } from '@silverjobs/contract';
import { webUrl } from '@silverjobs/widgets/safe-html';

/** What an employer has typed about itself; ids as text, '' for nothing chosen. */
export interface ProfileForm {
  /** Null until it is chosen. */
  kind: 'private' | 'company' | null;
  profileName: string;
  salutationId: string;
  contactName: string;
  employerTypeId: string;
  profileAgeId: string;
  companySizeId: string;
  sectorId: string;
  subsectorId: string;
  profileLink: string;
  profileDescription: string;
  street: string;
  postalCode: string;
}

export type ProfileField = keyof ProfileForm;

export interface ProfileProblem {
  field: ProfileField;
  text: string;
}

export const DESCRIPTION_MAX_LENGTH = 5_000;
const NAME_MAX_LENGTH = 200;
const LINK_MAX_LENGTH = 500;

const TEXTS = [
  'profileName',
  'salutationId',
  'contactName',
  'employerTypeId',
  'profileAgeId',
  'companySizeId',
  'sectorId',
  'subsectorId',
  'profileLink',
  'profileDescription',
  'street',
  'postalCode',
] as const;

const idText = (id: number | null) => (id === null ? '' : String(id));

/** The form of what is stored; without a name nobody has chosen yet what kind it is. */
export function formOfClient(client: OwnClient): ProfileForm {
  const isNew = !client.isPrivate && !client.profile_name;
  return {
    kind: isNew ? null : client.isPrivate ? 'private' : 'company',
    profileName: client.profile_name ?? '',
    salutationId: idText(client.salutation_id),
    contactName: client.contact_name ?? '',
    employerTypeId: idText(client.employer_type_id),
    profileAgeId: idText(client.profile_age_id),
    companySizeId: idText(client.company_size_id),
    sectorId: idText(client.sector_id),
    subsectorId: idText(client.subsector_id),
    profileLink: client.profile_link ?? '',
    profileDescription: client.profile_description ?? '',
    street: client.street ?? '',
    postalCode: client.postal_code ?? '',
  };
}

/** A stored draft; null when it is none. */
export function parseProfileForm(value: unknown): ProfileForm | null {
  if (typeof value !== 'object' || value === null) return null;
  const draft = value as Record<string, unknown>;
  const isText = (field: string) => {
    const text = draft[field];
    return typeof text === 'string' && text.length <= 2 * DESCRIPTION_MAX_LENGTH;
  };
  if (!TEXTS.every(isText)) return null;
  const { kind } = draft;
  if (kind !== null && kind !== 'private' && kind !== 'company') return null;
  return draft as unknown as ProfileForm;
}

/** The address of a web site with its scheme; null for text that is none. */
export function fullLink(typed: string): string | null {
  const text = typed.trim();
  const url = webUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url && /\.[a-z]{2,}/i.test(new URL(url).hostname) ? url : null;
}

function missing(field: ProfileField, value: string, text: string): ProfileProblem[] {
  return value.trim() === '' ? [{ field, text }] : [];
}

function tooLong(field: ProfileField, value: string, most: number): ProfileProblem[] {
  const over = value.trim().length - most;
  return over > 0 ? [{ field, text: `Bitte kürzen Sie den Text um ${over} Zeichen.` }] : [];
}

function companyProblems(form: ProfileForm, knownPlace: boolean): ProfileProblem[] {
  const hasCode = /^\d{5}$/.test(form.postalCode.trim());
  const link = form.profileLink.trim();
  const badLink: ProfileProblem = {
    field: 'profileLink',
    text: 'Bitte prüfen Sie die Internetadresse, zum Beispiel www.beispiel.de.',
  };
  const badCode: ProfileProblem = {
    field: 'postalCode',
    text: hasCode
      ? 'Diese Postleitzahl gibt es nicht.'
      : 'Bitte geben Sie die Postleitzahl mit fünf Ziffern ein.',
  };
  return [
    ...missing('contactName', form.contactName, 'Bitte nennen Sie eine Ansprechperson.'),
    ...(link === '' || fullLink(link) ? [] : [badLink]),
    ...tooLong('profileLink', link, LINK_MAX_LENGTH),
    ...missing('street', form.street, 'Bitte geben Sie Straße und Hausnummer ein.'),
    ...(hasCode && knownPlace ? [] : [badCode]),
  ];
}

/**
 * What is missing or wrong.
 * @param knownPlace false when the postal code does not exist
 */
export function profileProblems(form: ProfileForm, knownPlace: boolean): ProfileProblem[] {
  if (form.kind === null) {
    return [{ field: 'kind', text: 'Bitte wählen Sie, für wen Sie suchen.' }];
  }
  return [
    ...missing('profileName', form.profileName, 'Bitte geben Sie einen Namen ein.'),
    ...tooLong('profileName', form.profileName, NAME_MAX_LENGTH),
    ...(form.kind === 'company' ? companyProblems(form, knownPlace) : []),
    ...tooLong('profileDescription', form.profileDescription, DESCRIPTION_MAX_LENGTH),
  ];
}

const idOf = (text: string) => (text === '' ? null : Number(text));
const textOf = (text: string) => text.trim() || null;

function salutationOf(text: string): SalutationId | null {
  if (text === '1') return 1;
  return text === '2' ? 2 : null;
}

/** What is sent; the form must be without problems. */
export function clientInput(form: ProfileForm): OwnClientInput {
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
  };
}
