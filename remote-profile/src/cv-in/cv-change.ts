import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate, CvField, CvFieldName } from '@silverjobs/contract';
import { cvFieldRules } from '@silverjobs/contract/forms/profile';
import { otherLanguages } from '@silverjobs/contract/other-languages';
import { languagesText } from '../facts/languages.ts';

/** What somebody confirms: a field of the profile and the value that it gets. */
export type Confirmed = Pick<CvField, 'field' | 'value'>;

/** What a field is called. */
export const LABELS: Readonly<Record<CvFieldName, string>> = {
  first_name: 'Vorname',
  last_name: 'Nachname',
  phone: 'Telefon',
  street: 'Straße',
  postal_code: 'Postleitzahl',
  job_position: 'Hauptberuf',
  last_employer: 'Letzter Arbeitgeber',
  previous_employer: 'Vorheriger Arbeitgeber',
  degree: 'Ausbildung',
  trainings: 'Fortbildungen',
  software: 'Kenntnisse und Programme',
  languages: 'Sprachen',
};

/** Why a value cannot be taken over; null: it can. */
export function problemOf({ field, value }: Confirmed): string | null {
  if (value.trim() === '') return 'Bitte geben Sie etwas ein.';
  const result = cvFieldRules[field].safeParse(value);
  return result.success ? null : (result.error.issues[0]?.message ?? null);
}

/** What the profile says now; null for nothing. */
export function currentOf(candidate: Candidate, field: CvFieldName): string | null {
  const { contact, location, main_job, education, display, additional } = candidate;
  const current: Readonly<Record<CvFieldName, string | null>> = {
    first_name: contact.first_name,
    last_name: contact.last_name,
    phone: contact.phone,
    street: location.street,
    postal_code: location.postal_code,
    job_position: main_job.job_position,
    last_employer: display.last_employer.employer_name,
    previous_employer: display.previous_employer.employer_name,
    degree: education.degree,
    trainings: education.trainings,
    software: education.software,
    languages: languagesText(additional),
  };
  return current[field]?.trim() || null;
}

const digitsOnly = (text: string) => text.replace(/[^+\d]/g, '').replace(/^\+49|^0049/, '0');

/** Whether the profile says the same already. */
export function isSame(candidate: Candidate, { field, value }: Confirmed): boolean {
  const current = currentOf(candidate, field);
  if (current === null) return false;
  const plain =
    field === 'phone'
      ? digitsOnly
      : (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
  return plain(current) === plain(value);
}

const has = (value: string, language: string) => value.toLowerCase().includes(language);

function changeOf({ field, value }: Confirmed): CandidateChange {
  switch (field) {
    case 'first_name':
    case 'last_name':
    case 'phone':
      return { contact: { [field]: value }, ops: { mode: 'contact_data_update' } };
    case 'street':
    case 'postal_code':
      return { location: { [field]: value }, ops: { mode: 'search_location_update' } };
    case 'job_position':
      return { main_job: { job_position: value }, ops: { mode: 'main_job_update' } };
    case 'last_employer':
    case 'previous_employer':
      return {
        display: { [field]: { employer_name: value } },
        ops: { mode: `${field}_update` },
      };
    case 'degree':
      return { education: { degree: value }, ops: { mode: 'education_degree_update' } };
    case 'trainings':
    case 'software':
      return { education: { [field]: value }, ops: { mode: 'trainings_software_update' } };
    case 'languages': {
      const other = otherLanguages(value);
      return {
        preferences: {},
        additional: {
          language_german: has(value, 'deutsch') ? 'true' : 'false',
          language_english: has(value, 'englisch') ? 'true' : 'false',
          language_other: other ? 'true' : 'false',
          languages: other || null,
        },
        ops: { mode: 'personal_preferences_update' },
      };
    }
  }
}

/** The changes that confirmed fields are, those of one section together. */
export function changesOf(confirmed: readonly Confirmed[]): CandidateChange[] {
  const changes = new Map<string, CandidateChange>();
  for (const one of confirmed) {
    const change = changeOf({ ...one, value: one.value.trim() });
    const known = changes.get(change.ops.mode);
    changes.set(change.ops.mode, {
      ...change,
      ...(change.contact && { contact: { ...known?.contact, ...change.contact } }),
      ...(change.location && { location: { ...known?.location, ...change.location } }),
      ...(change.education && { education: { ...known?.education, ...change.education } }),
    });
  }
  return [...changes.values()];
}
